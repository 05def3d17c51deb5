import type { Knex } from 'knex'
import { withoutTimeouts } from './database.ts'

const lock = 4_155_310_729
const options = { loadExtensions: ['.ts'], disableTransactions: true }

/**
 * Runs the pending migrations in one transaction under one advisory lock, so that processes that start together wait
 * for each other, and a process killed half-way leaves nothing behind.
 */
export async function migrate(db: Knex, directory: string): Promise<string[]> {
  return underLock(db, async tx => {
    const [, done] = await tx.migrate.latest({ ...options, directory })
    return done as string[]
  })
}

/** Rolls back the last migration. */
export async function migrateDown(db: Knex, directory: string): Promise<string[]> {
  return underLock(db, async tx => {
    const [, undone] = await tx.migrate.down({ ...options, directory })
    return undone as string[]
  })
}

async function underLock<T>(db: Knex, work: (tx: Knex.Transaction) => Promise<T>): Promise<T> {
  const unlimited = withoutTimeouts(db)
  try {
    return await unlimited.transaction(async tx => {
      // the hosting provider may have set timeouts for the role or the database
      await tx.raw('set local statement_timeout = 0; set local lock_timeout = 0')
      await tx.raw('select pg_advisory_xact_lock(?)', [lock])
      return work(tx)
    })
  } finally {
    await unlimited.destroy()
  }
}
