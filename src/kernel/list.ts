import type { Knex } from 'knex'
import type { Field, paging, Values } from '../shared/fields.ts'
import type { List } from '../shared/list.ts'
import type { Asking } from './endpoint.ts'
import type { Params } from './path.ts'

export type Rows = Knex.QueryBuilder
type ValueOf<F> = F extends Field<infer T> ? T : never
/** What the declared query of every list has, beside its filters. */
type ListQuery = Values<typeof paging> & { sort?: string }
export type Listed = Asking & { params: Params<string>; query: ListQuery; now: Date }
/** A method type, because its parameters are bivariant: any `Source` is then assignable to `Source<List>`. */
export type Filter<T = unknown> = { keep(rows: Rows, value: T, given: Listed): void }['keep']

/**
 * A filter in two halves, of which a row matches one at most. Where the list is sorted by what it filters, each half is
 * read in order by its own index: the rows of a common word may be far from the start of that order, and all together.
 */
export interface Halves<T = unknown> {
  halves: readonly [Filter<T>, Filter<T>]
  /** Read apart whatever the list is sorted by. */
  inAnyOrder?: true
}

/** The SQL of a list that src/shared declares; written in a store. */
export interface Source<L extends List, Row = unknown, Found = Row> {
  /** All rows that the caller may see. */
  rows: (db: Knex, given: Listed) => Rows & PromiseLike<Found[]>
  /** Adds to the rows of a page what would be too slow to read for every row, such as counts. */
  complete?: { add(db: Knex, found: Found[], given: Listed): Promise<Row[]> }['add']
  filters: { [K in keyof L['filters']]: Filter<ValueOf<L['filters'][K]>> | Halves<ValueOf<L['filters'][K]>> }
  /** The column or expression of each sort; never null. Halves of a filter are read by the sort of the same name. */
  sorts: Record<L['sorts'][number], string>
  /** A unique column, which breaks ties in every order. */
  key: string
  /** Whether the rows are those of one family, so that a short first page is read at once and tells the total. */
  areFew?: { of(given: Listed): boolean }['of']
  /** The number of rows with these filters, if it is known without counting them. */
  total?: (db: Knex, filters: Record<string, unknown>, given: Listed) => Promise<number | undefined>
}

/** Filters by a text anywhere in the column, ignoring case and Vietnamese diacritics. */
export function containing(column: string) {
  return (rows: Rows, text: string) => {
    rows.whereRaw(`khong_dau(${column}) like '%' || khong_dau(?) || '%'`, [literal(text)])
  }
}

/** The same for a column that holds the text in lower case without diacritics, and is sorted by byte. */
export function containingInOrder(column: string): Halves<string> {
  return {
    halves: [
      (rows, text) => {
        rows.whereRaw(`${column} >= khong_dau(?) and ${column} < khong_dau(?) || chr(1114111)`, [text, text])
      },
      (rows, text) => {
        rows.whereRaw(`substr(${column}, 2) like '%' || khong_dau(?) || '%'`, [literal(text)])
        rows.whereRaw(`not starts_with(${column}, khong_dau(?))`, [text])
      },
    ],
  }
}

/** The text as it stands in a `like` pattern. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
