import { connect } from '../../src/kernel/database.ts'
import { operatorError } from '../../src/kernel/operator-error.ts'
import { buildIfStale } from '../build.ts'
import { openTestDatabases } from '../test/database.ts'
import { findPostgres, quickFolder, startPostgres } from '../test/postgres.ts'

export interface FreshDatabase {
  /** Makes it anew, because a test that failed may have left rows, and says how tests find it. */
  renew(): Promise<Record<string, string>>
}

/** So many databases on a PostgreSQL server of their own. */
export async function openFreshDatabases(count: number): Promise<{ lanes: FreshDatabase[]; close(): Promise<void> }> {
  const bin = findPostgres()
  if (!bin) throw operatorError('mutating what uses a database needs the programs of a PostgreSQL server.')
  // the pages that tests ask for need it
  await buildIfStale()
  const server = await startPostgres(bin, undefined, quickFolder())
  const databases = await openTestDatabases(server.url, Array(count).fill('UTC'))
  const db = connect({ connectionString: server.url }, count)
  const template = databases.template!
  return {
    lanes: databases.urls.map(url => ({
      async renew() {
        const name = new URL(url).pathname.slice(1)
        await db.raw('drop database if exists ?? with (force)', [name])
        await db.raw('create database ?? template ??', [name, template])
        const env = { TEST_DATABASE_URL: url, TEST_DATABASE_KIND: 'server', TEST_DATABASE_TEMPLATE: template }
        return { ...env, NODE_ENV: 'test', TZ: 'UTC' }
      },
    })),
    async close() {
      await db.destroy()
      await databases.close()
      server.remove()
    },
  }
}
