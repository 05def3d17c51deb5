import type { Knex } from 'knex'
import { isUndefinedTable } from './database-errors.ts'
import { endpoint } from './endpoint.ts'
import { fail } from './failure.ts'

export const healthEndpoints = [
  /** Readiness: the database responds within a second and has all migrations of this build. */
  endpoint('GET', '/health', 'visitor', {}, async ({ db, migrations }) => {
    const found = await countMigrations(db).catch(error => (isUndefinedTable(error) ? 0 : Promise.reject(error)))
    if (found < migrations) fail('database_unavailable')
    return { database: 'ok', migrations: found }
  }),

  /** Liveness: this process responds. The database is not checked. */
  endpoint('GET', '/health/live', 'visitor', {}, async ({ now }) => ({ now })),
]

async function countMigrations(db: Knex): Promise<number> {
  const { rows } = await db.raw('select count(*) as count from knex_migrations').timeout(1_000)
  return rows[0].count
}
