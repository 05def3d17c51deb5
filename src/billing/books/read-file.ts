import { setImmediate as othersTurn } from 'node:timers/promises'
import { bookWords } from '../../i18n/books.ts'
import { apart, type Language } from '../../i18n/index.ts'
import { fail } from '../../kernel/failure.ts'
import { addDays, addYears, dateInVietnam } from '../../shared/dates.ts'
import { isUsualHead, plainHead, type SettlementColumn, settlementColumns } from '../../shared/settlement.ts'
import { linesOf } from './read-csv.ts'
import { amountIn, dayIn } from './read-values.ts'

export type Heads = Partial<Record<SettlementColumn, string>>

export interface FileLine {
  line: number
  /** Empty where the line names no order. */
  ma_don: string
  so_tien: number
  ngay: string
  ma_giao_dich: string | null
}

type Places = Partial<Record<SettlementColumn, number>>

interface SettlementFile {
  heads: Heads
  lines: FileLine[]
}

interface Reading {
  language: Language
  now: Date
}

/** A cell that is longer or further right is not the head of a column, and would take long to compare. */
const headsAtMost = 200
const headAtMost = 200
/** So many lines are read before others get their turn. */
const atOnce = 1_000
/** A gateway does not name an order so often, and its lines are judged in one statement. */
const ofOneOrder = 1_000

const named = apart(bookWords)

/** Columns are found by the heads that were asked for, else by those of the last file, else by the usual ones. */
export async function readFile(
  text: string,
  asked: Heads,
  last: Heads,
  { language, now }: Reading,
): Promise<SettlementFile> {
  const found = filledLines(text)
  const { value: first } = await found.next()
  const heads = first?.cells ?? fail('settlement_empty')
  const places = placesOf(heads, asked, last, language)
  const lines: FileLine[] = []
  // the bank's clock may be ahead of ours; a later day is a mistyped one, and would hide what is missing
  const tomorrow = addDays(dateInVietnam(now), 1)
  // so is a year of 0026, and from there to now everything would be missing
  const aYearAgo = addYears(dateInVietnam(now), -1)
  const times = new Map<string, number>()
  for await (const { line, cells } of found) {
    const cell = (column: SettlementColumn) => cells[places[column] ?? -1] ?? ''
    const wrong = (
      column: SettlementColumn,
      code: 'settlement_line' | 'settlement_ahead' | 'settlement_old' = 'settlement_line',
    ) => fail(code, { line, column: heads[places[column]!]!, value: cell(column).slice(0, 50) })
    const ma_don = cell('ma_don').toUpperCase()
    if (ma_don === '' && !isMoney(cell)) continue
    const before = times.get(ma_don) ?? 0
    times.set(ma_don, before + 1)
    if (ma_don !== '' && before >= ofOneOrder)
      fail('settlement_repeats', { order: ma_don.slice(0, 50), most: ofOneOrder })
    const ngay = dayIn(cell('ngay')) ?? wrong('ngay')
    if (ngay > tomorrow) wrong('ngay', 'settlement_ahead')
    if (ngay < aYearAgo) wrong('ngay', 'settlement_old')
    lines.push({
      line,
      ma_don: ma_don.length <= 100 ? ma_don : wrong('ma_don'),
      so_tien: amountIn(cell('so_tien')) ?? wrong('so_tien'),
      ngay,
      ma_giao_dich: cell('ma_giao_dich').slice(0, 100).toWellFormed() || null,
    })
  }
  if (lines.length === 0) fail('settlement_empty')
  const used = settlementColumns.filter(column => column in places).map(column => [column, heads[places[column]!]!])
  return { heads: Object.fromEntries(used), lines }
}

/** The lines that are not empty. Between them, and between thousands of empty ones, others get their turn. */
async function* filledLines(text: string): AsyncGenerator<{ line: number; cells: string[] }> {
  let read = 0
  for (const each of linesOf(text)) {
    if (++read % atOnce === 0) await othersTurn()
    if (each.cells.some(cell => cell !== '')) yield each
  }
}

const looksLikeDay = /\d[/.-]\d|\d{6}/

/**
 * Whether a line that names no order is money all the same, so that it is compared, or said where it cannot be read: it has
 * an amount and a day, or the number of a transaction. The line with the totals has no day, and at most counts them.
 */
function isMoney(cell: (column: SettlementColumn) => string): boolean {
  return (cell('so_tien') !== '' && looksLikeDay.test(cell('ngay'))) || /\d{6}/.test(cell('ma_giao_dich'))
}

function placesOf(heads: string[], asked: Heads, last: Heads, language: Language): Places {
  const places: Places = {}
  const missing: string[] = []
  const plain = heads.slice(0, headsAtMost).map(head => plainHead(head.slice(0, headAtMost)))
  for (const column of settlementColumns) {
    const placeOf = (name: string | undefined) => (name === undefined ? -1 : plain.indexOf(plainHead(name)))
    const isAsked = asked[column] !== undefined
    const place = isAsked
      ? placeOf(asked[column])
      : [placeOf(last[column]), plain.findIndex(head => isUsualHead(column, head))].find(at => at >= 0)
    if (place !== undefined && place >= 0) places[column] = place
    else if (isAsked || column !== 'ma_giao_dich')
      missing.push(asked[column] ?? named[language][`settlement.${column}`])
  }
  if (missing.length > 0)
    fail('settlement_heads', {
      missing: missing.join(', '),
      heads: heads.slice(0, headsAtMost).join(', ').slice(0, 500),
    })
  const used = Object.values(places)
  const twice = used.find((place, at) => used.indexOf(place) !== at || plain.indexOf(plain[place]!, place + 1) > 0)
  if (twice !== undefined) fail('settlement_head_twice', { head: heads[twice]!.slice(0, headAtMost) })
  return places
}
