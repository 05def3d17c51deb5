import type { Services, Writer } from '../kernel/endpoint.ts'
import { inTransaction } from '../kernel/writing.ts'

export type Telling = Pick<Writer, 'tx' | 'now' | 'news' | 'afterCommit'>

/** A part of a job in a transaction of its own: open pages and held machines hear of it once it is committed. */
export function inTelling<T>(
  { db, news }: Pick<Services, 'db' | 'news'>,
  now: Date,
  work: (given: Telling) => Promise<T>,
): Promise<T> {
  return inTransaction(db, writing => work({ ...writing, now, news }))
}
