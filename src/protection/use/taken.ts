import type { Machine } from '../../kernel/access.ts'
import { addDays, dateInVietnam } from '../../shared/dates.ts'

/** A machine that uploads; what a later pairing of it says is later than every `seq` of the one before. */
export interface Uploader extends Machine {
  seq: number
}

/** Part of an upload that was not stored: `days.2` is the third row, `days.2.items` are some of its items. */
export interface Dropped {
  what: string
  why: 'invalid' | 'out_of_range' | 'repeated' | 'too_many' | 'consent_needed'
}

/** A machine never has more rows than this to report: the rest is not looked at. */
const mostRows = 500
const daysBack = 14

/** The rows of an upload, each with its name. What is left out holds none. */
export function rowsOf(name: string, sent: unknown, dropped: Dropped[]): { what: string; row: unknown }[] {
  if (sent === undefined) return []
  if (!Array.isArray(sent)) {
    dropped.push({ what: name, why: 'invalid' })
    return []
  }
  if (sent.length > mostRows) dropped.push({ what: `${name}.${mostRows}`, why: 'too_many' })
  return sent.slice(0, mostRows).map((row, place) => ({ what: `${name}.${place}`, row }))
}

/** Clocks differ, so tomorrow may have begun on the machine. */
export function isTakenOn(day: string, now: Date): boolean {
  const today = dateInVietnam(now)
  return day >= addDays(today, -daysBack) && day <= addDays(today, 1)
}
