import type { Knex } from 'knex'
import { isDate } from '../../shared/dates.ts'
import { emptyMap, mergeMaps, readMap } from '../../shared/rules/day-map.ts'
import { type Item, readItem } from './items.ts'
import { type Dropped, isTakenOn, rowsOf, type Uploader } from './taken.ts'
import { mergeDays } from './usage-store.ts'

/** A longer one is kept without its name, so that the items of a day have room. */
const longestName = 200
const secondsOfDay = 86_400

interface Day {
  minutes: Uint8Array
  items: Map<string, Item>
}

/** Stores the days that a machine reports; they may come twice, late and in any order. Returns what was not stored. */
export async function takeDays(tx: Knex, machine: Uploader, sent: unknown, now: Date): Promise<Dropped[]> {
  const dropped: Dropped[] = []
  const days = new Map<string, Day>()
  for (const { what, row } of rowsOf('days', sent, dropped)) {
    const { day, minutes, items } = Object(row) as Record<string, unknown>
    const map = typeof minutes === 'string' && readMap(minutes)
    if (!map || typeof day !== 'string' || !isDate(day)) dropped.push({ what, why: 'invalid' })
    else if (!isTakenOn(day, now)) dropped.push({ what, why: 'out_of_range' })
    else {
      const known = days.get(day) ?? { minutes: emptyMap(), items: new Map() }
      days.set(day, { minutes: mergeMaps(known.minutes, map), items: known.items })
      if (!addItems(known.items, items)) dropped.push({ what: `${what}.items`, why: 'invalid' })
    }
  }
  if (days.size === 0) return dropped
  const rows = [...days].map(([day, { minutes, items }]) => ({
    day,
    minutes: `x${Buffer.from(minutes).toString('hex')}`,
    items: [...items.values()],
  }))
  if (!(await mergeDays(tx, machine, rows))) dropped.push({ what: 'days', why: 'consent_needed' })
  return dropped
}

/** False if some cannot be taken. What is one under several spellings was used for all of their time together. */
function addItems(known: Map<string, Item>, sent: unknown): boolean {
  if (sent === undefined) return true
  if (!Array.isArray(sent)) return false
  let isWhole = true
  const spelled = new Map<string, Item>()
  for (const each of sent) {
    const item = readItem(each, { seconds: secondsOfDay })
    if (item) keepLonger(spelled, `${item.kind} ${each.name}`, item)
    else isWhole = false
  }
  for (const same of Map.groupBy(spelled.values(), nameOfItem).values()) {
    const seconds = same.reduce((sum, item) => sum + item.seconds, 0)
    addItem(known, { ...same[0]!, seconds: Math.min(seconds, secondsOfDay) })
  }
  return isWhole
}

function addItem(known: Map<string, Item>, item: Item): void {
  const isLong = Buffer.byteLength(item.name) > longestName
  keepLonger(known, nameOfItem(item), isLong ? { kind: 'rest', name: '', seconds: item.seconds } : item)
}

function keepLonger(known: Map<string, Item>, key: string, item: Item): void {
  known.set(key, { ...item, seconds: Math.max(item.seconds, known.get(key)?.seconds ?? 0) })
}

function nameOfItem({ kind, name }: Item): string {
  return `${kind} ${name}`
}
