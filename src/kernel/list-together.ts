import type { List, Query } from '../shared/list.ts'
import { builtOnce } from './built-once.ts'
import type { Listed, Source } from './list.ts'
import { countedAtMost, fewOf, fewRows } from './list-matches.ts'
import { type Asked, completed, type Found, isPlain, pageAsked, paginationOf } from './list-parts.ts'
import { readPage } from './list-rows.ts'
import type { Pagination } from './pagination.ts'
import { combineStatements, runStatement, statementOf } from './prepared.ts'

/** The columns of a row that JSON turns into strings. */
type MomentOf<Row> = { [K in keyof Row]-?: Date extends Row[K] ? K : never }[keyof Row]

/** A list of one family (its source has `areFew`) that is read together with others. */
interface FamilyList<L extends List = List, Row = unknown> {
  list: L
  source: Source<List>
  moments: readonly string[]
  /** The filters that are always set. */
  only: Partial<Query<L>>
  row?: Row
}

interface PageOf<Row> {
  rows: Row[]
  pagination: Pagination
}

type Lists = Record<string, FamilyList>
type Queries<P extends Lists> = { [K in keyof P]: Record<string, unknown> }
type Pages<P extends Lists> = { [K in keyof P]: P[K] extends FamilyList<List, infer Row> ? PageOf<Row> : never }

/** `moments` names all columns that are a `Date`. */
export function familyList<L extends List, Row, Found>(
  list: L,
  source: Source<L, Row, Found>,
  moments: Record<MomentOf<Row>, true>,
  only: Partial<Query<L>> = {},
): FamilyList<L, Row> {
  return { list, source: source as Source<List>, moments: Object.keys(moments), only }
}

/**
 * Reads a page of each of several lists in one statement. The statement for first pages without filters, which is the
 * most frequent, is built once.
 */
export function listsTogether<P extends Lists>(lists: P) {
  const firstPages = builtOnce(given => build(given))

  function build(given: Listed, queries?: Queries<P>) {
    const statements = Object.entries(lists).map(([name, each]) => [
      name,
      statementOf(fewRows(askedOf(each, given, queries?.[name]))),
    ])
    return combineStatements(Object.fromEntries(statements))
  }

  return async (given: Listed, queries: Queries<P>): Promise<Pages<P>> => {
    const statement = Object.values(queries).every(isPlain) ? firstPages(given) : build(given, queries)
    const [answered] = await runStatement<Record<string, Found[]>>(given.db, statement)
    const pages = Object.entries(lists).map(async ([name, each]) => [
      name,
      await pageOf(askedOf(each, given, queries[name]), each, answered![name]!),
    ])
    return Object.fromEntries(await Promise.all(pages)) as Pages<P>
  }
}

function askedOf({ list, source, only }: FamilyList, given: Listed, query?: Record<string, unknown>): Asked {
  return pageAsked({ list, source, given: { ...given, query: { ...query, ...only } } })
}

async function pageOf(asked: Asked, { moments }: FamilyList, rows: Found[]): Promise<PageOf<unknown>> {
  const { found, total } = fewOf(rows)
  if (total > countedAtMost) {
    const { data, pagination } = await readPage(asked.list, asked.source, asked.given)
    return { rows: data, pagination }
  }
  for (const row of found) for (const name of moments) row[name] &&= new Date(row[name] as string)
  return { rows: await completed(asked, found), pagination: paginationOf(asked, total) }
}
