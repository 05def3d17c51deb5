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
  for (const folder of [path, ...keptBefore(path)]) chmodSync(folder, 0o700)
  return PGlite.create(path, options)
}

/** Made under another name and moved into place when whole: being killed half-way leaves nothing half-written. */
export async function makeFolder(path: string, backup?: Blob): Promise<void> {
  if (existsSync(path) && readdirSync(path).length > 0) throw new Error('it holds something else')
  const half = `${path}.new`
  rmSync(half, { recursive: true, force: true })
  // the database lets everybody read its files, so its folder must keep other users of the machine out
  mkdirSync(half, { recursive: true, mode: 0o700 })
  const db = await PGlite.create(half, { ...options, loadDataDir: backup })
  await db.query('select count(*) from pg_class')
  await db.close()
  rmSync(path, { recursive: true, force: true })
  renameSync(half, path)
}

/** Puts another folder in the place of `path` and answers where the one before is kept, if there was one. */
export function exchangeFolder(path: string, other: string): string | null {
  const kept = existsSync(path) ? freeName(`${path}.before-restore`) : null
  if (kept) renameSync(path, kept)
  renameSync(other, path)
  return kept
}

/** The folders that restores have put aside. */
function keptBefore(path: string): string[] {
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
