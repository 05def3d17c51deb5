import type { Duplex } from 'node:stream'
import knex, { type Knex } from 'knex'
import pg from 'pg'
import type { Config } from './config.ts'
import { type Opening, openEmbedded } from './embedded/open.ts'
import { meetServer } from './server.ts'
import { forShortStatements, timeouts } from './session-settings.ts'

export interface Database {
  db: Knex
  kind: Config['database']['kind']
  close: () => Promise<void>
}

// The same on both databases: dates stay `YYYY-MM-DD` strings, counts and amounts become numbers.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** `prepares`: whether statements may be prepared by name and reads share connections, see prepared.ts. */
type Options = { prepares?: boolean }

/** Of the driver, in ms. */
const patience = { connectionTimeoutMillis: 2_000, query_timeout: 8_000 }
export const noTimeouts = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: 0,
}
const always = { application_name: 'an-nhi', keepAlive: true }
const quiet = () => {}

/** With `join`, a command can use the embedded database that the running service has open. */
export async function openDatabase(config: Config['database'], options: Opening = {}): Promise<Database> {
  if (config.kind === 'server') {
    const { pooled } = await meetServer(config.url, patience)
    const db = pooled
      ? open({ ...patience, connectionString: config.url }, config.pool)
      : connectToServer(config.url, config.pool)
    return { db, kind: 'server', close: () => db.destroy() }
  }
  const embedded = await openEmbedded({ ...options, path: config.path })
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

/** Without a pooler in between. */
export function connectToServer(connectionString: string, connections: number): Knex {
  return connect({ connectionString, options: asOptions(forShortStatements) }, connections, { prepares: true })
}

export function connect(connection: pg.ConnectionConfig, connections: number, options: Options = {}): Knex {
  return open({ ...patience, ...timeouts, ...connection }, connections, options)
}

/**
 * Long work in a transaction without timeouts, over a connection of its own. What cannot run in a transaction comes
 * `afterwards`, and keeps the limits of the role where it has some.
 */
export async function withoutTimeouts<T>(
  db: Knex,
  work: (tx: Knex.Transaction) => Promise<T>,
  afterwards?: (own: Knex) => Promise<void>,
): Promise<T> {
  const own = open({ ...db.client.config.connection, ...noTimeouts }, 1)
  try {
    const done = await own.transaction(async tx => {
      // those of the role or the database: a pooler needs them there, and a hosting provider may have set some
      for (const name of Object.keys(timeouts)) await tx.raw(`set local ${name} = 0`)
      return work(tx)
    })
    await afterwards?.(own)
    return done
  } finally {
    await own.destroy()
  }
}

function asOptions(settings: Record<string, string | number>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

function open(connection: pg.ConnectionConfig, connections: number, options: Options = {}): Knex {
  const clients = new Map<string, pg.Client>()
  const db = knex({
    client: 'pg',
    ...options,
    connection: { ...connection, ...always, pipeline: options.prepares ?? false } as Knex.PgConnectionConfig,
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
