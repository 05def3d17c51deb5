import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Knex } from 'knex'
import pg from 'pg'
import type { Callback, Test } from 'uvu'
import { connect } from '../../src/kernel/database.ts'
import { proof } from './proof.ts'
import { skip } from './skip.ts'

export const migrations = join(import.meta.dirname, '../../migrations')
const url = process.env.TEST_DATABASE_URL!
export const onServer = process.env.TEST_DATABASE_KIND === 'server'

/** The database of the lane, which other test files use too: everything written to it must be rolled back. */
export function sharedDatabase(): Knex {
  return connect({ connectionString: url }, 1)
}

/** Runs with a transaction in place of the database, and rolls it back. */
export async function rolledBack<T>(work: (db: Knex.Transaction) => Promise<T>): Promise<T> {
  const db = sharedDatabase()
  const tx = await db.transaction()
  try {
    return await work(tx)
  } finally {
    await tx.rollback()
    await db.destroy()
  }
}

/** A new database on the server, migrated and empty, for tests with several connections. */
export function ownDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  return withNewDatabase(`template ${process.env.TEST_DATABASE_TEMPLATE}`, work)
}

/** The same without any migration. */
export function emptyDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  return withNewDatabase('', work)
}

async function withNewDatabase<T>(like: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `an_nhi_${randomBytes(6).toString('hex')}`
  await onMaintenance(`create database ${name} ${like}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  try {
    return await work(own.href)
  } finally {
    await onMaintenance(`drop database ${name} with (force)`)
  }
}

/** A test that needs a server: the embedded database runs one statement at a time and hides races. */
export function serverTest(test: Test, name: string, run: Callback): void {
  if (onServer) test(name, run)
  else skip(test, name, 'needs a PostgreSQL server')
}

/** The same for one that takes minutes; a smaller test of what it promises runs each time. */
export function proofTest(test: Test, name: string, run: Callback): void {
  if (proof) serverTest(test, name, run)
  else skip(test, name, 'takes minutes: npm run proof')
}

async function onMaintenance(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
