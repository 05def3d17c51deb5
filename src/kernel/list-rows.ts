import type { Knex } from 'knex'
import type { List } from '../shared/list.ts'
import { type Reply, reply } from './endpoint.ts'
import type { Listed, Rows, Source } from './list.ts'
import { countedAtMost, readFew, readMany } from './list-matches.ts'
import {
  type Asked,
  completed,
  type Found,
  filtersOf,
  firstOf,
  orderOf,
  pageAsked,
  paginationOf,
  parts,
  sorted,
} from './list-parts.ts'
import type { Pagination } from './pagination.ts'

type Page<Row> = Reply<Row[]> & { pagination: Pagination }

interface Answer {
  found: Found[]
  total: number
  /** There are more rows than `total`; pages beyond it are not read. */
  isMinimum?: boolean
}

export async function readPage<Row>(list: List, source: Source<List>, given: Listed): Promise<Page<Row>> {
  const asked = pageAsked({ list, source, given })
  const { found, total, isMinimum } = await read(asked)
  return {
    ...reply({ data: (await completed(asked, found)) as Row[] }),
    pagination: { ...paginationOf(asked, total), ...(isMinimum && { totalIsMinimum: true }) },
  }
}

/** Filtered lists and those of one family are mostly short: then one statement reads the page and counts the rows. */
async function read(asked: Asked): Promise<Answer> {
  const { source, given } = asked
  const filters = filtersOf(asked)
  const known = await source.total?.(given.db, Object.fromEntries(filters), given)
  if (known !== undefined) return { total: known, found: await readFromNearerEnd(asked, known) }
  const isFiltered = filters.length > 0
  if (isFiltered || source.areFew?.(given)) {
    const few = await readFew(asked)
    if (few.total <= countedAtMost) return few
    if (isFiltered) return { total: countedAtMost, found: await readMany(asked), isMinimum: true }
  }
  const total = await countRows(given.db, source.rows(given.db, given))
  return { total, found: await readFromNearerEnd(asked, total) }
}

async function countRows(db: Knex, rows: Rows): Promise<number> {
  const counted = await db.from(rows.as('counted')).count<{ total: number }>({ total: '*' }).first()
  return counted!.total
}

/** Pages in the second half are read from the end, so that the last page is as cheap as the first. */
async function readFromNearerEnd(asked: Asked, total: number): Promise<Found[]> {
  const { before, limit } = asked
  if (before >= total) return []
  const size = Math.min(limit, total - before)
  const fromEnd = before > total / 2
  const offset = fromEnd ? total - before - size : before
  const order = orderOf(asked, fromEnd)
  const rows = firstOf(asked.given.db, parts(asked, order.name), order, offset + size)
  const found: Found[] = await sorted(rows, order).offset(offset).limit(size)
  return fromEnd ? found.reverse() : found
}
