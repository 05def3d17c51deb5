import type { Knex } from 'knex'
import type { List } from '../shared/list.ts'
import { type Reply, reply } from './endpoint.ts'
import type { Filter, Listed, Rows, Source } from './list.ts'
import { preparedRows } from './prepared.ts'

type Found = Record<string, unknown>

/** Filtered rows are counted up to here: more would take longer the more there are. */
const countedAtMost = 1_000
const batch = 1_000

export async function readPage<Row>(list: List, source: Source<List>, given: Listed): Promise<Reply<Row[]>> {
  const { page = 1, limit = list.limit } = given.query as { page?: number; limit?: number }
  const whole = page === 1 && source.areFew?.(given) ? await atOnce(list, source, given, limit) : undefined
  if (whole) {
    const pagination = { page, limit, total: whole.length, totalPages: Math.ceil(whole.length / limit) }
    return reply({ data: (await completed(source, given, whole)) as Row[], pagination })
  }
  const { total, isMinimum } = await totalOf(list, source, given)
  const totalPages = Math.ceil(total / limit)
  const found = page > totalPages ? [] : await slice(list, source, given, { page, limit, total, isMinimum })
  return reply({
    data: (await completed(source, given, found)) as Row[],
    pagination: { page, limit, total, totalPages, ...(isMinimum && { totalIsMinimum: true }) },
  })
}

/** All rows, if they are fewer than a page. */
async function atOnce(list: List, source: Source<List>, given: Listed, limit: number): Promise<Found[] | undefined> {
  const found = await slice(list, source, given, { page: 1, limit, total: limit, isMinimum: true })
  return found.length < limit ? found : undefined
}

interface Total {
  total: number
  /** There are more, and pages beyond these are not read. */
  isMinimum: boolean
}

async function totalOf(list: List, source: Source<List>, given: Listed): Promise<Total> {
  const { db } = given
  const filters = filtersOf(list, given)
  const known = await source.total?.(db, Object.fromEntries(filters), given)
  if (known !== undefined) return { total: known, isMinimum: false }
  const rows = filters.length > 0 ? atMost(db, parts(list, source, given), countedAtMost + 1) : source.rows(db, given)
  const counted = await db.from(rows.as('counted')).count<{ total: number }>({ total: '*' }).first()
  const isMinimum = filters.length > 0 && counted!.total > countedAtMost
  return { total: isMinimum ? countedAtMost : counted!.total, isMinimum }
}

/** Pages in the second half are read from the end, so that the last page is as cheap as the first. */
async function slice(
  list: List,
  source: Source<List>,
  given: Listed,
  { page, limit, total, isMinimum }: Total & { page: number; limit: number },
): Promise<Found[]> {
  const before = (page - 1) * limit
  const size = Math.min(limit, total - before)
  const { name, down } = orderOf(list, given)
  const fromEnd = !isMinimum && before > total / 2
  const direction = down === fromEnd ? 'asc' : 'desc'
  const offset = fromEnd ? total - before - size : before
  const rows = candidates(list, source, given, { name, direction, total, most: offset + size })
  rows.orderByRaw(`sort_value ${direction}, key_value ${direction}`).offset(offset).limit(size)
  // A plan for any family serves every one; for all rows the best plan depends on what is asked for.
  const found: Found[] = source.areFew?.(given) ? await preparedRows(given.db, rows) : await rows
  return fromEnd ? found.reverse() : found
}

interface Order {
  name: string
  direction: 'asc' | 'desc'
  total: number
  /** How many rows in this order are enough. */
  most: number
}

