import { Failure, type FailureCode, failOnFields } from './failure.ts'
import type { Writer } from './given.ts'
import { reply } from './reply.ts'

/**
 * A rule for many rows, in one transaction and in the order of their ids, so that two of these do not deadlock. What the
 * rule refuses is undone for that row alone, and answered under its id; if it refuses all, nothing is done.
 */
export async function forEachRow<G extends Writer>(
  given: G,
  ids: number[],
  rule: (given: G & { id: number }) => Promise<unknown>,
) {
  const refused: Record<string, FailureCode> = {}
  for (const id of ids.toSorted((a, b) => a - b)) {
    const afterwards: Parameters<Writer['afterCommit']>[0][] = []
    try {
      await given.tx.transaction(tx => rule({ ...given, tx, id, afterCommit: work => afterwards.push(work) }))
      afterwards.forEach(given.afterCommit)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      refused[id] = error.code
    }
  }
  return rowsChanged(ids, refused)
}

/** Says which rows were changed, and why the others were not; if all are refused, the request is. */
export function rowsChanged(ids: number[], refused: Record<string, FailureCode>) {
  const done = ids.filter(id => !Object.hasOwn(refused, id)).sort((a, b) => a - b)
  if (done.length === 0) failOnFields(refused)
  // the envelope puts the sentences of `refused` in
  const data: { xong: number[]; tu_choi: Record<string, string> } = { xong: done, tu_choi: {} }
  return reply({ data, message: 'rows_changed', refused })
}
