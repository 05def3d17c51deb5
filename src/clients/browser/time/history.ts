import type { Visit } from '../../../shared/visit.ts'
import type { Stretch } from './usage.ts'

const minute = 60_000
const hour = 60 * minute
const mostOfHour = 200
const mostHours = 7 * 24

/** By the moment at which an hour begins: which sites were used, never a full address. */
export type Hours = Record<string, Visit[]>

export function addVisits(hours: Hours, stretches: readonly Stretch[]): Hours {
  return stretches.filter(({ site }) => site !== '').reduce(addVisit, hours)
}

export function addRefusal(hours: Hours, at: number, site: string): Hours {
  const { key, visits } = hourOf(hours, at)
  const entry: Visit = { minute: minuteOf(at), kind: 'site', name: site, seconds: 0, blocked: true }
  const known = visits.some(visit => visit.blocked && visit.minute === entry.minute && visit.name === site)
  return known || visits.length >= mostOfHour ? hours : { ...hours, [key]: [...visits, entry] }
}

/** The newest ones, for a machine that was offline for long. */
export function recentHours(hours: Hours): Hours {
  return Object.fromEntries(Object.entries(hours).sort().slice(-mostHours))
}

function addVisit(hours: Hours, { at, site, seconds }: Stretch): Hours {
  const { key, visits } = hourOf(hours, at)
  const place = visits.findIndex(visit => !visit.blocked && visit.minute === minuteOf(at) && visit.name === site)
  if (place < 0 && visits.length >= mostOfHour) return hours
  const old = visits[place]
  const entry: Visit = { minute: minuteOf(at), kind: 'site', name: site, seconds: (old?.seconds ?? 0) + seconds }
  return { ...hours, [key]: place < 0 ? [...visits, entry] : visits.with(place, entry) }
}

function hourOf(hours: Hours, at: number): { key: string; visits: Visit[] } {
  const key = new Date(at - (at % hour)).toISOString()
  return { key, visits: hours[key] ?? [] }
}

function minuteOf(at: number): number {
  return Math.floor((at % hour) / minute)
}
