import { parentPageWords } from '../../../src/i18n/parent-page.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { useBook } from '../../books.ts'
import { Badge } from '../../parts/badge.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { Money } from '../../parts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { Overview } from './overview.ts'
import { Section } from './section.tsx'

type Message = Overview['tin_nhan'][number]

const shownAtOnce = 5

/** What the parent was told about packages and money, newest first. */
export function Messages({ rows }: { rows: Message[] }) {
  const say = useBook(parentPageWords)
  const earlier = rows.slice(shownAtOnce)
  return (
    <Section name="tin-nhan" heading={say('messages')}>
      {rows.length === 0 ? <p className="soft">{say('no_messages')}</p> : <Lines rows={rows.slice(0, shownAtOnce)} />}
      {earlier.length > 0 && (
        <Panel title={say('earlier', { count: earlier.length })}>
          <Lines rows={earlier} />
        </Panel>
      )}
      <p className="soft">{say('messages_note')}</p>
    </Section>
  )
}

function Lines({ rows }: { rows: Message[] }) {
  return (
    <ol className="plain family-lines">
      {rows.map(row => (
        <Line key={row.id} message={row} />
      ))}
    </ol>
  )
}

const tones = { waiting: 'info', sending: 'info', sent: 'success', dropped: 'danger' } as const

function Line({ message: { loai, trang_thai, luc, ngay, so_tien } }: { message: Message }) {
  const say = useBook(parentPageWords)
  return (
    <li>
      <span className="soft">
        <MomentText moment={luc} /> <Badge tone={tones[trang_thai]}>{say(`state.${trang_thai}`)}</Badge>
      </span>
      <span>
        {say(`message.${loai}`)}
        {ngay && `, ${say('message.until', { date: formatDate(ngay) })}`}
        {so_tien !== null && (
          <>
            {', '}
            <Money amount={so_tien} />
          </>
        )}
      </span>
    </li>
  )
}
