import type { Knex } from 'knex'
import type { Field, Fields } from '../shared/fields.ts'
import { type List, type Query, queryOf } from '../shared/list.ts'
import { csvOf } from './csv.ts'
import { endpoint, type Given, type Reply, reply, type Who } from './endpoint.ts'

type Rows = Knex.QueryBuilder
type ValueOf<F> = F extends Field<infer T> ? T : never
/** A method type, because its parameters are bivariant: any `Source` is then assignable to `Source<List>`. */
type Filter<T> = { keep(rows: Rows, value: T, given: Given<Fields, Fields>): void }['keep']

/** The SQL of a list that src/shared declares; written in a store. */
export interface Source<L extends List, Row = unknown> {
  /** All rows that the caller may see. */
  rows: (db: Knex, given: Given<Fields, Fields>) => Rows & PromiseLike<Row[]>
  filters: { [K in keyof L['filters']]: Filter<ValueOf<L['filters'][K]>> }
  /** The column or expression of each sort; never null. */
  sorts: Record<L['sorts'][number], string>
  /** A unique column, which breaks ties in every order. */
  key: string
  /** The number of rows without filters, if it is known without counting them. */
  total?: (db: Knex) => Promise<number>
}

const batch = 1_000

/** The two endpoints of a list: one page as JSON, and the whole list as CSV for admins. */
export function listEndpoints<const Path extends string, L extends List, Row>(
  path: Path,
  who: Who,
  list: L,
  source: Source<L, Row>,
) {
  const query = queryOf(list)
  // CSV first: otherwise its path would match a parameter at the end of the JSON path.
  return [
    endpoint('GET', `${path}.csv`, 'admin', { query }, async given =>
      reply({ data: null, csv: await started(csvOf(list.columns, batches(list, source, given as never))) }),
    ),
    endpoint('GET', path, who, { query }, async given => pageOf<Row>(list, source, given as never)),
  ] as const
}

type Asked<L extends List> = Given<Fields, Fields> & { query: Query<L> }

async function pageOf<Row>(list: List, source: Source<List>, given: Asked<List>): Promise<Reply<Row[]>> {
  const { page = 1, limit = list.limit } = given.query as { page?: number; limit?: number }
  const { rows, isFiltered } = filtered(list, source, given)
  const total = source.total && !isFiltered ? await source.total(given.db) : await countOf(given.db, rows)
  const totalPages = Math.ceil(total / limit)
  return reply({
    data: page > totalPages ? [] : await slice(list, source, given, rows, { page, limit, total }),
    pagination: { page, limit, total, totalPages },
  })
}

/** Pages in the second half are read from the end, so that the last page is as cheap as the first. */
async function slice<Row>(
  list: List,
  source: Source<List>,
  given: Asked<List>,
  rows: Rows,
  { page, limit, total }: { page: number; limit: number; total: number },
): Promise<Row[]> {
  const before = (page - 1) * limit
  const size = Math.min(limit, total - before)
  const { column, down } = orderOf(list, source, given)
  const fromEnd = before > total / 2
  const direction = down === fromEnd ? 'asc' : 'desc'
  const found = await rows
    .clone()
    .orderByRaw(`${column} ${direction}, ${source.key} ${direction}`)
    .offset(fromEnd ? total - before - size : before)
    .limit(size)
  return fromEnd ? found.reverse() : found
}

/** Reads the first rows before the response starts, so that an error in the query is still sent as JSON. */
async function started(lines: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const all = lines[Symbol.asyncIterator]()
  const first = [await all.next(), await all.next()]
  return (async function* () {
    for (const { value, done } of first) if (!done) yield value
    yield* { [Symbol.asyncIterator]: () => all }
  })()
}

/** Each batch starts after the last row of the one before, so that none gets slower and none holds a connection. */
async function* batches(
  list: List,
  source: Source<List>,
  given: Asked<List>,
): AsyncIterable<Record<string, unknown>[]> {
  const { rows } = filtered(list, source, given)
  const { column, down } = orderOf(list, source, given)
  const direction = down ? 'desc' : 'asc'
  let last: Record<string, unknown> | undefined
  do {
    const next = rows
      .clone()
      .select(given.db.raw(`${column}::text as sort_value, ${source.key} as key_value`))
      .orderByRaw(`${column} ${direction}, ${source.key} ${direction}`)
      .limit(batch)
    if (last)
      next.whereRaw(`(${column}, ${source.key}) ${down ? '<' : '>'} (?, ?)`, [last.sort_value, last.key_value] as never)
    const found = await next
    yield found
    last = found.length === batch ? found.at(-1) : undefined
  } while (last)
}

function filtered(list: List, source: Source<List>, given: Asked<List>): { rows: Rows; isFiltered: boolean } {
  const rows = source.rows(given.db, given)
  const set = Object.entries(given.query).filter(([name]) => Object.hasOwn(list.filters, name))
  for (const [name, value] of set) source.filters[name]!(rows, value as never, given)
  return { rows, isFiltered: set.length > 0 }
}

function orderOf(list: List, source: Source<List>, { query }: Asked<List>): { column: string; down: boolean } {
  const sort = (query as { sort?: string }).sort ?? list.sort
  const down = sort.startsWith('-')
  return { column: source.sorts[down ? sort.slice(1) : sort]!, down }
}

async function countOf(db: Knex, rows: Rows): Promise<number> {
  const counted = await db.from(rows.clone().as('counted')).count<{ total: number }>({ total: '*' }).first()
  return counted!.total
}

/** Filters by a text anywhere in the column, ignoring case and Vietnamese diacritics. */
export function containing(column: string) {
  return (rows: Rows, text: string) => {
    rows.whereRaw(`khong_dau(${column}) like '%' || khong_dau(?) || '%'`, [text.replace(/[\\%_]/g, '\\$&')])
  }
}
