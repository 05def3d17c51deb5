import { endpoint } from './endpoint.ts'
import { fail } from './failure.ts'
import { countMigrations } from './store.ts'

export const healthEndpoints = [
  /** Ready: the database answers within a second and has the tables that this build was made for. */
  endpoint('GET', '/health', 'visitor', {}, async ({ db, migrations }) => {
    const found = await countMigrations(db).catch(error => (isUndefinedTable(error) ? 0 : Promise.reject(error)))
    if (found < migrations) fail('database_unavailable')
    return { database: 'ok', migrations: found }
  }),

  /** Alive: this process answers; nothing is said of the database. */
  endpoint('GET', '/health/live', 'visitor', {}, async ({ now }) => ({ now })),
]

function isUndefinedTable(error: { code?: string }): boolean {
  return error.code === '42P01'
}
