import { type Rule, type Weekday, weekdays } from './policy.ts'

const minute = 60_000
export const day = 1_440 * minute
/** Vietnam has had no other time since 1975, so a day there needs no calendar. */
const offset = 7 * 60 * minute

/** The start of the day in Vietnam that holds this moment. */
export function startOfDay(at: number): number {
  return Math.floor((at + offset) / day) * day - offset
}

/** 1970-01-01 was a Thursday. */
export function weekdayOf(at: number): Weekday {
  return weekdays[(Math.floor((at + offset) / day) + 3) % 7]!
}

/** From a minute of the week until another, which it does not include; Monday 00:00 is 0. */
type Span = readonly [from: number, to: number]
const week = 7 * 1_440

export interface Week {
  isOpen: (at: number) => boolean
  /** The next moment at which a time of use begins or ends; null if it never does. */
  nextChange: (at: number) => number | null
}

/** The times of use of a week, from its windows. */
export function weekOf(rules: readonly Rule[]): Week {
  const spans = merged(weekdays.flatMap(weekday => spansOf(weekday, rules)))
  const edges = spans.flat().filter(edge => !isSeam(edge, spans))
  return {
    isOpen: at => {
      const now = minuteOfWeek(at)
      return spans.some(([from, to]) => from <= now && now < to)
    },
    nextChange: at => {
      const now = minuteOfWeek(at)
      const waits = edges.map(edge => ((edge - now + week - 1) % week) + 1)
      return waits.length === 0 ? null : at - mod(at, minute) + Math.min(...waits) * minute
    },
  }
}

function spansOf(weekday: Weekday, rules: readonly Rule[]): Span[] {
  const start = (weekday - 1) * 1_440
  const windows = rules.filter(rule => rule.kind === 'window').filter(window => window.weekday === weekday)
  if (windows.length === 0) return [[start, start + 1_440]]
  return windows.flatMap(rule => {
    const [from, to] = [minutesOf(rule.from), minutesOf(rule.to)]
    const end = start + (to <= from ? to + 1_440 : to)
    const span: Span = [start + from, Math.min(end, week)]
    return end > week ? [span, [0, end - week] as Span] : [span]
  })
}

function merged(spans: Span[]): Span[] {
  const out: [number, number][] = []
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = out.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else out.push([from, to])
  }
  return out
}

/** Sunday's last minute and Monday's first belong together where both are open. */
function isSeam(edge: number, spans: Span[]): boolean {
  return (edge === 0 || edge === week) && spans[0]?.[0] === 0 && spans.at(-1)?.[1] === week
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function minuteOfWeek(at: number): number {
  return (weekdayOf(at) - 1) * 1_440 + Math.floor((at - startOfDay(at)) / minute)
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
