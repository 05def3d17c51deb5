import { useState } from 'react'
import { listWords } from '../../src/i18n/lists.ts'
import { useBook } from '../books.ts'
import { Icon } from '../pictures/icon.tsx'

/** On a phone, what unfolds the filters of a list and what is done with it; open at first where a filter is set. */
export function FilterFold({ set, open }: { set: number; open: boolean }) {
  const say = useBook(listWords)
  const [opened] = useState(open)
  return (
    <details className="filter-fold" open={opened}>
      <summary>
        {set > 0 ? say('lists.filters_set', { count: set }) : say('lists.filters')}
        <Icon name="chevron-down" />
      </summary>
    </details>
  )
}
