import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { databaseCopy, quickDatabase } from '../../scripts/test/template.ts'
import type { Embedded } from '../../src/kernel/embedded/open.ts'

export async function inTemporaryFolder(work: (path: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-test-'))
  try {
    await work(join(folder, 'db'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same, with a closed database in the folder. */
export function inDatabaseFolder(work: (path: string) => Promise<void>): Promise<void> {
  return inTemporaryFolder(async path => work(await databaseCopy(dirname(path))))
}

export async function connectTo({ connection }: Pick<Embedded, 'connection'>): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  return client
}

interface Child {
  process: ChildProcess
  /** The complete lines it has printed. */
  said(): string[]
  hasOpened: Promise<void>
  kill(): Promise<void>
}

export function startChild(what: 'hold' | 'write', path: string): Child {
  const file = fileURLToPath(new URL('./child.ts', import.meta.url))
  const child = spawn(process.execPath, [quickDatabase, file, what, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  const hasOpened = new Promise<void>(resolve => {
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text
      resolve()
    })
  })
  return {
    process: child,
    said: () => output.split('\n').slice(0, -1),
    hasOpened,
    kill: async () => {
      const gone = once(child, 'close')
      child.kill('SIGKILL')
      await gone
    },
  }
}
