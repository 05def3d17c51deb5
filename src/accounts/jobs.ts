import { forgetOldRuns, type Job } from '../kernel/jobs.ts'
import { forgetEndedLimits } from '../kernel/limits.ts'
import { deleteEndedCodes } from './code-store.ts'
import { deleteEndedSessions } from './store.ts'

export const jobs: Job[] = [
  {
    name: 'cleanup',
    at: '17 * * * *',
    run: async ({ db, clock }) => ({
      sessions: await deleteEndedSessions(db, clock.now()),
      codes: await deleteEndedCodes(db, clock.now()),
      limits: await forgetEndedLimits(db, clock.now()),
      job_runs: await forgetOldRuns(db, clock.now()),
    }),
  },
]
