import type { List } from '../shared/list.ts'
import { builtOnce } from './built-once.ts'
import type { Listed, Rows, Source } from './list.ts'
import {
  type Asked,
  type Found,
  firstOf,
  inOwnOrder,
  isPlain,
  orderOf,
  pageAsked,
  parts,
  sorted,
  withOrder,
} from './list-parts.ts'
import { runStatement, type Statement, statementOf } from './prepared.ts'

/** Filtered rows are counted up to this number, because counting more takes ever longer. */
export const countedAtMost = 1_000

/** The result of `fewRows`. */
interface Few {
  found: Found[]
  total: number
}

export async function readFew(asked: Asked): Promise<Few> {
  const { source, given } = asked
  // One plan is good for every family, so it may be prepared; for all rows, the best plan depends on the filters.
  if (!source.areFew?.(given)) return fewOf(await fewRows(asked))
  const statement = isPlain(given.query) ? firstPage(asked) : statementOf(fewRows(asked))
  return fewOf(await runStatement(given.db, statement))
}

type OfGiven = (given: Listed) => Statement
const firstPages = new WeakMap<Source<List>, WeakMap<List, OfGiven>>()

/** The statement of `fewRows` for a family’s list without a query. */
function firstPage({ list, source, given }: Asked): Statement {
  const ofSource = firstPages.get(source) ?? new WeakMap<List, OfGiven>()
  firstPages.set(source, ofSource)
  const statement =
    ofSource.get(list) ?? builtOnce(one => statementOf(fewRows(pageAsked({ list, source, given: one }))))
  ofSource.set(list, statement)
  return statement(given)
}

/** The page and the total in one statement if there are few rows; otherwise it counts no further and reads no page. */
export function fewRows(asked: Asked): Rows {
  const { source, given, before, limit } = asked
  const { db } = given
  const order = orderOf(asked)
  const most = countedAtMost + 1
  const ids: Rows[] = parts(asked).map(part => part.clearSelect().select(source.key).limit(most))
  const few = parts(asked).map(part =>
    withOrder(part, order).whereRaw('(select total from counted) < ?', [most]).limit(most),
  )
  const page = sorted(db.from(db.unionAll(few, true).as('few')), order)
    .offset(before)
    .limit(limit)
  const found = db.from(db.unionAll(ids, true).as('found')).limit(most)
  const counted = db.from('found').count({ total: '*' })
  const rows: Rows = db
    .with('found', found)
    .with('counted', counted)
    .from('counted')
    .joinRaw('left join ? as page on true', [page as never])
  return sorted(rows, order)
}

export function fewOf(rows: Found[]): Few {
  return {
    total: Number(rows[0]!.total),
    found: rows.filter(({ key_value }) => key_value !== null).map(({ total: _, ...row }) => row),
  }
}

/**
 * A page of many filtered rows. First searches the start of the order, where the page is unless the rows are clustered
 * far from it. Then sorts all filtered rows instead, because the search might read the whole order.
 */
export async function readMany(asked: Asked): Promise<Found[]> {
  const { source, given, before, limit } = asked
  const { db } = given
  const order = orderOf(asked)
  const most = Math.min(before + limit, countedAtMost)
  if (before >= most) return []
  const page = (rows: Rows) =>
    sorted(rows, order)
      .offset(before)
      .limit(most - before)
  const inOrder = parts(asked, order.name)
  if (inOrder.length > 1) return page(firstOf(db, inOrder, order, most))

  const last = withOrder(source.rows(db, given).clearSelect(), order)
  const place = inOwnOrder(last, order).offset(nearby(most)).limit(1)
  const isNear = `(${order.column}, ${order.key}) ${order.direction === 'asc' ? '<=' : '>='} ?`
  const near = inOrder.map(part => part.whereRaw(isNear, [place]))
  const found = await page(firstOf(db, near, order, most))
  if (found.length === most - before) return found

  const all = parts(asked).map(part => withOrder(part, order))
  return page(db.withMaterialized('found', db.unionAll(all, true)).from('found'))
}

/** How many rows at the start of the order are searched for `most` rows of a filter. */
const nearby = (most: number) => 5_000 + 20 * most
