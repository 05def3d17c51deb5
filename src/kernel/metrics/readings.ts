import { setTimeout as pause } from 'node:timers/promises'
import { transientFailure } from '../database-errors.ts'
import type { Services } from '../given.ts'
import { type Sample, sample } from './registry.ts'

/** What a module says of this process, at once. */
export type Gauge = (services: Services) => Sample[]
/** What a module reads in the database, with one cheap statement. */
export type Reading = (services: Services & { now: Date }) => Promise<Sample[]>

/** In ms: what was read is said again for so long, and nobody waits longer for it than that. */
const readEvery = 15_000
const waitAtMost = 1_000

const down = [sample('anni_database_up', 0)]

/** Reads one after the other, so that an operator who watches takes one connection. `elapsed` is a monotonic clock in ms. */
export function createReader(services: Services, readings: Reading[], elapsed = () => performance.now()) {
  let last = down
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function readAll(): Promise<void> {
    readAt = elapsed()
    const found: Sample[][] = []
    for (const read of readings)
      try {
        found.push(await read({ ...services, now: services.clock.now() }))
      } catch (error) {
        if (transientFailure(error)?.code === 'database_unavailable') break
        services.log('warn', 'metric_not_read', { error })
      }
    last = found.length > 0 ? [sample('anni_database_up', 1), ...found.flat()] : down
  }

  return async (): Promise<Sample[]> => {
    if (elapsed() - readAt >= readEvery)
      reading ??= readAll().finally(() => {
        reading = undefined
      })
    const isRead = (await Promise.race([reading, pause(waitAtMost, 'late', { ref: false })])) !== 'late'
    return isRead ? last : down
  }
}
