import type { List } from '../../shared/list.ts'
import type { Pagination } from '../pagination.ts'
import { runPreparedQuery } from '../prepared.ts'
import { reply } from '../reply.ts'
import { type Filter, keepChosen, type Listed, type Rows, type Source } from './source.ts'

/** Filtered rows are counted up to this number, because counting more takes ever longer. */
const countedAtMost = 1_000

export type Found = Record<string, unknown>

/** What a request asks of a list. */
export interface Reading {
  source: Source<List>
  given: Listed
  filters: [name: string, value: unknown][]
  order: { name: string; column: string; direction: 'asc' | 'desc' }
}

/** The rows of one page: how many rows come before it, and its size. */
interface Span {
  before: number
  limit: number
}

interface Page {
  found: Found[]
  total: number
  /** There are more rows than `total`; pages beyond it are not read. */
  isMinimum?: true
}

/** Reads one page of a list, as the query asks for. */
export async function readPage<L extends List, Row, Of>(list: L, source: Source<L, Row, Of>, given: Listed) {
  const { page = 1, limit = list.limit } = given.query
  const reading = readingOf(list, source as Source<List>, given)
  const { found, total, isMinimum } = await findPage(reading, { before: (page - 1) * limit, limit })
  const pagination: Pagination = { page, limit, total, totalPages: Math.ceil(total / limit) }
  if (isMinimum) pagination.totalIsMinimum = true
  return { ...reply({ data: (await completed(reading, found)) as Row[] }), pagination }
}

export function readingOf(list: List, source: Source<List>, given: Listed): Reading {
  const { sort = list.sort } = given.query
  const name = sort.replace(/^-/, '')
  return {
    source,
    given,
    filters: Object.entries(given.query).filter(([each]) => Object.hasOwn(list.filters, each)),
    order: { name, column: source.sorts[name]!, direction: sort === name ? 'asc' : 'desc' },
  }
}

/**
 * The few rows of a family are all counted, beside the page. The rows of all families are too many for that: their number
 * is known or counted, up to 1,000 if they are filtered, and no page is looked for from the far end of an order.
 */
async function findPage(reading: Reading, span: Span): Promise<Page> {
  const { source, given, filters } = reading
  if (source.ofOneFamily?.(given)) return readOfFamily(reading, span)
  const known = await source.total?.(given.db, Object.fromEntries(filters), given)
  if (known === undefined && (filters.length > 0 || source.isEndless)) return readFiltered(reading, span)
  const total = known ?? (await countRows(filtered(reading)))
  return { total, found: await readFromNearerEnd(reading, span, total) }
}

/** Counts the rows beside the page. One plan is good for every family, so the statement is prepared. */
async function readOfFamily(reading: Reading, span: Span): Promise<Page> {
  const { db } = reading.given
  const rows = inOrder(filtered(reading), reading).select(db.raw('count(*) over () as total'))
  const found = await runPreparedQuery<Found & { total: number }>(db, rows.offset(span.before).limit(span.limit))
  if (found.length === 0 && span.before > 0) return { found, total: await countRows(filtered(reading)) }
  return { found, total: found[0]?.total ?? 0 }
}

async function countRows(rows: Rows): Promise<number> {
  const counted = await rows.client.queryBuilder().from(rows.as('counted')).count({ total: '*' }).first()
  return counted.total
}

/** Pages in the second half are read from the end, so that the last page is as cheap as the first. */
async function readFromNearerEnd(reading: Reading, { before, limit }: Span, total: number): Promise<Found[]> {
  if (before >= total) return []
  const size = Math.min(limit, total - before)
  if (before <= total / 2) return firstRows(reading, { before, limit: size })
  const direction = reading.order.direction === 'asc' ? 'desc' : 'asc'
  const reversed = { ...reading, order: { ...reading.order, direction } as const }
  return (await firstRows(reversed, { before: total - before - size, limit: size })).reverse()
}

/** Each part of the rows is read only as far as the page may need it. */
async function firstRows(reading: Reading, span: Span, parts = partsOf(reading, reading.order.name)): Promise<Found[]> {
  const first = parts.map(part => sorted(withOrder(part, reading), reading).limit(span.before + span.limit))
  const { db } = reading.given
  return pageIn(db.from(db.unionAll(first, true).as('found')), reading, span)
}

