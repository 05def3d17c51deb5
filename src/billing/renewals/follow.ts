import type { Knex } from 'knex'
import { dateInVietnam } from '../../shared/dates.ts'
import { type FollowTerm, forgetLeft } from '../subscriptions/index.ts'
import { dueRenewals, fromStart } from './endings-store.ts'
import { closeWaiting, explainAsked, findOpenRenewals, repriceWaiting } from './follow-store.ts'
import { isInOpenRenewal } from './moved-store.ts'
import { openPeriods } from './opening.ts'

/** Renewals that nobody has paid ask for the places that they have left, or end. */
export async function followPlaces(tx: Knex, renewals: number[], now: Date): Promise<void> {
  if (renewals.length === 0) return
  await closeWaiting(tx, renewals, now)
  await repriceWaiting(tx, renewals, now)
  await explainAsked(tx, renewals)
}

/** The same for a family whose places were changed. The caller has locked it. */
export async function followFamily(tx: Knex, family: number, now: Date): Promise<void> {
  await followPlaces(tx, await findOpenRenewals(tx, [family]), now)
}

/**
 * Brings the renewal of a place in line with the term that an admin gave it. If a renewal was open for the end before, it
 * no longer renews this place, and one for the new end is opened if that is due.
 */
export const followTerm: FollowTerm = async (tx, { id, ma_phu_huynh, vnp_txn_ref: purchase, ngay_ket_thuc }, now) => {
  await forgetLeft(tx, id)
  if (purchase === null || ngay_ket_thuc === null) return
  await followFamily(tx, ma_phu_huynh, now)
  if (!(await isInOpenRenewal(tx, id, ngay_ket_thuc))) return
  const endings = await dueRenewals(tx, { today: dateInVietnam(now), after: fromStart, most: 1, purchase })
  await openPeriods(tx, endings, now)
  // what was taken over from another renewal left nothing there
  await followFamily(tx, ma_phu_huynh, now)
}
