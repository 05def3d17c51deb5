import type { List } from '../../shared/list.ts'
import { csvOf } from '../csv.ts'
import { reply } from '../reply.ts'
import { completed, type Found, filtered, inOrder, type Reading, readingOf } from './reading.ts'
import { counted, recorded } from './recorded-export.ts'
import type { Listed, Source } from './source.ts'

const batch = 1_000

/** The whole list as CSV, as filtered and sorted by the query. Nothing leaves before the audit log says who takes it. */
export async function exportList<L extends List, Row, Of>(
  path: string,
  list: L,
  source: Source<L, Row, Of>,
  given: Listed,
) {
  const reading = readingOf(list, source as Source<List>, given)
  const read = { rows: 0 }
  const lines = await startReading(csvOf(list.columns, counted(readBatches(reading), read)))
  return reply({ data: null, csv: await recorded(path, reading, lines, read) })
}

/** Reads the first rows before the response starts, so that an error in the query is still sent as JSON. */
async function startReading(lines: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const all = lines[Symbol.asyncIterator]()
  const first = [await all.next(), await all.next()]
  return (async function* () {
    for (const { value, done } of first) if (!done) yield value
    yield* { [Symbol.asyncIterator]: () => all }
  })()
}

/** Each batch starts after the last row of the one before, so that none gets slower and none holds a connection. */
async function* readBatches(reading: Reading): AsyncIterable<Found[]> {
  const { source, given } = reading
  const { column, direction } = reading.order
  const { key } = source
  let last: Found | undefined
  do {
    const next = inOrder(filtered(reading), reading)
      .select(given.db.raw(`${column}::text as sort_value, ${key} as key_value`))
      .limit(batch)
    if (last) {
      const { sort_value, key_value } = last as { sort_value: string; key_value: string | number }
      next.whereRaw(`(${column}, ${key}) ${direction === 'desc' ? '<' : '>'} (?, ?)`, [sort_value, key_value])
    }
    const found: Found[] = await next
    const rows = (await completed(reading, found)) as Found[]
    yield source.toLines && rows.length > 0 ? await source.toLines(given.db, rows, given) : rows
    last = found.length === batch ? found.at(-1) : undefined
  } while (last)
}
