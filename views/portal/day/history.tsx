import { Link } from 'react-router'
import { dayWords } from '../../../src/i18n/day.ts'
import { clockInVietnam } from '../../../src/shared/dates.ts'
import { readableSite } from '../../../src/shared/readable-site.ts'
import { useBook } from '../../books.ts'
import { Panel } from '../../parts/panel.tsx'
import { childPath } from '../child-paths.ts'
import { confirmPlace } from '../confirm/confirm-step.tsx'
import { triesOf, type UsedMinute, visitsOf } from './spans.ts'
import { useSeconds } from './used-items.tsx'

const shownAtOnce = 12
const time = (moment: string) => clockInVietnam(new Date(moment))

/** What was refused, each with the way to why. */
export function BlockedTries({ items, ma_tre_em }: { items: readonly UsedMinute[]; ma_tre_em: number }) {
  const say = useBook(dayWords)
  const tries = triesOf(items)
  return (
    <section id={confirmPlace} tabIndex={-1} className="card day-part" aria-labelledby="day-blocked">
      <h2 id="day-blocked">{say('blocked')}</h2>
      {tries.length === 0 && <p className="soft">{say('blocked.none')}</p>}
      <ul className="plain day-rows">
        {tries.map(({ name, count, last }) => (
          <li key={name}>
            <span>
              <strong>{readableSite(name)}</strong>{' '}
              <span className="soft figures">
                {count === 1
                  ? say('blocked.once', { time: time(last) })
                  : say('blocked.times', { count, time: time(last) })}
              </span>
            </span>
            <Link to={`${childPath(ma_tre_em, 'trang-web')}?xem=${encodeURIComponent(name)}`}>
              {say('blocked.why')}
              <span className="unseen">{say('blocked.why_of', { name: readableSite(name) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each visit with its time; a long day is folded. */
export function History({ items }: { items: readonly UsedMinute[] }) {
  const say = useBook(dayWords)
  const visits = visitsOf(items.filter(({ blocked }) => !blocked))
  const rows = (some: readonly UsedMinute[]) => (
    <ol className="plain day-rows">
      {some.map(visit => (
        <VisitRow key={`${visit.at} ${visit.kind} ${visit.name}`} visit={visit} />
      ))}
    </ol>
  )
  return (
    <section className="card day-part" aria-labelledby="day-history">
      <h2 id="day-history">{say('history')}</h2>
      <p className="soft">{say(visits.length === 0 ? 'history.none' : 'history.names_only')}</p>
      {visits.length <= shownAtOnce ? (
        rows(visits)
      ) : (
        <Panel title={say('history.more', { count: visits.length })}>{rows(visits)}</Panel>
      )}
    </section>
  )
}

function VisitRow({ visit: { at, name, seconds } }: { visit: UsedMinute }) {
  const timeOf = useSeconds()
  return (
    <li>
      <span>
        <time className="figures soft" dateTime={at}>
          {time(at)}
        </time>{' '}
        {readableSite(name)}
      </span>
      <span className="soft figures">{timeOf(seconds)}</span>
    </li>
  )
}
