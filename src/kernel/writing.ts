import type { Knex } from 'knex'
import { Failure } from './failure.ts'
import { inTurn } from './turns.ts'

export interface Writing {
  tx: Knex.Transaction
  /** Runs after the commit only, to send messages. An error here undoes nothing; a returned failure is the response. */
  afterCommit: (work: (db: Knex) => Promise<Failure | undefined>) => void
}

export interface OwnWriting {
  /** Runs the work in a transaction, and then what it leaves for after the commit. */
  write: <T>(work: (writing: Writing) => Promise<T>) => Promise<T>
}

interface Options {
  /** Transactions for the same person run one after the other. */
  person?: number
  /** Whether the client has left. */
  isGone?: () => boolean
  /** Runs after a rollback. */
  undone?: (error: unknown) => Promise<void>
}

/** A failure that commits is thrown after the commit, any other error after the rollback. */
export async function inTransaction<T>(
  db: Knex,
  work: (writing: Writing) => Promise<T>,
  { person, isGone = () => false, undone }: Options = {},
): Promise<T> {
  const afterwards: ((db: Knex) => Promise<Failure | undefined>)[] = []
  const write = () =>
    db.transaction(tx =>
      work({ tx, afterCommit: later => afterwards.push(later) }).catch(error =>
        error instanceof Failure && error.commits ? error : Promise.reject(error),
      ),
    )
  const written = person === undefined ? write() : inTurn(db, { person, isGone }, write)
  const outcome = await written.catch(async error => {
    await undone?.(error)
    throw error
  })
  if (outcome instanceof Failure) throw outcome
  const failures: (Failure | undefined)[] = []
  for (const later of afterwards) failures.push(await later(db))
  for (const failure of failures) if (failure) throw failure
  return outcome
}
