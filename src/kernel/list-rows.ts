import type { Knex } from 'knex'
import type { List } from '../shared/list.ts'
import { type Reply, reply } from './endpoint.ts'
import type { Listed, Rows, Source } from './list.ts'
import { completed, type Found, filtersOf, inOwnOrder, type Order, orderOf, parts, withOrder } from './list-parts.ts'
import { preparedRows } from './prepared.ts'

/** Filtered rows are counted up to here: more would take longer the more there are. */
const countedAtMost = 1_000

interface Asked {
  /** How many rows come before the page. */
  before: number
  limit: number
}

interface Answer {
  found: Found[]
  total: number
  /** There are more, and pages beyond these are not read. */
  isMinimum?: boolean
}

export async function readPage<Row>(list: List, source: Source<List>, given: Listed): Promise<Reply<Row[]>> {
  const { page = 1, limit = list.limit } = given.query
  const { found, total, isMinimum } = await read(list, source, given, { before: (page - 1) * limit, limit })
  const totalPages = Math.ceil(total / limit)
  return reply({
    data: (await completed(source, given, found)) as Row[],
    pagination: { page, limit, total, totalPages, ...(isMinimum && { totalIsMinimum: true }) },
  })
}

async function read(list: List, source: Source<List>, given: Listed, asked: Asked): Promise<Answer> {
  const { db } = given
  const filters = filtersOf(list, given)
  const known = await source.total?.(db, Object.fromEntries(filters), given)
  if (known === undefined && (filters.length > 0 || source.areFew?.(given))) {
    const few = await readFew(list, source, given, asked)
    if (few.total <= countedAtMost) return few
    if (filters.length > 0)
      return { found: await readFirst(list, source, given, asked), total: countedAtMost, isMinimum: true }
  }
  const total = known ?? (await countRows(db, source.rows(db, given)))
  return { found: await readOf(total, list, source, given, asked), total }
}

async function countRows(db: Knex, rows: Rows): Promise<number> {
  const counted = await db.from(rows.as('counted')).count<{ total: number }>({ total: '*' }).first()
  return counted!.total
}

/** The page and the total in one statement if there are few rows; otherwise it counts no further and reads no page. */
async function readFew(list: List, source: Source<List>, given: Listed, { before, limit }: Asked): Promise<Answer> {
  const { db } = given
  const order = orderOf(list, source, given)
  const most = countedAtMost + 1
  const ids: Rows[] = parts(list, source, given).map(part => part.clearSelect().select(source.key).limit(most))
  const few = parts(list, source, given).map(part =>
    withOrder(part, source, order).whereRaw('(select total from counted) < ?', [most]).limit(most),
  )
  const page = sorted(db.from(db.unionAll(few, true).as('few')), order)
    .offset(before)
    .limit(limit)
  const found = db.from(db.unionAll(ids, true).as('found')).limit(most)
  const counted = db.from('found').count({ total: '*' })
  const rows: Rows = db
    .with('found', found)
    .with('counted', counted)
    .from('counted')
    .joinRaw('left join ? as page on true', [page as never])
  sorted(rows, order)
  // A plan for any family serves every one; for all rows the best plan depends on what is asked for.
  const answer: Found[] = source.areFew?.(given) ? await preparedRows(db, rows) : await rows
  return {
    total: Number(answer[0]!.total),
    found: answer.filter(({ key_value }) => key_value !== null).map(({ total: _, ...row }) => row),
  }
}

/**
 * A page of many filtered rows. It is looked for at the start of the order, where it is unless the rows stand together
 * far from there: then all of them are sorted, because the order might be read to its end in search of them.
 */
async function readFirst(list: List, source: Source<List>, given: Listed, { before, limit }: Asked): Promise<Found[]> {
  const { db } = given
  const order = orderOf(list, source, given)
  const most = Math.min(before + limit, countedAtMost)
  if (before >= most) return []
  const page = (rows: Rows) =>
    sorted(rows, order)
      .offset(before)
      .limit(most - before)
  const inOrder = parts(list, source, given, order.name)
  if (inOrder.length > 1) return page(firstOf(db, inOrder, source, order, most))
  const last = withOrder(source.rows(db, given).clearSelect(), source, order)
  const place = inOwnOrder(last, source, order).offset(nearby(most)).limit(1)
  const isNear = `(${order.column}, ${source.key}) ${order.direction === 'asc' ? '<=' : '>='} ?`
  const near = inOrder.map(part => part.whereRaw(isNear, [place]))
  const found = await page(firstOf(db, near, source, order, most))
  if (found.length === most - before) return found
  const all = parts(list, source, given).map(part => withOrder(part, source, order))
  return page(db.withMaterialized('found', db.unionAll(all, true)).from('found'))
}

/** How many rows at the start of the order are looked at for so many of a filter. */
const nearby = (most: number) => 5_000 + 20 * most

/** Pages in the second half are read from the end, so that the last page is as cheap as the first. */
async function readOf(
  total: number,
  list: List,
  source: Source<List>,
  given: Listed,
  { before, limit }: Asked,
): Promise<Found[]> {
  if (before >= total) return []
  const size = Math.min(limit, total - before)
  const fromEnd = before > total / 2
  const offset = fromEnd ? total - before - size : before
  const order = orderOf(list, source, given, fromEnd)
  const rows = firstOf(given.db, parts(list, source, given, order.name), source, order, offset + size)
  const found: Found[] = await sorted(rows, order).offset(offset).limit(size)
  return fromEnd ? found.reverse() : found
}

/** Rows among which are the first `most` of all parts in this order. */
function firstOf(db: Knex, parts: Rows[], source: Source<List>, order: Order, most: number): Rows {
  const first = parts.map(part => inOwnOrder(withOrder(part, source, order), source, order).limit(most))
  return db.from(db.unionAll(first, true).as('found'))
}

function sorted(rows: Rows, { direction }: Order): Rows {
  return rows.orderByRaw(`sort_value ${direction}, key_value ${direction}`)
}
