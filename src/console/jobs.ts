import type { Job } from '../kernel/jobs.ts'
import { foldTotals } from './store.ts'

export const jobs: Job[] = [
  { name: 'totals', at: '47 * * * *', run: async ({ db }) => ({ folded: await foldTotals(db) }) },
]
