import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import { auditByNobody } from '../../kernel/audit.ts'
import { type CalendarDate, dateInVietnam } from '../../shared/dates.ts'
import { writeNotice } from '../notices/index.ts'
import type { Order } from '../orders/index.ts'
import {
  cancel,
  expireDevice,
  extended,
  findOnDevice,
  lockDevice,
  type Place,
  replacement,
  type Status,
  stateOf,
  type Term,
  termOf,
} from '../subscriptions/index.ts'
import { followFamily } from './follow.ts'
import { isOtherRefundOpen } from './other-refund-store.ts'
import { findRenewal, placesToExtend } from './places-store.ts'
import { markPaid, recordTerms, saveRenewed } from './renewed-store.ts'

/** The reason why a payment cannot extend anything, for which the order goes under review; null if it can. */
export async function whyNotExtended(tx: Knex, order: Order): Promise<GatewayReason | null> {
  if (order.renewal_id === null || order.trang_thai === 'paid' || order.trang_thai === 'refunded') return null
  const { paid_order_id } = await findRenewal(tx, order.renewal_id)
  if (paid_order_id !== null) return 'paid_twice'
  if ((await placesToExtend(tx, order.renewal_id, order.so_thiet_bi)).length === 0) return 'nothing_to_renew'
  return (await isOtherRefundOpen(tx, order.renewal_id)) ? 'other_refund_open' : null
}

/** Extends each place of a paid renewal from its own end; one that was over when it was paid begins again today. */
export async function extendPlaces(tx: Knex, order: Order, { now, paid }: { now: Date; paid: Date }): Promise<void> {
  const renewal = order.renewal_id!
  const today = dateInVietnam(now)
  const places = await placesToExtend(tx, renewal, order.so_thiet_bi)
  const dayFor = (place: Place) => dayOfTerm(place, order.thoi_han_thang, { today, paid: dateInVietnam(paid) })
  const first = places[0]!
  const isLate = first.ngay_ket_thuc! <= dayFor(first)
  await markPaid(tx, { id: renewal, order: order.id, from: isLate ? today : first.ngay_ket_thuc! })
  const ends: (CalendarDate | null)[] = []
  for (const place of places) {
    const term = renewedTerm(place, order.thoi_han_thang, dayFor(place))
    const assignment = await assignmentOf(tx, place, { today, now })
    const saved = await saveRenewed(tx, place, { ...term, ...assignment })
    ends.push(saved.ngay_ket_thuc)
    await recordTerms(tx, renewal, place.id, { before: termOf(place), after: termOf(saved) })
    await auditByNobody(tx, now, {
      action: 'subscription_renewed',
      kind: 'goi_dich_vu',
      subject: place.id,
      detail: { before: stateOf(place), after: stateOf(saved), vnp_txn_ref: order.vnp_txn_ref },
    })
  }
  // what else was asked of the gateway for them is not to be paid any more
  await followFamily(tx, order.ma_phu_huynh!, now)
  if (order.charge_step !== null) await tellOfCharge(tx, order, ends[0] ?? null, now)
}

/** Writes a notice about a card charge. A parent who pays by link sees the result page instead. */
async function tellOfCharge(tx: Knex, order: Order, date: CalendarDate | null, now: Date): Promise<void> {
  const { vnp_txn_ref, so_tien: amount, ma_phu_huynh } = order
  const detail = { amount, vnp_txn_ref, ...(date !== null && { date }) }
  const notice = { key: `renewal_charged:${vnp_txn_ref}`, kind: 'renewal_charged', detail } as const
  await writeNotice(tx, { ...notice, ma_phu_huynh: ma_phu_huynh! }, now)
}

/**
 * The day by which it is in time: that of the payment, which may be heard of after the end. Where that would leave less
 * than a term from today, such as after weeks, today.
 */
function dayOfTerm(place: Place, months: number | null, { today, paid }: { today: string; paid: string }): string {
  const endFrom = (day: string) => renewedTerm(place, months, day).ngay_ket_thuc
  const [inTime, late] = [endFrom(paid), endFrom(today)]
  return inTime !== null && late !== null && inTime < late ? today : paid
}

/** If the package is sold without end by now, the place gets no end. */
export function renewedTerm(place: Place, months: number | null, today: string): Term {
  if (months !== null) return extended(place, months, today)
  return { ngay_bat_dau: place.ngay_bat_dau, ngay_ket_thuc: null, anchored_on: null, months: null }
}

interface Assignment {
  trang_thai: Status
  nguoi_dung_id: number | null
}

/** Puts an expired place back on its device, or into the wallet if the device is gone or has another package. */
async function assignmentOf(tx: Knex, place: Place, { today, now }: { today: string; now: Date }): Promise<Assignment> {
  const { trang_thai, nguoi_dung_id } = place
  if (nguoi_dung_id === null || !(await lockDevice(tx, nguoi_dung_id)))
    return { trang_thai: 'CHUA_GAN', nguoi_dung_id: null }
  if (trang_thai === 'DANG_HOAT_DONG') return { trang_thai, nguoi_dung_id }
  await expireDevice({ tx, now }, nguoi_dung_id, today)
  const there = await findOnDevice(tx, nguoi_dung_id)
  if (there?.loai_goi === 'TRA_PHI') return { trang_thai: 'CHUA_GAN', nguoi_dung_id: null }
  if (there && (await cancel(tx, there.id)))
    await auditByNobody(tx, now, {
      action: 'subscription_cancelled',
      kind: 'goi_dich_vu',
      subject: there.id,
      detail: replacement(there, place.id),
    })
  return { trang_thai: 'DANG_HOAT_DONG', nguoi_dung_id }
}
