import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

const options = {
  extensions: { unaccent, pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'],
}

export function hasDatabase(path: string): boolean {
  return existsSync(join(path, 'PG_VERSION'))
}

export async function openInMemory(): Promise<PGlite> {
  return PGlite.create('memory://', options)
}

export async function openFolder(path: string): Promise<PGlite> {
  if (!hasDatabase(path)) await makeFolder(path)
  for (const folder of [path, ...movedAside(path)]) chmodSync(folder, 0o700)
  return PGlite.create(path, options)
}

/** Creates it under a temporary name and renames it when complete, so a killed process leaves no partial database. */
export async function makeFolder(path: string, backup?: Blob): Promise<void> {
  if (existsSync(path) && readdirSync(path).length > 0) throw new Error('it holds something else')
  const temporary = `${path}.new`
  rmSync(temporary, { recursive: true, force: true })
  // PGlite makes its files readable for everyone, so the folder must keep other users out
  mkdirSync(temporary, { recursive: true, mode: 0o700 })
  const db = await PGlite.create(temporary, { ...options, loadDataDir: backup })
  await db.query('select count(*) from pg_class')
  await db.close()
  rmSync(path, { recursive: true, force: true })
  renameSync(temporary, path)
}

/** Where a backup is unpacked before it takes the place of the database. */
export function restoringFolder(path: string): string {
  return `${path}.restoring`
}

/** Moves `other` to `path`. Returns where the folder that was there has been moved, if there was one. */
export function exchangeFolder(path: string, other: string): string | null {
  const kept = existsSync(path) ? freeName(`${path}.before-restore`) : null
  if (kept) renameSync(path, kept)
  try {
    renameSync(other, path)
  } catch (error) {
    if (kept) renameSync(kept, path)
    throw error
  }
  return kept
}

/** Finishes a restore whose process died after the old database was moved aside: no empty one takes its place. */
export function finishExchange(path: string): void {
  if (existsSync(path) || !hasDatabase(restoringFolder(path)) || movedAside(path).length === 0) return
  renameSync(restoringFolder(path), path)
}

/** The old databases that restores have moved aside. */
function movedAside(path: string): string[] {
  const name = `${basename(path)}.before-restore`
  return readdirSync(dirname(path))
    .filter(each => each.startsWith(name))
    .map(each => join(dirname(path), each))
}

function freeName(name: string): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}-${count}`
    if (!existsSync(candidate)) return candidate
  }
}
