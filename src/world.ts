import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { createClock } from './kernel/clock.ts'
import type { Config } from './kernel/config.ts'
import type { Database } from './kernel/database.ts'
import type { World } from './kernel/endpoint.ts'
import { createGate } from './kernel/gate.ts'

/** One core stays free for answering, and one of the four threads that Node reads files with. */
const hashesAtOnce = Math.min(3, Math.max(1, availableParallelism() - 1))
const hashesWaiting = 32

export function createWorld({ db }: Database, config: Config, migrations: string): World {
  return {
    db,
    clock: createClock(),
    secret: config.secret,
    hashing: createGate(hashesAtOnce, hashesWaiting),
    migrations: readdirSync(migrations).filter(file => file.endsWith('.ts')).length,
  }
}
