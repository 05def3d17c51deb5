import type { Knex } from 'knex'
import { isUndefinedTable } from './database-errors.ts'
import { endpoint } from './endpoint.ts'
import { fail } from './failure.ts'
import { type Sample, sample } from './metrics/registry.ts'

/** `more` is what operators should know of a service that is ready. */
export const healthEndpoints = <More extends object>(more: (given: { db: Knex; now: Date }) => Promise<More>) => [
  /** Readiness: the database responds within a second and has all migrations of this build. */
  endpoint('GET', '/health', 'visitor', {}, async ({ db, migrations, now }) => {
    const found = await countMigrations(db)
    if (found < migrations) fail('database_unavailable')
    return { database: 'ok', migrations: found, ...(await more({ db, now })) }
  }),

  /** Liveness: this process responds. The database is not checked. */
  endpoint('GET', '/health/live', 'visitor', {}, async ({ now }) => ({ now })),
]

export async function readMigrations({ db, migrations }: { db: Knex; migrations: number }): Promise<Sample[]> {
  return [sample('anni_migrations_missing', Math.max(0, migrations - (await countMigrations(db))))]
}

async function countMigrations(db: Knex): Promise<number> {
  try {
    const { rows } = await db.raw('select count(*) as count from knex_migrations').timeout(1_000)
    return rows[0].count
  } catch (error) {
    if (isUndefinedTable(error as { code?: string })) return 0
    throw error
  }
}
