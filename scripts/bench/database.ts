import { openTestDatabases } from '../test/database.ts'
import { findPostgres, startPostgres } from '../test/postgres.ts'

interface BenchDatabase {
  name: string
  url: string
  close: () => Promise<void>
}

/** Opens a new database: on the given server, on a temporary one, or embedded if PostgreSQL is not installed. */
export async function openBenchDatabase(env: NodeJS.ProcessEnv): Promise<BenchDatabase> {
  const given = env.DATABASE_URL?.startsWith('postgres') ? env.DATABASE_URL : env.TEST_DATABASE_URL
  const bin = given ? undefined : findPostgres()
  const temporary = bin ? await startPostgres(bin) : undefined
  const { urls, kind, close } = await openTestDatabases(given ?? temporary?.socketUrl, ['UTC'])
  return {
    name: kind === 'embedded' ? 'The embedded database (figures are for a PostgreSQL server)' : 'PostgreSQL',
    url: urls[0]!,
    async close() {
      await close()
      temporary?.remove()
    },
  }
}
