import { addDays, dateInVietnam } from '../../../shared/dates.ts'
import { readMap } from '../../../shared/rules/day-map.ts'
import { withState } from '../asks.ts'
import { type Check, mayBeOfAnother, type State } from '../state.ts'
import { hearServer } from '../time/clock.ts'
import { type Hours, recentHours } from '../time/history.ts'
import { recent } from '../time/usage.ts'

/** The server keeps the longest. */
const mostItems = 100
const mostDays = 5
/** Of the hours that a long time offline has left, in signs: the server takes 100 kB. The next sync takes more. */
const mostOfHours = 50_000

/** An old result proves nothing, and would keep the machine from being green. */
const testCounts = 5 * 60_000
const mostTested = 50

interface Message {
  id: string
  kind: 'test' | 'text'
  site?: string
  text?: string
  at?: string
}

interface Synced {
  version: number
  now: string
  elsewhere?: { day: string; minutes: string }[]
  answers?: { request: string; answer: 'yes' | 'no' }[]
  messages?: Message[]
}

/** What is sent, and the names of days and hours that are in it. */
export function bodyOfSync(state: State, wait: number): { body: object; sent: string[] } {
  const { seq, applied, checks, test, clock, days, hours } = state
  const unsent = mayBeOfAnother(state) ? [] : state.unsent
  // days that a clock ran ahead to wait here until the server takes them
  const tomorrow = addDays(dateInVietnam(new Date(clock.at)), 1)
  const sentDays = unsent.filter(name => name in days && name <= tomorrow).slice(-mostDays)
  const history = fitting(
    unsent.filter(name => name in hours).map(hour => ({ hour, items: itemsOfHour(hours[hour]!) })),
  )
  const body = {
    seq: seq + 1,
    ...(applied && { applied }),
    checks: test && clock.at - Date.parse(test.at) < testCounts ? [...checks, test] : checks,
    days: sentDays.map(day => ({ day, minutes: days[day]!.minutes, items: itemsOf(days[day]!.seconds) })),
    history,
    clock: { wall: new Date(clock.wall).toISOString(), monotonic: Math.round(clock.steady) },
    wait,
  }
  return { body, sent: [...sentDays, ...history.map(({ hour }) => hour)] }
}

function itemsOfHour(visits: Hours[string]) {
  return visits.map(visit => ({ ...visit, seconds: Math.round(visit.seconds) }))
}

/** The last ones, as many as there is room for, but at least one. */
function fitting<T>(hours: T[]): T[] {
  let left = mostOfHours
  const from = hours.findLastIndex(hour => {
    left -= JSON.stringify(hour).length
    return left < 0
  })
  return hours.slice(Math.min(from + 1, hours.length - 1))
}

function itemsOf(seconds: Record<string, number>) {
  return Object.entries(seconds)
    .map(([name, used]) => ({ kind: 'site', name, seconds: Math.round(used) }))
    .filter(item => item.seconds > 0)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, mostItems)
}

export function afterSync(state: State, data: unknown): State {
  const { now, elsewhere = [], answers = [], messages = [] } = data as Synced
  const clock = hearServer(state.clock, Date.parse(now))
  const others = elsewhere.filter(({ minutes }) => readMap(minutes)).map(({ day, minutes }) => [day, minutes] as const)
  const texts = messages.flatMap(({ id, kind, text, at }) =>
    kind === 'text' && text ? { id, text, at: at ?? now } : [],
  )
  const days = recent(state.days, clock.at)
  const hours = recentHours(state.hours)
  return {
    ...state,
    clock,
    failures: 0,
    nextTry: 0,
    ended: null,
    flying: [],
    days,
    hours,
    // what is not kept any more, or never was without consent, is not waited for
    unsent: state.unsent.filter(name => name in days || name in hours),
    elsewhere: { ...recent(state.elsewhere, clock.at), ...Object.fromEntries(others) },
    asks: answers.reduce((asks, { request, answer }) => withState(asks, request, answer), state.asks),
    texts: [...state.texts, ...texts.filter(({ id }) => state.texts.every(text => text.id !== id))].slice(-5),
  }
}

export function versionTold(data: unknown): number {
  return (data as Synced).version
}

/** Those that were not made yet: an answer names again what was told with the ones before. */
export function testsIn(data: unknown, { tested }: State): Message[] {
  return ((data as Synced).messages ?? []).filter(({ kind, id }) => kind === 'test' && !tested.includes(id))
}

/** What has come of a test; an old one is not named any more. */
export function withTest(state: State, id: string, test: Check): State {
  return { ...state, test, tested: [...state.tested, id].slice(-mostTested) }
}

/** Days and hours that changed, or whose upload failed, are to be sent. */
export function markUnsent(unsent: readonly string[], names: readonly string[]): string[] {
  return [...new Set([...unsent, ...names])]
}
