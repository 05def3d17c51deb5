import type { List } from '../shared/list.ts'
import type { Filter, Listed, Rows, Source } from './list.ts'

export type Found = Record<string, unknown>

export function filtersOf(list: List, { query }: Listed): [name: string, value: unknown][] {
  return Object.entries(query).filter(([name]) => Object.hasOwn(list.filters, name))
}

/** The filtered rows in parts that have no row in common: the halves of a filter, in an order of one that may be read so. */
export function parts(list: List, source: Source<List>, given: Listed, name?: string): Rows[] {
  const halved = filtersOf(list, given).find(([each]) => {
    const filter = source.filters[each]!
    return 'halves' in filter && (name === undefined || each === name || filter.inAnyOrder)
  })
  if (!halved) return [filtered(list, source, given)]
  return ([0, 1] as const).map(half => filtered(list, source, given, { name: halved[0], half }))
}

/** `only` keeps one half of the filter of that name. */
export function filtered(list: List, source: Source<List>, given: Listed, only?: { name: string; half: 0 | 1 }): Rows {
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

export interface Order {
  name: string
  column: string
  direction: 'asc' | 'desc'
}

/** The order that is asked for, or its reverse. */
export function orderOf(list: List, source: Source<List>, { query }: Listed, reversed = false): Order {
  const { sort = list.sort } = query
  const down = sort.startsWith('-')
  const name = down ? sort.slice(1) : sort
  return { name, column: source.sorts[name]!, direction: down === reversed ? 'asc' : 'desc' }
}

export function withOrder(rows: Rows, source: Source<List>, { column }: Order): Rows {
  return rows.select(rows.client.raw(`${column} as sort_value, ${source.key} as key_value`))
}

export function inOwnOrder(rows: Rows, source: Source<List>, { column, direction }: Order): Rows {
  return rows.orderByRaw(`${column} ${direction}, ${source.key} ${direction}`)
}

export async function completed(source: Source<List>, given: Listed, found: Found[]): Promise<unknown[]> {
  const rows = found.map(({ sort_value: _, key_value: __, ...row }) => row)
  return source.complete && rows.length > 0 ? source.complete(given.db, rows, given) : rows
}
