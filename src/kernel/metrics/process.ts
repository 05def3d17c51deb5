import { getHeapStatistics } from 'node:v8'
import type { Knex } from 'knex'
import { type Sample, sample } from './registry.ts'

export function readProcess(): Sample[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    sample('anni_cpu_seconds_total', (user + system) / 1e6),
    sample('anni_memory_bytes', rss, { kind: 'rss' }),
    sample('anni_memory_bytes', heapUsed, { kind: 'heap_used' }),
    sample('anni_memory_bytes', getHeapStatistics().heap_size_limit, { kind: 'heap_limit' }),
    sample('anni_start_time_seconds', Math.round(performance.timeOrigin / 1_000)),
  ]
}

interface Pool {
  max: number
  numUsed: () => number
  numFree: () => number
  numPendingAcquires: () => number
}

/** A transaction in place of the database has no pool. */
export function readPool({ db }: { db: Knex }): Sample[] {
  const { pool } = db.client as { pool?: Pool }
  if (!pool) return []
  return [
    sample('anni_database_connections', pool.numUsed(), { state: 'used' }),
    sample('anni_database_connections', pool.numFree(), { state: 'free' }),
    sample('anni_database_connections_max', pool.max),
    sample('anni_database_waiting', pool.numPendingAcquires()),
  ]
}
