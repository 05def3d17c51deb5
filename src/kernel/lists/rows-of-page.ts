import type { List } from '../../shared/list.ts'
import type { Pagination } from '../pagination.ts'
import { readPage } from './read.ts'
import type { Listed, Source } from './source.ts'

/** A page of a list as a part of an answer. */
export interface PageOf<Row> {
  rows: Row[]
  pagination: Pagination
}

export async function readRows<L extends List, Row, Of>(
  list: L,
  source: Source<L, Row, Of>,
  given: Listed,
): Promise<PageOf<Row>> {
  const { data, pagination } = await readPage(list, source, given)
  return { rows: data, pagination }
}
