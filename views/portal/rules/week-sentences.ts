import type { Say } from '../../../src/i18n/index.ts'
import type { weekWords } from '../../../src/i18n/week.ts'
import { type Rule, type Weekday, weekdays } from '../../../src/shared/rules/policy.ts'
import { type Rest, restsOf } from '../../../src/shared/rules/week-times.ts'
import { groupedBy } from '../../grouped.ts'

type SayWeek = Say<typeof weekWords>
const day = 1_440
/** A rest that begins from this minute on, and ends on the next day, is spoken of as that of an evening. */
const evening = 17 * 60

/** When the machine rests: 'Tối Chủ nhật đến tối thứ Năm, máy nghỉ từ 21:00 đến 06:30.' */
export function restSentences(say: SayWeek, rules: readonly Rule[]): string[] {
  const rests = restsOf(rules)
  if (rests.length === 0) return [say('rest.none')]
  const short = rests.filter(({ from, to }) => to - from < day)
  const long = rests.filter(rest => !short.includes(rest))
  return [
    ...grouped(short, ({ from, to }) => `${from} ${to}`).map(alike => {
      const { from, to } = alike[0]!
      const isEvening = from >= evening && to > day
      const days = namesOfDays(
        say,
        alike.map(({ weekday }) => weekday),
        isEvening ? 'evenings' : 'days',
      )
      return capital(say('rest', { days, from: clock(from), to: clock(to) }))
    }),
    ...long.map(rest => longRest(say, rest)),
  ]
}

/** How long the machine may be used: 'Thứ Hai đến thứ Sáu, con dùng tối đa 1 giờ.' */
export function budgetSentences(say: SayWeek, spanOf: (minutes: number) => string, rules: readonly Rule[]): string[] {
  const budgets = rules.filter(rule => rule.kind === 'budget')
  if (budgets.length === 0) return [say('budget.none')]
  return grouped(budgets, ({ minutes }) => String(minutes)).map(alike => {
    const { minutes } = alike[0]!
    const days = namesOfDays(
      say,
      alike.map(({ weekday }) => weekday),
      'days',
    )
    if (minutes === 0) return capital(say('budget.zero', { days }))
    return capital(say('budget.some', { days, time: spanOf(minutes) }))
  })
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function longRest(say: SayWeek, { weekday, from, to }: Rest): string {
  const until = weekdays[(weekday - 1 + Math.floor(to / day)) % 7]!
  return say('rest.long', { from: clock(from), to: clock(to), day: say(`day.${weekday}`), until: say(`day.${until}`) })
}

function namesOfDays(say: SayWeek, days: readonly Weekday[], kind: 'days' | 'evenings'): string {
  if (days.length === 7) return say(`run.${kind}.all`)
  const names = runsOf(days).map(run => {
    const [first, last] = [say(`day.${run[0]!}`), say(`day.${run.at(-1)!}`)]
    if (run.length === 1) return say(`run.${kind}.one`, { day: first })
    if (run.length === 2) return say(`run.${kind}.two`, { one: first, two: last })
    return say(`run.${kind}.run`, { from: first, to: last })
  })
  return names.reduce((before, after) => say('days.more', { before, after }))
}

/** Days that follow one another; Monday follows Sunday. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const dayBefore = (weekday: Weekday) => weekdays[(weekday + 5) % 7]!
  const dayAfter = (weekday: Weekday) => weekdays[weekday % 7]!
  return days
    .filter(weekday => !days.includes(dayBefore(weekday)))
    .map(first => {
      const run = [first]
      for (let next = dayAfter(first); days.includes(next); next = dayAfter(next)) run.push(next)
      return run
    })
}

/** The largest group first: the rule before its exceptions. */
function grouped<T>(all: readonly T[], keyOf: (each: T) => string): T[][] {
  return [...groupedBy(all, keyOf).values()].sort((one, other) => other.length - one.length)
}

/** A minute of a day, or of the next one, as `06:30`. */
export function clock(minutes: number): string {
  const within = minutes % day
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}
