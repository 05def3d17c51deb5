import { chosen, type List, queryOf } from '../../shared/list.ts'
import type { Who } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { fail } from '../failure.ts'
import { exportList } from './export.ts'
import { readPage } from './read.ts'
import type { Source } from './source.ts'

/** What a row must have: each column of the CSV. */
type Columns<L extends List> = { [C in L['columns'][number]]: unknown }

/** The two endpoints of a list: one page as JSON, and the whole list as CSV for admins. */
export function listEndpoints<const Path extends string, L extends List, Row extends Columns<L>, Found = Row>(
  path: Path,
  who: Exclude<Who, { parent: unknown } | { device: unknown }>,
  list: L,
  source: Source<L, Row, Found>,
) {
  const query = queryOf<L['filters'], L['sorts'][number]>(list)
  // CSV first: otherwise its path would match a parameter at the end of the JSON path.
  return [
    endpoint('GET', `${path}.csv`, 'admin', { query: { ...query, ...chosen } }, async given => {
      if (typeof who === 'object' && (await who.owner(given.db, given.id)) === undefined) fail('not_found')
      return exportList(path, list, source, given)
    }),
    endpoint('GET', path, who, { query }, async given =>
      given.caller.person?.la_admin
        ? given.replica.read(db => readPage(list, source, { ...given, db }))
        : readPage(list, source, given),
    ),
  ] as const
}
