import knex, { type Knex } from 'knex'
import pg from 'pg'
import type { Config } from './config.ts'
import { openEmbedded } from './embedded/open.ts'
import { plainError } from './plain-error.ts'

export interface Database {
  db: Knex
  kind: Config['database']['kind']
  close: () => Promise<void>
}

// One meaning on both databases: dates stay `YYYY-MM-DD`, counts and amounts are numbers.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** With `join`, a command run beside the serving process works on the database that process holds open. */
export async function openDatabase(config: Config['database'], options: { join?: boolean } = {}): Promise<Database> {
  if (config.kind === 'server') {
    const db = connect({ connectionString: config.url }, 10)
    return { db, kind: 'server', close: () => db.destroy() }
  }
  const embedded = await openEmbedded({ path: config.path, join: options.join ?? false })
  const db = connect({ ...embedded.connection, user: 'postgres', database: 'postgres' }, 1)
  return {
    db,
    kind: 'embedded',
    close: async () => {
      await db.destroy()
      await embedded.close()
    },
  }
}

export function connect(connection: pg.ConnectionConfig, connections: number): Knex {
  return knex({
    client: 'pg',
    // What a statement was given, such as a phone, stays out of its error and so out of the log.
    compileSqlOnError: false,
    connection: {
      ...connection,
      application_name: 'an-nhi',
      connectionTimeoutMillis: 2_000,
      statement_timeout: 5_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      query_timeout: 8_000,
      keepAlive: true,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: connections, idleTimeoutMillis: 60_000 },
    acquireConnectionTimeout: 2_000,
  })
}

/** Says in one line why a database cannot be used at the start. */
export async function reach(database: Database): Promise<void> {
  try {
    await database.db.raw('select 1')
  } catch (error) {
    throw plainError(
      `The database does not answer (${(error as Error).message}): check DATABASE_URL and that the server runs.`,
    )
  }
}
