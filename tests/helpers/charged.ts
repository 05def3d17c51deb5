import type { Bought } from './billing.ts'
import { openedRenewal, paid } from './renewals.ts'

/** Buys, assigns, and pays for the renewal a year later. Returns its reference. */
export async function chargedForRenewal(mother: Bought): Promise<string> {
  const { order } = await openedRenewal(mother)
  await paid(mother.app, order.vnp_txn_ref)
  return order.vnp_txn_ref
}
