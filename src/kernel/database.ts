import type { Duplex } from 'node:stream'
import knex, { type Knex } from 'knex'
import pg from 'pg'
import type { Config } from './config.ts'
import { openEmbedded } from './embedded/open.ts'
import { operatorError } from './operator-error.ts'

export interface Database {
  db: Knex
  kind: Config['database']['kind']
  close: () => Promise<void>
}

// The same on both databases: dates stay `YYYY-MM-DD` strings, counts and amounts become numbers.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** `prepares`: whether statements may be prepared by name, see prepared.ts. */
type Options = { prepares?: boolean }

const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 8_000,
}
/** Statements of a service are short: compiling one or starting workers for it takes longer than they save. */
const forShortStatements = '-c jit=off -c max_parallel_workers_per_gather=0'
const noLimits = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0, query_timeout: 0 }
const quiet = () => {}

/** With `join`, a command can use the embedded database that the running service has open. */
export async function openDatabase(config: Config['database'], options: { join?: boolean } = {}): Promise<Database> {
  if (config.kind === 'server') {
    const server = { connectionString: config.url, options: forShortStatements }
    const db = connect(server, config.pool, { prepares: true })
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

export function connect(connection: pg.ConnectionConfig, connections: number, options: Options = {}): Knex {
  return open({ ...limits, ...connection }, connections, options)
}

/** The same database over one connection without timeouts, for long work. */
export function withoutTimeouts(db: Knex): Knex {
  return open({ ...db.client.config.connection, ...noLimits }, 1)
}

function open(connection: pg.ConnectionConfig, connections: number, options: Options = {}): Knex {
  const clients = new Map<string, pg.Client>()
  const db = knex({
    client: 'pg',
    ...options,
    connection: { ...connection, application_name: 'an-nhi', keepAlive: true } as Knex.PgConnectionConfig,
    pool: {
      min: 0,
      max: connections,
      idleTimeoutMillis: 60_000,
      afterCreate: (client: pg.Client & { __knexUid: string }, done: (error: null) => void) => {
        clients.set(client.__knexUid, client)
        client.once('end', () => clients.delete(client.__knexUid))
        done(null)
      },
    },
    acquireConnectionTimeout: 2_000,
    // bindings are personal data and must not appear in error messages
    compileSqlOnError: false,
    // errors reach the caller and our own log anyway
    log: { warn: quiet, error: quiet, deprecate: quiet, debug: quiet },
  })
  // After this timeout the server is gone. Destroy the connection, so that no rollback or later query waits on it.
  db.on('query-error', (error: Error, { __knexUid }: { __knexUid: string }) => {
    if (error.message.endsWith('Query read timeout')) streamOf(clients.get(__knexUid))?.destroy()
  })
  return db
}

function streamOf(client: pg.Client | undefined): Duplex | undefined {
  return (client as unknown as { connection: { stream: Duplex } } | undefined)?.connection.stream
}

/** Fails with a one-line reason if the database cannot be used. */
export async function checkConnection(database: Database): Promise<void> {
  try {
    await database.db.raw('select 1')
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    // if the host name has several addresses, the error has a code but no message
    const reason = message.replace(/^select 1 - /, '') || code
    throw operatorError(`The database does not answer (${reason}): check DATABASE_URL and that the server runs.`)
  }
}
