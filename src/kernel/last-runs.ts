import { findLastRuns } from './jobs-store.ts'
import type { Reading } from './metrics/readings.ts'
import { sample } from './metrics/registry.ts'

/** When jobs last finished, whichever process ran them, and how long that took. */
export function readRuns(jobs: string[]): Reading {
  return async ({ db }) =>
    (await findLastRuns(db, jobs)).flatMap(({ job, started_at, finished_at }) => [
      sample('anni_job_finished_timestamp_seconds', finished_at.getTime() / 1_000, { name: job }),
      sample('anni_job_duration_seconds', (finished_at.getTime() - started_at.getTime()) / 1_000, { name: job }),
    ])
}
