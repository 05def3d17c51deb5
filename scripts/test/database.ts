import { randomBytes } from 'node:crypto'
import { connect } from '../../src/kernel/database.ts'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { migrate } from '../../src/kernel/migrate.ts'

export interface TestDatabase {
  url: string
  kind: 'embedded' | 'server'
  close(): Promise<void>
}

/** One migrated database for the whole run: in memory, or a new one on the server that is given. */
export async function openTestDatabase(server: string | undefined): Promise<TestDatabase> {
  const database = server ? await createOnServer(server) : await openInMemory()
  const db = connect({ connectionString: database.url }, 1)
  await migrate(db, 'migrations')
  await db.destroy()
  return database
}

async function openInMemory(): Promise<TestDatabase> {
  const { connection, close } = await openEmbedded({ path: 'memory' })
  const host = encodeURIComponent(connection.host)
  return { url: `postgres://postgres@localhost:${connection.port}/postgres?host=${host}`, kind: 'embedded', close }
}

async function createOnServer(server: string): Promise<TestDatabase> {
  const name = `an_nhi_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template template0 encoding 'UTF8'`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, kind: 'server', close: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(server: string, sql: string): Promise<void> {
  const db = connect({ connectionString: server }, 1)
  try {
    await db.raw(sql)
  } finally {
    await db.destroy()
  }
}
