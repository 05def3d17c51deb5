import type { List } from '../../shared/list.ts'
import type { Pagination } from '../pagination.ts'
import { runPreparedQuery } from '../prepared.ts'
import { reply } from '../reply.ts'
import {
  completed,
  type Found,
  filtered,
  inOrder,
  pageIn,
  partsOf,
  type Reading,
  readingOf,
  type Span,
  sorted,
  withOrder,
} from './reading.ts'
import type { Listed, Rows, Source } from './source.ts'

/** Filtered rows are counted up to this number, because counting more takes ever longer. */
const countedAtMost = 1_000

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

/**
 * How the page is found depends on how many rows there may be:
 * - those of one family are few: all are counted, beside the page (`readOfFamily`)
 * - of filtered rows, or of a list without an end, up to 1,000 are counted and sorted (`readFiltered`)
 * - if there are more, the page is searched along the order (`readMany`)
 * - of all rows, or where the total is known, the page is read from the nearer end (`readFromNearerEnd`)
 */
async function findPage(reading: Reading, span: Span): Promise<Page> {
  const { source, given, filters } = reading
  if (source.ofOneFamily?.(given)) return readOfFamily(reading, span)
  const known = await source.total?.(given.db, Object.fromEntries(filters), given)
  if (known === undefined && (filters.length > 0 || source.isEndless)) return readFiltered(reading, span)
  const total = known ?? (await countRows(filtered(reading)))
  return { total, found: await readFromNearerEnd(reading, span, total) }
}

/**
 * Counts the rows beside the page. One plan is good for every family, so the statement is prepared; with filters it is
 * not, because these make too many different texts.
 */
async function readOfFamily(reading: Reading, span: Span): Promise<Page> {
  const { given, filters } = reading
  const rows = inOrder(filtered(reading), reading).select(given.db.raw('count(*) over () as total'))
  const page = rows.offset(span.before).limit(span.limit)
  const found: (Found & { total: number })[] = await (filters.length > 0 ? page : runPreparedQuery(given.db, page))
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
    .leftJoin(page.as('page'), db.raw('true'))
  const read: Found[] = await sorted(statement, reading)
  const total = Number(read[0]!.total)
  if (total === most) return { total: countedAtMost, found: await readMany(reading, span), isMinimum: true }
  return { total, found: read.filter(({ key_value }) => key_value !== null) }
}

/** A page of more filtered rows than are counted; pages end where the count does. */
async function readMany(reading: Reading, { before, limit }: Span): Promise<Found[]> {
  const size = Math.min(limit, countedAtMost - before)
  if (size <= 0) return []
  const span = { before, limit: size }
  if (isServedInOrder(reading)) return firstRows(reading, span)
  const found = await readNearStart(reading, span)
  return found.length === size ? found : readAllSorted(reading, span)
}

/** Whether indexes have the filtered rows in this order: the halves of a filter, or the rows of a single one. */
function isServedInOrder(reading: Reading): boolean {
  const { source, filters, order } = reading
  if (partsOf(reading, order.name).length > 1) return true
  const [only, another] = filters
  return only !== undefined && !another && source.served?.[only[0]]?.includes(order.name) === true
}

/** Searches the start of the order, where the page is unless the filtered rows are clustered far from it. */
async function readNearStart(reading: Reading, span: Span): Promise<Found[]> {
  const { source, given, order } = reading
  const searched = 5_000 + 20 * (span.before + span.limit)
  const all = withOrder(source.rows(given.db, given).clearSelect(), reading)
  const last = sorted(all, reading).offset(searched).limit(1)
  const isNear = `(${order.column}, ${source.key}) ${order.direction === 'asc' ? '<=' : '>='} ?`
  return firstRows(reading, span, [filtered(reading).whereRaw(isNear, [last])])
}

/** Sorts all filtered rows, because a search along the order might read all of it. */
async function readAllSorted(reading: Reading, span: Span): Promise<Found[]> {
  const { db } = reading.given
  const all = partsOf(reading).map(part => withOrder(part, reading))
  return pageIn(db.withMaterialized('found', db.unionAll(all, true)).from('found'), reading, span)
}
