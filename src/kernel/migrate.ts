import { readdirSync } from 'node:fs'
import type { Knex } from 'knex'
import { withoutTimeouts } from './database.ts'
import { isRaised } from './database-errors.ts'
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
  return underLock(db, directory, async tx => {
    const [, done] = await tx.migrate.latest({ ...options, directory })
    return done as string[]
  })
}

/** The same for a backup, unless it is of something else, in which the tables would be made too. */
export async function migrateBackup(db: Knex, directory: string): Promise<string[]> {
  if ((await migrationsOf(db)).length === 0) throw operatorError('it is no database of this service.')
  return migrate(db, directory)
}

/** Rolls back the last migration, unless it refuses, because that would lose what nobody can enter again. */
export async function migrateDown(db: Knex, directory: string): Promise<string[]> {
  return underLock(db, directory, async tx => {
    const [, undone] = await tx.migrate.down({ ...options, directory })
    return undone as string[]
  }).catch(error => {
    if (!isRaised(error)) throw error
    // Knex prefixes the reason with the statement
    throw operatorError(
      `Nothing was taken back, because ${error.message.split(' - ').at(-1)}. Start the newer version again, or restore ` +
        'the backup that you made before it.',
    )
  })
}

async function underLock<T>(db: Knex, directory: string, work: (tx: Knex.Transaction) => Promise<T>): Promise<T> {
  return withoutTimeouts(db, async tx => {
    await tx.raw('select pg_advisory_xact_lock(?)', [lock])
    const made = await migrationsOf(tx)
    refuseOlder(made)
    refuseNewer(made, directory)
    return work(tx)
  })
}

async function migrationsOf(db: Knex): Promise<string[]> {
  return (await db.schema.hasTable('knex_migrations')) ? db('knex_migrations').pluck('name') : []
}

/** Of both kinds of databases Knex would only say that files of migrations are missing. */
function refuseOlder(made: string[]): void {
  if (!made.includes(beforeRelease)) return
  throw operatorError(
    'This database was made by a version before the first release, and this version cannot use it. Built-in database: ' +
      'move the folder data/ (DATA_DIR) aside, which loses nothing, and start again. Server: make a new database and ' +
      'name it in DATABASE_URL.',
  )
}

function refuseNewer(made: string[], directory: string): void {
  const known = readdirSync(directory)
  const { length } = made.filter(name => !known.includes(name))
  if (length === 0) return
  throw operatorError(
    `A newer version has migrated this database, and this version cannot use it. Start the newer one again; or, to go ` +
      `back, run "npm run migrate -- --down" ${length === 1 ? 'once' : `${length} times`} with the newer one first.`,
  )
}
