import type { Knex } from 'knex'
import type { List } from '../shared/list.ts'
import type { Filter, Listed, Rows, Source } from './list.ts'
import type { Pagination } from './pagination.ts'

export type Found = Record<string, unknown>

/** A list, and the request for it. */
interface Reading {
  list: List
  source: Source<List>
  given: Listed
}

/** One page of a list. */
export interface Asked extends Reading {
  /** How many rows come before the page. */
  before: number
  limit: number
}

export function pageAsked(reading: Reading): Asked {
  const { page = 1, limit = reading.list.limit } = reading.given.query
  return { ...reading, before: (page - 1) * limit, limit }
}

export function paginationOf({ before, limit }: Asked, total: number): Pagination {
  return { page: before / limit + 1, limit, total, totalPages: Math.ceil(total / limit) }
}

/** Whether a query is for the first page in the default order, without filters. */
export function isPlain(query: object): boolean {
  return Object.keys(query).length === 0
}

export function filtersOf({ list, given }: Reading): [name: string, value: unknown][] {
  return Object.entries(given.query).filter(([name]) => Object.hasOwn(list.filters, name))
}

/** The filtered rows in disjoint parts: the halves of a filter, if the list is sorted by it or it allows any order. */
export function parts(reading: Reading, name?: string): Rows[] {
  const halved = filtersOf(reading).find(([each]) => {
    const filter = reading.source.filters[each]!
    return 'halves' in filter && (name === undefined || each === name || filter.inAnyOrder)
  })
  if (!halved) return [filtered(reading)]
  return ([0, 1] as const).map(half => filtered(reading, { name: halved[0], half }))
}

/** `only` keeps one half of the filter of that name. */
export function filtered(reading: Reading, only?: { name: string; half: 0 | 1 }): Rows {
  const { source, given } = reading
  const rows: Rows = source.rows(given.db, given)
  for (const [name, value] of filtersOf(reading)) {
    const filter = source.filters[name]!
    const keep = (half: Filter) => (group: Rows) => half(group, value, given)
    if (!('halves' in filter)) filter(rows, value as never, given)
    else if (only?.name === name) keep(filter.halves[only.half])(rows)
    else rows.where(group => group.where(keep(filter.halves[0])).orWhere(keep(filter.halves[1])))
  }
  return rows
}

interface Order {
  name: string
  column: string
  /** The column that breaks ties. */
  key: string
  direction: 'asc' | 'desc'
}

/** The order of the request, or its reverse. */
export function orderOf({ list, source, given }: Reading, reversed = false): Order {
  const { sort = list.sort } = given.query
  const down = sort.startsWith('-')
  const name = down ? sort.slice(1) : sort
  return { name, column: source.sorts[name]!, key: source.key, direction: down === reversed ? 'asc' : 'desc' }
}

/** Adds the sort columns to the selection, so that an outer query can sort by them: see `sorted`. */
export function withOrder(rows: Rows, { column, key }: Order): Rows {
  return rows.select(rows.client.raw(`${column} as sort_value, ${key} as key_value`))
}

/** Sorts rows of the source itself. */
export function inOwnOrder(rows: Rows, { column, key, direction }: Order): Rows {
  return rows.orderByRaw(`${column} ${direction}, ${key} ${direction}`)
}

/** Sorts rows that were selected from `withOrder`. */
export function sorted(rows: Rows, { direction }: Order): Rows {
  return rows.orderByRaw(`sort_value ${direction}, key_value ${direction}`)
}

/** The first `most` rows of each part, among which are the first `most` of all. */
export function firstOf(db: Knex, parts: Rows[], order: Order, most: number): Rows {
  const first = parts.map(part => inOwnOrder(withOrder(part, order), order).limit(most))
  return db.from(db.unionAll(first, true).as('found'))
}

export async function completed({ source, given }: Reading, found: Found[]): Promise<unknown[]> {
  const rows = found.map(({ sort_value: _, key_value: __, ...row }) => row)
  return source.complete && rows.length > 0 ? source.complete(given.db, rows, given) : rows
}
