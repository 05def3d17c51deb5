import { PGlite } from '@electric-sql/pglite'
import type { Turns } from './turns.ts'

const most = 128 * 1024 * 1024
const atLeastEvery = 5 * 60_000

/** The embedded database never tidies its write-ahead log by itself. Answers how to stop. */
export function keepLogSmall(db: PGlite, turns: Turns): () => void {
  let last = Date.now()
  let busy = false
  const timer = setInterval(async () => {
    if (busy || (logSize(db) < most && Date.now() - last < atLeastEvery)) return
    busy = true
    if (await turns.between('checkpoint')) last = Date.now()
    busy = false
  }, 1_000)
  return () => clearInterval(timer)
}

function logSize(db: PGlite): number {
  const { FS } = db.Module
  const folder = `${PGlite.paths.PGDATA}/pg_wal`
  return FS.readdir(folder).reduce((sum: number, name: string) => sum + FS.stat(`${folder}/${name}`).size, 0)
}
