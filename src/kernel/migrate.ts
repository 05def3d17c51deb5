import type { Knex } from 'knex'
import { withoutTimeouts } from './database.ts'
import { operatorError } from './operator-error.ts'

const lock = 4_155_310_729
/** The first migration of every database made before the first release; none of those migrations is left. */
const beforeRelease = '20261121090000_accounts.ts'
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
  return withoutTimeouts(db, async tx => {
    await tx.raw('select pg_advisory_xact_lock(?)', [lock])
    await refuseOlder(tx)
    return work(tx)
  })
}

/** Knex would only say that files of migrations are missing, as it does of those that a newer version has run. */
async function refuseOlder(tx: Knex.Transaction): Promise<void> {
  if (!(await tx.schema.hasTable('knex_migrations'))) return
  if (!(await tx('knex_migrations').where({ name: beforeRelease }).first())) return
  throw operatorError(
    'This database was made by a version before the first release, and this version cannot use it. Built-in database: ' +
      'move the folder data/ (DATA_DIR) aside, which loses nothing, and start again. Server: make a new database and ' +
      'name it in DATABASE_URL.',
  )
}