/** One statement counts the rows, up to one more than `countedAtMost`, and reads the page if there are no more. */
async function readFiltered(reading: Reading, span: Span): Promise<Page> {
  const { source, given } = reading
  const { db } = given
  const most = countedAtMost + 1
  const ids = partsOf(reading).map(part => part.clearSelect().select(source.key).limit(most))
  const few = partsOf(reading).map(part =>
    withOrder(part, reading).whereRaw('(select total from counted) < ?', [most]).limit(most),
  )
  const page = pageIn(db.from(db.unionAll(few, true).as('few')), reading, span)
  const statement = db
    .with('found', db.from(db.unionAll(ids, true).as('found')).limit(most))
    .with('counted', db.from('found').count({ total: '*' }))
    .from('counted')
    .joinRaw('left join ? as page on true', [page as never])
  const read: Found[] = await sorted(statement, reading)
  const total = Number(read[0]!.total)
  if (total === most) return { total: countedAtMost, found: await readMany(reading, span), isMinimum: true }
  return { total, found: read.filter(({ key_value }) => key_value !== null) }
}

/**
 * A page of many filtered rows. First searches the start of the order, where the page is unless the rows are clustered
 * far from it. Then sorts all filtered rows instead, because the search might read the whole order.
 */
async function readMany(reading: Reading, { before, limit }: Span): Promise<Found[]> {
  const { source, given, order } = reading
  const { db } = given
  const most = Math.min(before + limit, countedAtMost)
  if (before >= most) return []
  const span = { before, limit: most - before }
  const parts = partsOf(reading, order.name)
  const filter = reading.filters.length === 1 ? reading.filters[0]![0] : ''
  if (parts.length > 1 || source.served?.[filter]?.includes(order.name)) return firstRows(reading, span, parts)

  const last = sorted(withOrder(source.rows(db, given).clearSelect(), reading), reading)
    .offset(nearby(most))
    .limit(1)
  const isNear = `(${order.column}, ${source.key}) ${order.direction === 'asc' ? '<=' : '>='} ?`
  const near = parts.map(part => part.whereRaw(isNear, [last]))
  const found = await firstRows(reading, span, near)
  if (found.length === span.limit) return found

  const all = partsOf(reading).map(part => withOrder(part, reading))
  return pageIn(db.withMaterialized('found', db.unionAll(all, true)).from('found'), reading, span)
}

/** How many rows at the start of the order are searched for `most` rows of a filter. */
const nearby = (most: number) => 5_000 + 20 * most

/**
 * The filtered rows in disjoint parts: the halves of a filter, if it allows any order or the rows are read in the order
 * of that name.
 */
function partsOf(reading: Reading, name?: string): Rows[] {
  const halved = reading.filters.find(([each]) => {
    const filter = reading.source.filters[each]!
    return 'halves' in filter && (name === undefined || each === name || filter.inAnyOrder)
  })
  if (!halved) return [filtered(reading)]
  return ([0, 1] as const).map(half => filtered(reading, { name: halved[0], half }))
}

/** `only` keeps one half of the filter of that name. */
export function filtered({ source, given, filters }: Reading, only?: { name: string; half: 0 | 1 }): Rows {
  const rows: Rows = source.rows(given.db, given)
  if (given.query.chon) keepChosen(rows, source, given.query.chon)
  for (const [name, value] of filters) {
    const filter = source.filters[name]!
    const keep = (half: Filter) => (group: Rows) => half(group, value, given)
    if (!('halves' in filter)) filter(rows, value as never, given)
    else if (only?.name === name) keep(filter.halves[only.half])(rows)
    else rows.where(group => group.where(keep(filter.halves[0])).orWhere(keep(filter.halves[1])))
  }
  return rows
}

export function inOrder(rows: Rows, { source, order }: Reading): Rows {
  return rows.orderByRaw(`${order.column} ${order.direction}, ${source.key} ${order.direction}`)
}

/** Adds what `sorted` sorts by, so that an outer query can do so too. */
function withOrder(rows: Rows, { source, order }: Reading): Rows {
  return rows.select(rows.client.raw(`${order.column} as sort_value, ${source.key} as key_value`))
}

function sorted(rows: Rows, { order }: Reading): Rows {
  return rows.orderByRaw(`sort_value ${order.direction}, key_value ${order.direction}`)
}

function pageIn(rows: Rows, reading: Reading, { before, limit }: Span): Rows {
  return sorted(rows, reading).offset(before).limit(limit)
}

/** The rows of a page as the list answers them. */
export async function completed({ source, given }: Reading, found: Found[]): Promise<unknown[]> {
  const rows = found.map(({ sort_value: _, key_value: __, total: ___, ...row }) => row)
  return source.complete && rows.length > 0 ? source.complete(given.db, rows, given) : rows
}
