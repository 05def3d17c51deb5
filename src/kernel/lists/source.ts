import type { Knex } from 'knex'
import type { Field, paging, Values } from '../../shared/fields.ts'
import type { List } from '../../shared/list.ts'
import type { Asking } from '../given.ts'
import type { Params } from '../path.ts'

export type Rows = Knex.QueryBuilder
type ValueOf<F> = F extends Field<infer T> ? T : never
/** The query parameters that every list has beside its filters. */
type ListQuery = Values<typeof paging> & { sort?: string; chon?: string[] }
export type Listed = Asking & { params: Params<string>; query: ListQuery; now: Date }
/** A method type, because its parameters are bivariant: any `Source` is then assignable to `Source<List>`. */
export type Filter<T = unknown> = { keep(rows: Rows, value: T, given: Listed): void }['keep']

/**
 * A filter in two halves; a row matches at most one. If the list is sorted by the filtered column, each half is read in
 * order from its own index, because the rows of a common word may be clustered far from the start of the order.
 */
export interface Halves<T = unknown> {
  halves: readonly [Filter<T>, Filter<T>]
  /** The halves are read separately in every order of the list. */
  inAnyOrder?: true
}

/** The SQL of a list that src/shared declares; written in a store. */
export interface Source<L extends List, Row = unknown, Found = Row> {
  /** All rows that the caller may see. */
  rows: (db: Knex, given: Listed) => Rows & PromiseLike<Found[]>
  /** Adds to the rows of a page what would be too slow to read for every row, such as counts. */
  complete?: { add(db: Knex, found: Found[], given: Listed): Promise<Row[]> }['add']
  /** The lines of the CSV for some rows, where they are not the rows as JSON has them. */
  toLines?: { of(db: Knex, rows: Row[], given: Listed): Promise<Record<L['columns'][number], unknown>[]> }['of']
  filters: { [K in keyof L['filters']]: Filter<ValueOf<L['filters'][K]>> | Halves<ValueOf<L['filters'][K]>> }
  /** The column or expression of each sort; never null. Halves of a filter are read by the sort of the same name. */
  sorts: Record<L['sorts'][number], string>
  /** A unique column, which breaks ties in every order. Sent only if `rows` selects it. */
  key: string
  /** The column of the code that names a row to admins, if it is not `key`. */
  code?: string
  /** Filters with the sorts in whose order an index has their rows: a page of one of these alone is read from it. */
  served?: { [K in keyof L['filters']]?: readonly L['sorts'][number][] }
  /** It grows by the day, without an end: it is counted and paged as if it was filtered. */
  isEndless?: true
  /** Whether the rows are those of one family: then they are all counted, beside the page, by one statement. */
  ofOneFamily?: { of(given: Listed): boolean }['of']
  /** The number of rows with these filters, if it is known without counting them. */
  total?: (db: Knex, filters: Record<string, unknown>, given: Listed) => Promise<number | undefined>
}

/** Keeps the rows that were chosen by their codes, else by their ids. */
export function keepChosen(rows: Rows, { code, key }: Pick<Source<List>, 'code' | 'key'>, chosen: string[]): void {
  if (code) rows.whereIn(code, chosen)
  else rows.whereIn(key, chosen.filter(each => /^\d{1,9}$/.test(each)).map(Number))
}

/** Filters by a text anywhere, ignoring case and Vietnamese diacritics; the column or expression has neither. */
export function containing(searched: string) {
  return (rows: Rows, text: string) => {
    // Shorter texts have no trigram: the planner would read a whole index and then every row.
    if (text.length > 2) rows.whereRaw(`${searched} like '%' || ${literal('khong_dau(?)')} || '%'`, [text])
    else rows.whereRaw(`strpos(${searched}, khong_dau(?)) > 0`, [text])
  }
}

/** The same for a column that stores the text in lower case without diacritics and is sorted by byte. */
export function containingInOrder(column: string): Halves<string> {
  return {
    halves: [
      (rows, text) => {
        rows.whereRaw(`${column} >= khong_dau(?) and ${column} < khong_dau(?) || chr(1114111)`, [text, text])
      },
      (rows, text) => {
        containing(`substr(${column}, 2)`)(rows, text)
        rows.whereRaw(`not starts_with(${column}, khong_dau(?))`, [text])
      },
    ],
  }
}

/** The expression escaped for a `like` pattern, after `khong_dau`, which makes a full-width ％ a %. */
export function literal(searched: string): string {
  return String.raw`regexp_replace(${searched}, '[\\%_]', '\\\&', 'g')`
}
