import { Link } from 'react-router'
import { portalWords } from '../../../src/i18n/portal.ts'
import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import { Avatar } from '../../parts/avatar.tsx'
import { AskCard } from '../asks/ask-card.tsx'
import { childPages, childPath } from '../child-paths.ts'
import { isProtected, isUnreached } from '../machine.ts'
import { useMinutes } from '../minutes.ts'
import type { ChildToday } from '../read-family.ts'
import { ChildNews } from './child-news.tsx'
import { Give } from './give.tsx'
import { Machines, standingOf } from './machines.tsx'
import { Running } from './running.tsx'
import { useStanding } from './standing.ts'
import { Unprotected } from './unprotected.tsx'
import { useGiving } from './use-giving.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

interface Props {
  child: ChildToday
  now: string
  fresh: string
  /** The way of a newcomer stands above it, and its next step comes first. */
  isBelowWay: boolean
}

/** One child at one glance: what is left, what happens next, whether the machines are protected, and what can be done. */
export function ChildCard({ child, now, fresh, isBelowWay }: Props) {
  const say = useBook(portalWords)
  const sayToday = useBook(todayWords)
  const { headline, sentence, isShort } = useStanding(child, now)
  const giving = useGiving(child, now)
  const { ma_tre_em, ten, devices } = child
  const heading = `con-${ma_tre_em}`
  const asked = child.requests.map(({ id }) => id).join()
  const place = useKeptFocus<HTMLElement>(asked, 'h2 a')
  const unreached = devices
    .filter(isUnreached)
    .map(({ ten_thiet_bi }) => ten_thiet_bi)
    .join(', ')
  const hasProtected = devices.some(isProtected)
  const states = devices.map(machine => `${machine.ten_thiet_bi}: ${sayToday(standingOf(machine))}`)
  return (
    <section ref={place} className="card child-card" aria-labelledby={heading}>
      <div className="child-head">
        {/* the given name comes last: by the first, brothers and sisters share a letter */}
        <Avatar name={ten.trim().split(/\s+/).at(-1)} />
        <h2 id={heading}>
          <Link to={childPath(ma_tre_em)}>{ten}</Link>
        </h2>
      </div>
      {hasProtected ? (
        <div className="child-now">
          <p className={isShort ? 'child-headline child-headline-short' : 'child-headline'}>{headline}</p>
          <Meter child={child} />
          {sentence && <p>{sentence}</p>}
        </div>
      ) : (
        <Unprotected child={child} isLesser={isBelowWay} />
      )}
      {unreached !== '' && <p>{sayToday('today.unreached', { machines: unreached })}</p>}
      {devices.length > 0 && <Machines child={child} now={now} />}
      {child.requests.length > 0 && (
        <div className="child-asks">
          {child.requests.map(ask => (
            <AskCard key={ask.id} ask={ask} child={child} now={now} giving={giving} isOnToday />
          ))}
        </div>
      )}
      {hasProtected && (
        <>
          <Running child={child} now={now} giving={giving} />
          <Give child={child} now={now} giving={giving} fresh={fresh} />
        </>
      )}
      <ChildNews
        about={[child.why, ...states, asked].join()}
        text={[`${ten}: ${hasProtected ? headline : sayToday('unprotected')}`, ...states].join('. ')}
      />
      <ul className="plain child-links">
        {childPages.map(({ page, name }) => (
          <li key={name}>
            <Link to={childPath(ma_tre_em, page)}>{say(name)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Meter({ child: { used, left, why } }: { child: ChildToday }) {
  const say = useBook(todayWords)
  const minutes = useMinutes()
  if (left === null || why !== 'budget' || used + left === 0) return null
  const all = used + left
  return (
    <progress
      className="child-meter"
      value={used}
      max={all}
      aria-label={say('today.meter', { used: minutes(used), all: minutes(all) })}
    />
  )
}
