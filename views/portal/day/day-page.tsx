import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router'
import { dayWords } from '../../../src/i18n/day.ts'
import { typedIn } from '../../../src/shared/typed.ts'
import { useBook } from '../../books.ts'
import type { Args } from '../../data.ts'
import { orFailed } from '../../or-failed.ts'
import { Notice } from '../../parts/notice.tsx'
import { childPath } from '../child-paths.ts'
import { ConfirmStep } from '../confirm/confirm-step.tsx'
import { type ConfirmOutcome, takeConfirmStep } from '../confirm/take-step.ts'
import { useMinutes } from '../minutes.ts'
import { PortalFailure, PortalFrame } from '../portal-frame.tsx'
import type { ChildToday } from '../read-family.ts'
import { useAnswer } from '../use-answer.ts'
import { useLive } from '../use-live.ts'
import { DayNav } from './day-nav.tsx'
import { DayStrip } from './day-strip.tsx'
import { BlockedTries, History } from './history.tsx'
import { type DayRead, readDay } from './read-day.ts'
import { UsedItems } from './used-items.tsx'

export async function loader(args: Args) {
  return { read: (await orFailed(readDay(args)))?.read ?? null }
}

export async function action(args: Args): Promise<ConfirmOutcome | undefined> {
  return takeConfirmStep(args, typedIn(await args.request.formData()))
}

/** What a child did on one day, on all its machines. */
export function Component() {
  const say = useBook(dayWords)
  const { read } = useLoaderData<typeof loader>()
  const shown = useLive(read)
  if (!shown)
    return (
      <PortalFrame heading={say('heading_failed')}>
        <PortalFailure />
      </PortalFrame>
    )
  const { child, now } = shown
  return (
    <PortalFrame heading={say('heading', { name: child.ten })} child={child} stale={!read && now}>
      <Day read={shown} />
    </PortalFrame>
  )
}

function Day({ read }: { read: DayRead }) {
  const say = useBook(dayWords)
  const { child, day, today, usage, consents } = read
  const isUnrecorded = !consents.time.on && !consents.history.on
  return (
    <>
      <DayNav day={day} today={today} oldest={usage.oldest} />
      {consents.time.on ? (
        <section className="card day-part" aria-label={say('strip')}>
          <Used read={read} />
          <DayStrip minutes={usage.minutes} />
          <p className="soft">{say('counted')}</p>
        </section>
      ) : (
        <ToPrivacy child={child}>{say(isUnrecorded ? 'consent.none' : 'consent.time')}</ToPrivacy>
      )}
      {usage.items.length > 0 && <UsedItems items={usage.items} />}
      {!isUnrecorded && <Visits read={read} />}
    </>
  )
}

function Visits({ read: { child, consents, history, day, today } }: { read: DayRead }) {
  const say = useBook(dayWords)
  const answered = useAnswer<ConfirmOutcome>()
  if (!consents.history.on) return <ToPrivacy child={child}>{say('consent.history')}</ToPrivacy>
  if (!history) return <ConfirmStep {...(answered?.asks && { outcome: answered })} />
  if (day < history.oldest)
    return <p className="soft">{say(history.oldest === today ? 'history.over_free' : 'history.over')}</p>
  if (history.items.length === 0 && consents.history.child_needed && !consents.history.child_at)
    return <ToPrivacy child={child}>{say('consent.child')}</ToPrivacy>
  return (
    <>
      <BlockedTries items={history.items} ma_tre_em={child.ma_tre_em} />
      <History items={history.items} />
    </>
  )
}

function ToPrivacy({ child, children }: { child: ChildToday; children: ReactNode }) {
  const say = useBook(dayWords)
  return (
    <Notice action={<Link to={childPath(child.ma_tre_em, 'rieng-tu')}>{say('consent.link')}</Link>}>{children}</Notice>
  )
}

/** 'Con dùng máy 1 giờ 25 phút, nhiều nhất là scratch.mit.edu (50 phút) và youtube.com (35 phút).' */
function Used({ read: { usage, day, today } }: { read: DayRead }) {
  const say = useBook(dayWords)
  const spanOf = useMinutes()
  return <p className="day-said">{said()}</p>

  function said(): string {
    const { used, items } = usage
    if (used === 0) return say(day === today ? 'empty_today' : 'empty')
    const time = spanOf(used)
    const [first, second] = items.filter(({ kind, seconds }) => kind !== 'rest' && seconds >= 60)
    if (!first) return say('used', { time })
    const most = { time, name: first.name, most: spanOf(Math.round(first.seconds / 60)) }
    if (!second) return say('used_most', most)
    return say('used_two', { ...most, other: second.name, second: spanOf(Math.round(second.seconds / 60)) })
  }
}
