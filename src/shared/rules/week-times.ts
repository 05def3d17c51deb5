import { type Rule, type Weekday, weekdays } from './policy.ts'
import { weekOf } from './week.ts'

const minute = 60_000
const day = 1_440
const week = 7 * day
/** A Monday at midnight in Vietnam: any week is like another. */
const monday = Date.parse('2026-01-05T00:00:00+07:00')

/** Minutes of a day, from one until another. */
type Span = readonly [from: number, to: number]

/** When a week of rules rests; the minutes count from its first day, and may pass midnight. */
export interface Rest {
  weekday: Weekday
  from: number
  to: number
}

/** For each weekday from Monday on, when use is open. */
export function openTimes(rules: readonly Rule[]): Span[][] {
  const open = spansOf(rules).filter(([, , isOpen]) => isOpen)
  return weekdays.map(weekday => {
    const start = (weekday - 1) * day
    return open
      .map(([from, to]): Span => [Math.max(from, start) - start, Math.min(to, start + day) - start])
      .filter(([from, to]) => from < to)
  })
}

/** The rests of a week, each once, although the last may begin on Sunday and end on Monday. */
export function restsOf(rules: readonly Rule[]): Rest[] {
  const rests = spansOf(rules).filter(([, , isOpen]) => !isOpen)
  const [first, last] = [rests[0], rests.at(-1)]
  const passesSunday = rests.length > 1 && first![0] === 0 && last![1] === week
  const joined = passesSunday ? [...rests.slice(1, -1), [last![0], week + first![1]] as const] : rests
  return joined.map(([from, to]) => {
    const start = Math.floor(from / day)
    return { weekday: weekdays[start]!, from: from - start * day, to: to - start * day }
  })
}

/** The week as open and closed spans, in minutes from Monday on. */
function spansOf(rules: readonly Rule[]): (readonly [from: number, to: number, isOpen: boolean])[] {
  const { isOpen, nextChange } = weekOf(rules)
  const out: (readonly [number, number, boolean])[] = []
  for (let at = 0; at < week; ) {
    const change = nextChange(monday + at * minute)
    const next = change === null ? week : Math.min(week, (change - monday) / minute)
    out.push([at, next, isOpen(monday + at * minute)])
    at = next
  }
  return out
}
