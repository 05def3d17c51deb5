import { type Child, lockChild } from '../family/index.ts'
import type { Services, Writer } from '../kernel/given.ts'
import { inTransaction } from '../kernel/writing.ts'

export type Telling = Pick<Writer, 'tx' | 'now' | 'news' | 'afterCommit'>

/**
 * A part of a job in a transaction of its own, which locks the child first: open pages and held machines hear of it once it
 * is committed. Undefined, and nothing is done, if the child is gone.
 */
export function withLockedChild<T>(
  { db, news }: Pick<Services, 'db' | 'news'>,
  ma_tre_em: number,
  now: Date,
  work: (given: Telling, child: Child) => Promise<T>,
): Promise<T | undefined> {
  return inTransaction(db, async writing => {
    const child = await lockChild(writing.tx, ma_tre_em)
    return child && work({ ...writing, now, news }, child)
  })
}
