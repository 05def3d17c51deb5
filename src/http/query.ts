import { fail } from '../kernel/failure.ts'

/** Reading a query takes longer the more names it has, and no page or endpoint has more than a few. */
const pairsAtMost = 100

export function refuseLongQuery(search: string): void {
  if (search.split('&', pairsAtMost + 1).length > pairsAtMost) fail('invalid_input')
}

/** The names and values of a query, read once each. A repeated name keeps all its values, which no endpoint accepts. */
export function readQuery(search: string): Record<string, string | string[]> {
  refuseLongQuery(search)
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) {
    const before = query[name]
    if (before === undefined) query[name] = value
    else if (Array.isArray(before)) before.push(value)
    else query[name] = [before, value]
  }
  return query
}
