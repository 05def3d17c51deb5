import type { List } from '../shared/list.ts'
import type { Listed, Source } from './list.ts'
import { completed, type Found, filtered, inOwnOrder, orderOf } from './list-parts.ts'

const batch = 1_000

/** Reads the first rows before the response starts, so that an error in the query is still sent as JSON. */
export async function startReading(lines: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const all = lines[Symbol.asyncIterator]()
  const first = [await all.next(), await all.next()]
  return (async function* () {
    for (const { value, done } of first) if (!done) yield value
    yield* { [Symbol.asyncIterator]: () => all }
  })()
}

/** Each batch starts after the last row of the one before, so that none gets slower and none holds a connection. */
export async function* readBatches(list: List, source: Source<List>, given: Listed): AsyncIterable<Found[]> {
  const reading = { list, source, given }
  const order = orderOf(reading)
  const { column, key, direction } = order
  let last: Found | undefined
  do {
    const next = inOwnOrder(filtered(reading), order)
      .select(given.db.raw(`${column}::text as sort_value, ${key} as key_value`))
      .limit(batch)
    if (last)
      next.whereRaw(`(${column}, ${key}) ${direction === 'desc' ? '<' : '>'} (?, ?)`, [
        last.sort_value,
        last.key_value,
      ] as never)
    const found: Found[] = await next
    yield (await completed(reading, found)) as Found[]
    last = found.length === batch ? found.at(-1) : undefined
  } while (last)
}
