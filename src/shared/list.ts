import { choice, type Field, type Fields, optional, paging, text } from './fields.ts'
import { many } from './many.ts'
import { bodyOf, faultsIn } from './typed.ts'

type Sort<S extends string> = S | `-${S}`

/** A list as browser and server know it: its filters, orders and page size, and the columns of its CSV. */
export interface List<F extends Fields = Fields, S extends string = string, C extends string = string> {
  filters: F
  sorts: readonly S[]
  /** The default order; `-` means descending. */
  sort: Sort<S>
  /** The default page size. */
  limit: number
  /** The CSV columns, in this order. */
  columns: readonly C[]
}

export function list<F extends Record<string, Field<unknown, true>>, const S extends string, const C extends string>(
  declared: Omit<List<F, S, C>, 'limit'> & { limit?: number },
): List<F, S, C> {
  return { limit: 10, ...declared }
}

/** The query parameters of the list's endpoint. */
export function queryOf<F extends Fields, S extends string>({ filters, sorts }: List<F, S>) {
  const directions = sorts.flatMap((name): Sort<S>[] => [name, `-${name}`])
  return { ...filters, ...paging, sort: optional(choice(directions)) }
}

/** Only these rows of a list, by their ids or codes. */
export const chosen = { chon: optional(many(text({ max: 100, pattern: '^[A-Za-z0-9]+$' }), { max: 100 })) }

const namesOf = new WeakMap<List, string[]>()

/** The names of these parameters: every rendering of a list asks for them several times. */
function namesIn(list: List): string[] {
  const names = namesOf.get(list) ?? Object.keys(queryOf(list))
  namesOf.set(list, names)
  return names
}

/**
 * The list query in the URL of a screen. Invalid parameters are dropped, because people edit URLs. A list in a dialog
 * has a prefix, so that its parameters are not those of the list below it.
 */
export function askedOf(list: List, search: URLSearchParams, prefix = ''): URLSearchParams {
  if (search.size === 0) return new URLSearchParams()
  const named = namesIn(list).map(name => [name, search.get(prefix + name) ?? ''] as const)
  const typed = Object.fromEntries(named.filter(([, value]) => value.trim()))
  if (Object.keys(typed).length === 0) return new URLSearchParams()
  const fields = queryOf(list)
  const wrong = faultsIn(fields, typed)
  const right = Object.fromEntries(Object.entries(typed).filter(([name]) => !wrong[name]))
  return new URLSearchParams(
    Object.entries(bodyOf(fields, right))
      .filter(([name]) => name in right)
      .map(([name, value]) => [name, String(value)]),
  )
}

/** What was typed into date filters and is not a date, by the name of the filter. */
export function unreadDates({ filters }: List, search: URLSearchParams, prefix = ''): Record<string, string> {
  const dates = Object.entries(filters).filter(([, { schema }]) => schema.format === 'date')
  const typed = dates.map(([name]) => [name, search.get(prefix + name)?.trim() ?? ''] as const)
  const wrong = faultsIn(filters, Object.fromEntries(typed.filter(([, text]) => text)))
  return Object.fromEntries(typed.filter(([name]) => wrong[name]))
}

/** The URL with this list query; the rest of it, such as other lists and open dialogs, stays. */
export function addressOf(list: List, search: URLSearchParams, asked: URLSearchParams, prefix = ''): string {
  const own = namesIn(list).map(name => prefix + name)
  const others = [...search].filter(([name]) => !own.includes(name))
  return `?${new URLSearchParams([...others, ...[...asked].map(([name, value]) => [prefix + name, value])])}`
}

/** The same query with changes. Drops the page number, which belongs to the old query. */
export function askAlso(asked: URLSearchParams, change: Record<string, string | number | null>): URLSearchParams {
  const next = new URLSearchParams(asked)
  next.delete('page')
  for (const [name, value] of Object.entries(change))
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))
  return next
}

/** The names of the active filters. */
export function filtersIn(list: List, asked: URLSearchParams): string[] {
  return Object.keys(list.filters).filter(name => asked.has(name))
}

/** How a column is sorted now, and the query that sorts by it or reverses the order. */
export function sortedBy(list: List, asked: URLSearchParams, name: string) {
  const present = asked.get('sort') ?? list.sort
  const order = present === name ? 'ascending' : present === `-${name}` ? 'descending' : undefined
  const next = askAlso(asked, { sort: order === 'ascending' ? `-${name}` : name })
  return { next, ...(order && { order: order as 'ascending' | 'descending' }) }
}
