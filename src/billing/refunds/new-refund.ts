import { audit } from '../../kernel/audit.ts'
import { fail, failOnFields } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { type CalendarDate, dateInVietnam } from '../../shared/dates.ts'
import { faultOfDayBack } from '../../shared/refund-lists.ts'
import type { Order } from '../orders/index.ts'
import { recordRefunded } from './conclude.ts'
import { amountToSend, type Wanted } from './left.ts'
import { failIfImpossible } from './lock.ts'
import { insertRefund, isRecordedOutside, isRefundApproved, type Refund } from './store.ts'

interface NewRefund extends Wanted {
  order: Order
  ly_do: string
}

type Admin = Pick<Writer, 'tx' | 'caller' | 'now'>

/** An admin sends back a payment, or a part of it: recorded before the gateway is asked. The order is locked. */
export async function approveNew(given: Admin, asked: NewRefund): Promise<Refund> {
  const row = await newRow(given, asked)
  const { now, tx } = given
  const approved = { trang_thai: 'approved', decided_at: now, asked_at: now } as const
  const refund = (await insertRefund(tx, { ...row, ...approved })) ?? fail('refund_open')
  await failIfImpossible(tx, asked.order, refund)
  const { vnp_txn_ref } = asked.order
  await audit(given, {
    action: 'refund_approved',
    kind: 'refunds',
    subject: refund.id,
    detail: { after: { trang_thai: 'approved' }, vnp_txn_ref, so_tien: refund.so_tien },
  })
  return refund
}

interface Outside {
  ngay: CalendarDate
  ma_tham_chieu: string
}

/**
 * An admin has sent money back outside: by bank transfer, or in the gateway's portal. `day` is the name of its field in
 * the body; `ends` closes the order by it.
 */
export async function recordOutside(
  given: Admin,
  asked: NewRefund & { outside: Outside; day: string; ends?: true },
): Promise<void> {
  const { order, outside, day, ly_do, ends } = asked
  const { tx, now } = given
  const fault = faultOfDayBack(outside.ngay, firstDay(asked), now)
  if (fault) failOnFields({ [day]: fault })
  if (await isRecordedOutside(tx, order.id, outside)) fail('refund_recorded')
  if (await isRefundApproved(tx, order.id)) fail('refund_open')
  const went = { outside_on: outside.ngay, outside_reference: outside.ma_tham_chieu }
  const back = { trang_thai: 'refunded', decided_at: now, reason: 'refunded_by_hand', ...went } as const
  const refund = (await insertRefund(tx, { ...(await newRow(given, asked)), ...back }))!
  await failIfImpossible(tx, order, refund)
  const { vnp_txn_ref } = order
  await audit(given, {
    action: 'refund_by_hand',
    kind: 'refunds',
    subject: refund.id,
    detail: {
      after: { trang_thai: 'refunded' },
      vnp_txn_ref,
      so_tien: refund.so_tien,
      ngay: outside.ngay,
      ma_giao_dich: outside.ma_tham_chieu,
      ly_do_dong: ly_do,
    },
  })
  await recordRefunded(tx, { refund, order, reason: 'refunded_by_hand', ...(ends && { ends }) }, now)
}

/** A second payment may be older than the order's own, and one that an admin granted was paid before that. */
function firstDay({ order, giao_dich }: NewRefund): CalendarDate {
  const isPaymentKnown = !giao_dich && order.reason !== 'granted_by_hand'
  return dateInVietnam((isPaymentKnown && order.ngay_thanh_toan) || order.ngay_tao)
}

async function newRow({ tx, now }: Admin, { order, ly_do, ...wanted }: NewRefund) {
  const { giao_dich = null } = wanted
  const amount = await amountToSend(tx, order, wanted)
  const { id: order_id, ma_phu_huynh, trang_thai } = order
  const of_review = trang_thai === 'review'
  return { order_id, ma_phu_huynh, so_tien: amount, ly_do, ngay_tao: now, giao_dich, of_review }
}
