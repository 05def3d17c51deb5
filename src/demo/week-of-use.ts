import { addDays, dateInVietnam, startOfDay } from '../shared/dates.ts'
import { weekdayOf } from '../shared/rules/week.ts'
import type { Visit } from '../shared/visit.ts'

/** From a minute of the day on, so many minutes at a site. */
type Stay = readonly [from: number, minutes: number, site: string]

export interface DayOfUse {
  day: string
  /** The minutes of the day as signs 0 and 1. */
  minutes: string
  items: { kind: 'site'; name: string; seconds: number }[]
  hours: { hour: Date; items: Visit[] }[]
}

const schoolDay: Stay[] = [
  [17 * 60 + 20, 18, 'scratch.mit.edu'],
  [17 * 60 + 41, 15, 'youtube.com'],
  [19 * 60 + 35, 16, 'vi.wikipedia.org'],
]
const freeDay: Stay[] = [
  [9 * 60 + 5, 34, 'scratch.mit.edu'],
  [9 * 60 + 42, 22, 'youtube.com'],
  [15 * 60 + 10, 26, 'lichess.org'],
  [15 * 60 + 40, 12, 'vi.wikipedia.org'],
]
const tries: Stay[] = [[17 * 60 + 39, 1, 'tiktok.com']]

/** A believable week until now: something on each day, a little more or less each time. */
export function weekOfUse(now: Date): DayOfUse[] {
  const today = dateInVietnam(now)
  return [6, 5, 4, 3, 2, 1, 0].map(ago => dayOfUse(addDays(today, -ago), ago, now))
}

function dayOfUse(day: string, ago: number, now: Date): DayOfUse {
  const start = startOfDay(day).getTime()
  const passed = Math.floor((now.getTime() - start) / 60_000)
  const stays = (weekdayOf(start) > 5 ? freeDay : schoolDay)
    .map(([from, minutes, site], at): Stay => [from + ((ago * 5 + at * 3) % 9), minutes - ((ago * 7 + at) % 6), site])
    .map(([from, minutes, site]): Stay => [from, Math.min(minutes, Math.max(0, passed - from)), site])
    .filter(([, minutes]) => minutes > 0)
  const used = new Set(stays.flatMap(([from, minutes]) => Array.from({ length: minutes }, (_, at) => from + at)))
  const blocked = tries.filter(([from]) => ago % 2 === 0 && from < passed)
  const visits = [
    ...stays.flatMap(([from, minutes, name]) =>
      Array.from({ length: minutes }, (_, at) => ({ at: from + at, name, seconds: 60 })),
    ),
    ...blocked.map(([at, , name]) => ({ at, name, seconds: 0, blocked: true as const })),
  ].toSorted((one, other) => one.at - other.at)
  return {
    day,
    minutes: Array.from({ length: 1_440 }, (_, at) => (used.has(at) ? '1' : '0')).join(''),
    items: stays
      .map(([, minutes, name]) => ({ kind: 'site' as const, name, seconds: minutes * 60 }))
      .toSorted((one, other) => other.seconds - one.seconds),
    hours: Object.entries(Object.groupBy(visits, ({ at }) => Math.floor(at / 60))).map(([hour, inHour]) => ({
      hour: new Date(start + Number(hour) * 3_600_000),
      items: inHour!.map(({ at, ...visit }) => ({ minute: at % 60, kind: 'site', ...visit })),
    })),
  }
}
