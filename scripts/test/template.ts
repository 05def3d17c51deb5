import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { connect } from '../../src/kernel/database.ts'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { migrate } from '../../src/kernel/migrate.ts'
import { stampOf } from '../build/stamp.ts'

const sources = ['migrations', 'src/kernel/migrate.ts', 'src/kernel/embedded', 'package-lock.json']
const cache = 'node_modules/.cache/test-database'

/** The flag of Node.js for a built-in database that opens in half the CPU time, because its program is not optimized. */
export const quickDatabase = '--liftoff-only'

/** Copies a migrated, empty embedded database into the folder, in a fifth of the time that a new one takes. */
export async function databaseCopy(folder: string): Promise<string> {
  const path = join(folder, 'db')
  // Node.js needs several times as long to copy a thousand files
  await promisify(execFile)('cp', ['-R', await migratedFolder(), path])
  return path
}

export async function migrateAt(connection: Parameters<typeof connect>[0]): Promise<void> {
  const db = connect(connection, 1)
  await migrate(db, 'migrations')
  await db.destroy()
}

async function migratedFolder(): Promise<string> {
  const stamp = stampOf(sources).slice(0, 16)
  const folder = resolve(cache, stamp)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache))
    if (!name.startsWith(stamp)) rmSync(join(cache, name), { recursive: true, force: true })
  const temporary = mkdtempSync(`${folder}-`)
  const { connection, close } = await openEmbedded({ path: join(temporary, 'db') })
  await migrateAt({ ...connection, user: 'postgres', database: 'postgres' })
  await close()
  try {
    renameSync(join(temporary, 'db'), folder)
  } catch (error) {
    // another process may have been first
    if (!existsSync(folder)) throw error
  }
  rmSync(temporary, { recursive: true })
  return folder
}
