import { Link } from 'react-router'
import { hoursWords } from '../../../src/i18n/hours.ts'
import type { Rule } from '../../../src/shared/rules/policy.ts'
import { useBook } from '../../books.ts'
import { Notice } from '../../parts/notice.tsx'
import { Panel } from '../../parts/panel.tsx'
import { WeekPicture } from './week-picture.tsx'

/** Somebody else has saved other times meanwhile: which of the two is to stay. */
export function StaleHours({ rules, takeNewest }: { rules: readonly Rule[]; takeNewest: () => void }) {
  const say = useBook(hoursWords)
  return (
    <Notice
      tone="warning"
      title={say('stale.title')}
      live
      action={
        <Link to="." onClick={takeNewest}>
          {say('stale.newest')}
        </Link>
      }
    >
      <p>{say('stale.text')}</p>
      {/* closed, because with it the notice is taller than a phone */}
      <Panel title={say('stale.see')}>
        <WeekPicture rules={rules} />
      </Panel>
    </Notice>
  )
}
