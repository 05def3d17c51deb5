import type { Bought } from './billing.ts'
import { bought, jobs, paid, renewalOrders } from './renewals.ts'

/** Buys, assigns, and pays for a renewal a year later, on 12 January 2028. Returns the order of the renewal. */
export async function chargedForRenewal({ app, assign, at }: Bought): Promise<string> {
  const { ids } = await bought(app)
  await assign(ids[0]!)
  await at('2028-01-12T05:00:00Z')
  await jobs.renewals(app)
  const [{ vnp_txn_ref }] = await renewalOrders(app)
  await paid(app, vnp_txn_ref)
  return vnp_txn_ref
}
