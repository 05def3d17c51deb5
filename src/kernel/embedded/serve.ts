import { renameSync, rmSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { checkpoint, keepLogSmall } from './checkpoint.ts'
import { exchangeFolder, finishExchange, hasDatabase, openFolder, openInMemory } from './folder.ts'
import { type Turns, takeTurns } from './turns.ts'

export type Address = { path: string } | { host: string; port: number }

export interface Served {
  fresh: boolean
  address(): Address
  /** A copy of the data folder, as a power cut would leave it now. */
  dump(): Promise<Blob>
  /** Disconnects the clients, then swaps in another folder and serves it. Returns where the old one was moved. */
  exchange(other: string): Promise<string | null>
  close(): Promise<void>
}

export async function serve(path: string | 'memory', address: Address): Promise<Served> {
  if (path !== 'memory') finishExchange(path)
  const fresh = path === 'memory' || !hasDatabase(path)
  let current = await start(path, address)
  return {
    fresh,
    address: () => current.address,
    dump: async () => {
      await checkpoint(path, current.turns)
      return current.db.dumpDataDir('gzip')
    },
    exchange: async other => {
      await current.stop()
      let kept: string | null = null
      try {
        kept = exchangeFolder(path, other)
        current = await start(path, current.address)
        return kept
      } catch (error) {
        if (kept) {
          rmSync(path, { recursive: true, force: true })
          renameSync(kept, path)
        }
        current = await start(path, current.address)
        throw error
      }
    },
    close: () => current.stop(),
  }
}

interface Running {
  db: PGlite
  address: Address
  turns: Turns
  stop(): Promise<void>
}

async function start(path: string | 'memory', address: Address): Promise<Running> {
  const db = await (path === 'memory' ? openInMemory() : openFolder(path))
  const turns = takeTurns(db)
  const server = new PGLiteSocketServer({ ...address, db: turns.db, maxConnections: 20 })
  await server.start()
  const stopCheckpoints = keepLogSmall(path, db, turns)
  return {
    db,
    address: 'path' in address ? address : { host: address.host, port: Number(server.getServerConn().split(':')[1]) },
    turns,
    stop: async () => {
      stopCheckpoints()
      await server.stop()
      await checkpoint(path, turns)
      await db.close()
    },
  }
}
