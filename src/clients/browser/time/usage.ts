import { dateInVietnam } from '../../../shared/dates.ts'
import { countMinutes, emptyMap, mergeMaps, readMap, withMinute, writeMap } from '../../../shared/rules/day-map.ts'
import type { Rule, Usage } from '../../../shared/rules/policy.ts'
import { targetsOf } from '../../../shared/rules/targets.ts'
import { startOfDay } from '../../../shared/rules/week.ts'

const minute = 60_000
/** The browser wakes the worker every 30 seconds: after a longer silence the machine slept. */
const longestStep = 90_000
const mostSites = 500

interface Day {
  /** The map of the day's minutes, as it is uploaded. */
  minutes: string
  seconds: Record<string, number>
}

export type Days = Record<string, Day>

/** What was in front of the child at a moment; null when nothing was used. A page without a site has an empty name. */
export interface Front {
  at: number
  site: string | null
}

/** A stretch of use that lies within one minute. */
export interface Stretch {
  at: number
  site: string
  seconds: number
}

/** From one look to the next, the first one's site was used. */
export function stretchesBetween(before: Front | null, at: number): Stretch[] {
  if (before === null || before.site === null || at <= before.at || at - before.at > longestStep) return []
  const { site } = before
  const out: Stretch[] = []
  for (let from = before.at; from < at; ) {
    const to = Math.min(at, from - (from % minute) + minute)
    out.push({ at: from, site, seconds: (to - from) / 1_000 })
    from = to
  }
  return out
}

export function addStretches(days: Days, stretches: readonly Stretch[]): Days {
  return stretches.reduce(addStretch, days)
}

function addStretch(days: Days, { at, site, seconds }: Stretch): Days {
  const name = dateInVietnam(new Date(at))
  const day = days[name] ?? { minutes: writeMap(emptyMap()), seconds: {} }
  const map = withMinute(readMap(day.minutes)!, Math.floor((at - startOfDay(at)) / minute))
  const known = Object.hasOwn(day.seconds, site) || Object.keys(day.seconds).length < mostSites
  const sites = site && known ? { ...day.seconds, [site]: (day.seconds[site] ?? 0) + seconds } : day.seconds
  return { ...days, [name]: { minutes: writeMap(map), seconds: sites } }
}

/** What the engine is to weigh: the minutes on all machines of the child, and the seconds by the rule that they fall under. */
export function usageAt(days: Days, elsewhere: Record<string, string>, rules: readonly Rule[], at: number): Usage {
  const name = dateInVietnam(new Date(at))
  const own = days[name]
  const other = readMap(elsewhere[name] ?? '') ?? emptyMap()
  const seconds: Record<string, number> = {}
  const { ruleFor } = targetsOf(rules)
  for (const [site, used] of Object.entries(own?.seconds ?? {})) {
    const rule = ruleFor({ kind: 'site', name: site })
    if (rule) seconds[rule.name] = (seconds[rule.name] ?? 0) + used
  }
  return { minutes: countMinutes(own ? mergeMaps(readMap(own.minutes)!, other) : other), seconds }
}

/** Keeps today and the days that the server still takes. */
export function recent<T>(days: Record<string, T>, at: number): Record<string, T> {
  const oldest = dateInVietnam(new Date(at - 14 * 86_400_000))
  return Object.fromEntries(Object.entries(days).filter(([day]) => day >= oldest))
}