/** Rows among which are the first `most`, with what they are ordered by. */
function candidates(list: List, source: Source<List>, given: Listed, { name, direction, total, most }: Order): Rows {
  const { db } = given
  const column = source.sorts[name]!
  const withOrder = (rows: Rows) => rows.select(db.raw(`${column} as sort_value, ${source.key} as key_value`))
  const isFiltered = filtersOf(list, given).length > 0
  // Few rows are all read and then sorted: in search of them an index in that order might be read to its end.
  if (isFiltered && total <= countedAtMost / 2)
    return atMost(db, parts(list, source, given).map(withOrder), countedAtMost).select('*')
  const inOrder = parts(list, source, given, name).map(part =>
    withOrder(part).orderByRaw(`${column} ${direction}, ${source.key} ${direction}`).limit(most),
  )
  return db.from(db.unionAll(inOrder, true).as('found')).select('*')
}

/** Reads one part after the other until there are enough rows. */
function atMost(db: Knex, parts: Rows[], most: number): Rows {
  const limited = parts.map(part => part.limit(most))
  return db.from(db.unionAll(limited, true).as('found')).limit(most)
}

/** Reads the first rows before the response starts, so that an error in the query is still sent as JSON. */
export async function started(lines: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const all = lines[Symbol.asyncIterator]()
  const first = [await all.next(), await all.next()]
  return (async function* () {
    for (const { value, done } of first) if (!done) yield value
    yield* { [Symbol.asyncIterator]: () => all }
  })()
}

/** Each batch starts after the last row of the one before, so that none gets slower and none holds a connection. */
export async function* batches(list: List, source: Source<List>, given: Listed): AsyncIterable<Found[]> {
  const { name, down } = orderOf(list, given)
  const column = source.sorts[name]!
  const direction = down ? 'desc' : 'asc'
  let last: Found | undefined
  do {
    const next = filtered(list, source, given)
      .select(given.db.raw(`${column}::text as sort_value, ${source.key} as key_value`))
      .orderByRaw(`${column} ${direction}, ${source.key} ${direction}`)
      .limit(batch)
    if (last)
      next.whereRaw(`(${column}, ${source.key}) ${down ? '<' : '>'} (?, ?)`, [last.sort_value, last.key_value] as never)
    const found: Found[] = await next
    yield (await completed(source, given, found)) as Found[]
    last = found.length === batch ? found.at(-1) : undefined
  } while (last)
}

async function completed(source: Source<List>, given: Listed, found: Found[]): Promise<unknown[]> {
  const rows = found.map(({ sort_value: _, key_value: __, ...row }) => row)
  return source.complete && rows.length > 0 ? source.complete(given.db, rows, given) : rows
}

function filtersOf(list: List, { query }: Listed): [name: string, value: unknown][] {
  return Object.entries(query).filter(([name]) => Object.hasOwn(list.filters, name))
}

/** The filtered rows in parts that have no row in common: the halves of a filter, in an order of one that may be read so. */
function parts(list: List, source: Source<List>, given: Listed, name?: string): Rows[] {
  const halved = filtersOf(list, given).find(([each]) => {
    const filter = source.filters[each]!
    return 'halves' in filter && (name === undefined || each === name || filter.inAnyOrder)
  })
  if (!halved) return [filtered(list, source, given)]
  return ([0, 1] as const).map(half => filtered(list, source, given, { name: halved[0], half }))
}

/** `only` keeps one half of the filter of that name. */
function filtered(list: List, source: Source<List>, given: Listed, only?: { name: string; half: 0 | 1 }): Rows {
  const rows: Rows = source.rows(given.db, given)
  for (const [name, value] of filtersOf(list, given)) {
    const filter = source.filters[name]!
    const keep = (half: Filter) => (group: Rows) => half(group, value, given)
    if (!('halves' in filter)) filter(rows, value as never, given)
    else if (only?.name === name) keep(filter.halves[only.half])(rows)
    else rows.where(group => group.where(keep(filter.halves[0])).orWhere(keep(filter.halves[1])))
  }
  return rows
}

function orderOf(list: List, { query }: Listed): { name: string; down: boolean } {
  const sort = (query as { sort?: string }).sort ?? list.sort
  const down = sort.startsWith('-')
  return { name: down ? sort.slice(1) : sort, down }
}
