import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../src/kernel/database.ts'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { databaseCopy, migrateAt } from './template.ts'

interface TestDatabases {
  kind: 'embedded' | 'server'
  /** On a server, the name of the database to copy new ones from. */
  template?: string
  /** One for each lane, migrated and empty. */
  urls: string[]
  close(): Promise<void>
}

/** Opens the databases of a test run, one for each time zone: embedded ones, or new ones on the given server. */
export function openTestDatabases(server: string | undefined, zones: string[]): Promise<TestDatabases> {
  return server ? createOnServer(server, zones) : openFolders(zones.length)
}

async function openFolders(count: number): Promise<TestDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'an-nhi-lanes-'))
  const opened = await Promise.all(
    Array.from({ length: count }, async (_, lane) => {
      mkdirSync(join(folder, String(lane)))
      return openEmbedded({ path: await databaseCopy(join(folder, String(lane))) })
    }),
  )
  return {
    kind: 'embedded',
    urls: opened.map(
      ({ connection: { host, port } }) =>
        `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(host)}`,
    ),
    close: async () => {
      await Promise.all(opened.map(({ close }) => close()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function createOnServer(server: string, zones: string[]): Promise<TestDatabases> {
  const template = `an_nhi_test_${randomBytes(6).toString('hex')}`
  const lanes = zones.map((_, lane) => `${template}_${lane}`)
  const at = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href
  await onServer(server, [`create database ${template} template template0 encoding 'UTF8'`])
  await migrateAt({ connectionString: at(template) })
  await onServer(
    server,
    lanes.flatMap((name, lane) => [
      `create database ${name} template ${template}`,
      `alter database ${name} set timezone to '${zones[lane]}'`,
    ]),
  )
  return {
    kind: 'server',
    template,
    urls: lanes.map(at),
    close: () =>
      onServer(
        server,
        [...lanes, template].map(name => `drop database ${name} with (force)`),
      ),
  }
}

async function onServer(server: string, statements: string[]): Promise<void> {
  const db = connect({ connectionString: server }, 1)
  try {
    for (const statement of statements) await db.raw(statement)
  } finally {
    await db.destroy()
  }
}
