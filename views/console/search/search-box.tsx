import type { RefObject } from 'react'
import { Form, useSearchParams } from 'react-router'
import { consoleWords } from '../../../src/i18n/console.ts'
import { search } from '../../../src/shared/parent-lists.ts'
import { useBook } from '../../books.ts'
import { Icon } from '../../pictures/icon.tsx'

/** Leads to the results; a plain form before its script. */
export function SearchBox({ box }: { box?: RefObject<HTMLInputElement | null> }) {
  const say = useBook(consoleWords)
  const [asked] = useSearchParams()
  return (
    <search className="search-box" aria-label={say('admin.search')}>
      <Form action="/admin/tim-kiem">
        <Icon name="search" />
        <input
          ref={box}
          className="input"
          type="search"
          name="q"
          maxLength={search.q.schema.maxLength}
          aria-label={say('admin.search_for')}
          placeholder={say('admin.search_for')}
          defaultValue={asked.get('q') ?? ''}
        />
      </Form>
    </search>
  )
}
