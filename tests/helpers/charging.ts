import { settle } from '../../src/billing/effects.ts'
import { type Charge, leaveToBuyers, renewalsJob } from '../../src/billing/renewals/index.ts'

/** The job of renewals where everybody is charged in this way. */
export const renewalsCharging = (charge: Charge) =>
  renewalsJob(settle, {
    ...leaveToBuyers,
    begin: () => charge,
    whoIsCharged: async (_, families) => new Set(families),
  })
