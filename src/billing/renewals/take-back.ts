import type { Knex } from 'knex'
import { auditByNobody } from '../../kernel/audit.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import type { Order } from '../orders/index.ts'
import { leaveChanged, leaveRunning, type Place, stateOf, type Term } from '../subscriptions/index.ts'
import { movedTerms, renewedPlaces, saveRenewed, unmarkPaid } from './renewed-store.ts'
import { switchOff } from './switch.ts'

/**
 * Restores the term from before the renewal. What an admin moved or changed since the payment is left alone, and what of
 * it still runs is listed for an admin to decide.
 */
export async function takeBack(
  tx: Knex,
  order: Order,
  reason: 'refund_accepted' | 'refunded_by_hand' | 'refund_seen',
  now: Date,
): Promise<void> {
  const today = dateInVietnam(now)
  const moved = await movedTerms(tx, order.renewal_id!)
  await leaveChanged(tx, order.id, renewedPlaces(tx, order.renewal_id!))
  for (const { place, before, after } of moved) {
    if (place.ngay_ket_thuc !== after.ngay_ket_thuc || place.anchored_on !== after.anchored_on) {
      await leaveRunning(tx, order.id, [place.id])
      continue
    }
    const saved = await saveRenewed(tx, place, { ...before, ...assignmentAfter(place, before, today) })
    await auditByNobody(tx, now, {
      action: 'renewal_taken_back',
      kind: 'goi_dich_vu',
      subject: place.id,
      detail: { before: stateOf(place), after: stateOf(saved), vnp_txn_ref: order.vnp_txn_ref },
    })
  }
  const vnp_txn_ref = await unmarkPaid(tx, order.renewal_id!)
  // A refund also switches auto-renewal off.
  const { ma_phu_huynh } = order
  if (ma_phu_huynh !== null) await switchOff(tx, { vnp_txn_ref, ma_phu_huynh, reason }, now)
}

function assignmentAfter({ trang_thai, nguoi_dung_id }: Place, before: Term, today: string) {
  const isOver = before.ngay_ket_thuc !== null && before.ngay_ket_thuc <= today
  return { trang_thai: isOver ? ('HET_HAN' as const) : trang_thai, nguoi_dung_id }
}
