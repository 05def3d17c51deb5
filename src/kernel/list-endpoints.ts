import { type List, queryOf } from '../shared/list.ts'
import { csvOf } from './csv.ts'
import { endpoint, reply, type Who } from './endpoint.ts'
import { fail } from './failure.ts'
import type { Listed, Source } from './list.ts'
import { readBatches, startReading } from './list-batches.ts'
import { readPage } from './list-rows.ts'

/** What a row must have: each column of the CSV. */
type Columns<L extends List> = { [C in L['columns'][number]]: unknown }

/** The two endpoints of a list: one page as JSON, and the whole list as CSV for admins. */
export function listEndpoints<const Path extends string, L extends List, Row extends Columns<L>, Found = Row>(
  path: Path,
  who: Who,
  list: L,
  source: Source<L, Row, Found>,
) {
  const query = queryOf<L['filters'], L['sorts'][number]>(list)
  // CSV first: otherwise its path would match a parameter at the end of the JSON path.
  return [
    endpoint('GET', `${path}.csv`, 'admin', { query }, async given => {
      if (typeof who === 'object' && (await who.owner(given.db, given.id)) === undefined) fail('not_found')
      return csvReply(list, source, given)
    }),
    endpoint('GET', path, who, { query }, async given => pageOf(list, source, given)),
  ] as const
}

/** One page of a list, as its query asks for. */
export async function pageOf<L extends List, Row, Found>(list: L, source: Source<L, Row, Found>, given: Listed) {
  return readPage<Row>(list, source as Source<List>, given)
}

export async function csvReply<L extends List, Row, Found>(list: L, source: Source<L, Row, Found>, given: Listed) {
  const rows = readBatches(list, source as Source<List>, given)
  return reply({ data: null, csv: await startReading(csvOf(list.columns, rows)) })
}
