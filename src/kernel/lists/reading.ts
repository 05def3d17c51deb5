import type { List } from '../../shared/list.ts'
import { type Filter, keepChosen, type Listed, type Rows, type Source } from './source.ts'

export type Found = Record<string, unknown>

/** What a request asks of a list. */
export interface Reading {
  source: Source<List>
  given: Listed
  filters: [name: string, value: unknown][]
  order: { name: string; column: string; direction: 'asc' | 'desc' }
}

/** The rows of one page: how many rows come before it, and its size. */
export interface Span {
  before: number
  limit: number
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
 * The filtered rows in disjoint parts: the halves of a filter, if it allows any order or the rows are read in the order
 * of that name.
 */
export function partsOf(reading: Reading, name?: string): Rows[] {
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
    if (!('halves' in filter)) filter(rows, value, given)
    else if (only?.name === name) keep(filter.halves[only.half])(rows)
    else rows.where(group => group.where(keep(filter.halves[0])).orWhere(keep(filter.halves[1])))
  }
  return rows
}

export function inOrder(rows: Rows, { source, order }: Reading): Rows {
  return rows.orderByRaw(`${order.column} ${order.direction}, ${source.key} ${order.direction}`)
}

/** Adds what `sorted` sorts by, so that an outer query can do so too. */
export function withOrder(rows: Rows, { source, order }: Reading): Rows {
  return rows.select(rows.client.raw(`${order.column} as sort_value, ${source.key} as key_value`))
}

export function sorted(rows: Rows, { order }: Reading): Rows {
  return rows.orderByRaw(`sort_value ${order.direction}, key_value ${order.direction}`)
}

export function pageIn(rows: Rows, reading: Reading, { before, limit }: Span): Rows {
  return sorted(rows, reading).offset(before).limit(limit)
}

/** The rows of a page as the list answers them. */
export async function completed({ source, given }: Reading, found: Found[]): Promise<unknown[]> {
  const rows = found.map(({ sort_value: _, key_value: __, total: ___, ...row }) => row)
  return source.complete && rows.length > 0 ? source.complete(given.db, rows, given) : rows
}
