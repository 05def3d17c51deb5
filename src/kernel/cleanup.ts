import type { Knex } from 'knex'
import { daysBefore } from '../shared/dates.ts'
import { isUndefinedTable } from './database-errors.ts'
import type { Job } from './jobs.ts'
import { deleteOldRuns } from './jobs-store.ts'
import { deleteEndedLimits } from './limits-store.ts'
import { deleteOldNews } from './news-store.ts'
import type { Summary } from './summary.ts'

/** A module's cleanup functions. Each returns how many rows it deleted; the job reports that under the key. */
export type Cleanup = Record<string, (db: Knex, now: Date) => Promise<number>>

const daysOfRuns = 90

const ownCleanup: Cleanup = {
  limits: deleteEndedLimits,
  news: deleteOldNews,
  job_runs: (db, now) => deleteOldRuns(db, daysBefore(now, daysOfRuns)),
}

export function cleanupJob(...cleanups: Cleanup[]): Job {
  return {
    name: 'cleanup',
    at: '17 * * * *',
    run: async ({ db, clock }) => {
      const summary: Summary = { failed: 0 }
      // one that fails does not keep the others from deleting
      for (const [name, clean] of [...cleanups, ownCleanup].flatMap(Object.entries))
        try {
          summary[name] = await clean(db, clock.now())
        } catch (error) {
          // of a database that is not migrated the operator hears at once
          if (isUndefinedTable(Object(error))) throw error
          summary.failed = Number(summary.failed) + 1
          summary.first_failure ??= `${name}: ${error}`
        }
      return summary
    },
  }
}
