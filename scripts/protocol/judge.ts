import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { countMinutes, readMap } from '../../src/shared/rules/day-map.ts'

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../static/protocol/v1/calls.json'), 'utf8'))
const ajv = new Ajv2020({ strict: false })

export interface Sync {
  seq: number
  wait?: number
  applied?: { version: number; at: string }
  checks?: Record<string, unknown>[]
  days?: { day: string; minutes: string; items: unknown }[]
  history?: { hour: string; items: unknown }[]
}

/** What is wrong with a body, after the document of the calls. */
export function faultsOfBody(path: string, body: unknown): string[] {
  const schema = document.paths[path]?.post?.requestBody.content['application/json'].schema
  if (!schema || ajv.validate(schema, body)) return []
  return ajv.errors!.map(({ instancePath, message }) => `${path}: ${instancePath || 'the body'} ${message}`)
}

/** Whatever was sent, as something that can be judged: what is no list is empty, and what is no row has nothing in it. */
export function asSync(sent: Partial<Sync> | null): Sync {
  const { seq = Number.NaN, checks, days, history, ...rest } = sent ?? {}
  const lists = Object.entries({ checks, days, history }).map(([name, rows]) => [name, listOf(rows) ?? []])
  return { ...rest, seq, ...Object.fromEntries(lists) }
}

/** What the document cannot say of a sync: what is in its lists. */
export function faultsOfSync({ checks = [], days = [], history = [] }: Sync, hasRules: boolean): string[] {
  const faults: string[] = []
  const must = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault)
  }
  for (const { name, ok, at } of checks)
    must(typeof name === 'string' && typeof ok === 'boolean' && isMoment(at), `a check has name, ok and at: ${name}`)
  for (const { day, minutes, items } of days) {
    must(/^\d{4}-\d\d-\d\d$/.test(day), `a day is YYYY-MM-DD, not ${day}`)
    must(readMap(minutes) !== null, `the minutes of ${day} are no 1,440 bits in base64`)
    must(listOf(items)?.every(isItem) ?? false, `the items of ${day} have kind, name and seconds`)
  }
  for (const { hour, items } of history) {
    const visits = listOf(items)
    must(isMoment(hour) && Date.parse(hour) % 3_600_000 === 0, `an hour of history begins with the hour, not ${hour}`)
    must(
      visits?.every(each => isItem(each) && isMinute(each.minute)) ?? false,
      `the history of ${hour} has minutes from 0 to 59`,
    )
    must(!visits?.some(({ name }) => /[/?]/.test(String(name))), 'history names sites, never addresses')
  }
  if (hasRules) must(checks.length > 0, 'a machine that has rules sends its checks')
  return faults
}

/** Minutes of all days that are told; of a day the last. */
export function countDays(days: Sync['days'], known: Map<string, number>): number {
  for (const { day, minutes } of days ?? []) {
    const map = readMap(minutes)
    if (map) known.set(day, Math.max(known.get(day) ?? 0, countMinutes(map)))
  }
  return [...known.values()].reduce((sum, minutes) => sum + minutes, 0)
}

function listOf(sent: unknown): Record<string, unknown>[] | null {
  return Array.isArray(sent) ? sent.map(Object) : null
}

function isItem({ kind, name, seconds }: Record<string, unknown>): boolean {
  return (kind === 'site' || kind === 'app') && typeof name === 'string' && Number.isInteger(seconds)
}

function isMinute(minute: unknown): boolean {
  return Number.isInteger(minute) && (minute as number) >= 0 && (minute as number) < 60
}

function isMoment(sent: unknown): boolean {
  return typeof sent === 'string' && /T.*(Z|[+-]\d\d:\d\d)$/.test(sent) && !Number.isNaN(Date.parse(sent))
}
