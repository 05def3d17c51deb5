import { statfsSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import type { Turns } from './turns.ts'

const megabyte = 1024 * 1024
const maxLogSize = 128 * megabyte
const atLeastEvery = 5 * 60_000

/** Returns false, without a checkpoint, while a client is in the middle of a statement or the disk is full. */
export async function checkpoint(path: string | 'memory', turns: Turns): Promise<boolean> {
  return hasDiskSpace(path) && turns.runBetween('checkpoint')
}

/** Runs checkpoints, because PGlite never shrinks its write-ahead log by itself. Returns a function that stops this. */
export function keepLogSmall(path: string | 'memory', db: PGlite, turns: Turns): () => void {
  let last = Date.now()
  let busy = false
  const timer = setInterval(async () => {
    if (busy || (logSize(db) < maxLogSize && Date.now() - last < atLeastEvery)) return
    busy = true
    if (await checkpoint(path, turns)) last = Date.now()
    busy = false
  }, 1_000)
  return () => clearInterval(timer)
}

// A checkpoint that runs out of disk kills the session; a write that does only fails, and reads still work.
function hasDiskSpace(path: string | 'memory'): boolean {
  if (path === 'memory') return true
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize > 32 * megabyte
}

function logSize(db: PGlite): number {
  const { FS } = db.Module
  const folder = `${PGlite.paths.PGDATA}/pg_wal`
  return FS.readdir(folder).reduce((sum: number, name: string) => sum + FS.stat(`${folder}/${name}`).size, 0)
}
