import { audit } from '../../kernel/audit.ts'
import { fail, failOnFields } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import type { Values } from '../../shared/fields.ts'
import type { refundDecision } from '../../shared/refund-lists.ts'
import { isRefundSentSince } from '../vnpay/index.ts'
import { recordRefunded } from './conclude.ts'
import type { RefundRow } from './lists-store.ts'
import { failIfImpossible, lockRefund } from './lock.ts'
import { moveRefund } from './store.ts'

/** In ms. VNPay may be sending what was approved just now, and whoever decides may have seen it as it was before. */
const answersWithin = 10 * 60_000

type Deciding = Writer & { id: number; body: Values<typeof refundDecision> }

/** An admin has sent the money back outside, whatever VNPay says: the log keeps what they write. */
export async function refundByHand(given: Deciding): Promise<void> {
  const { tx, id, now, body } = given
  const ly_do_dong = body.ly_do_dong ?? failOnFields({ ly_do_dong: 'required' })
  const { order, row } = await lockRefund(given, id)
  const { trang_thai: before, so_tien, vnp_txn_ref } = row
  if (before === 'refused' || before === 'refunded') fail('refund_decided')
  const isWithVnpay = before === 'approved' || before === 'processing'
  if (isWithVnpay && (await isBeingAsked(given, row))) fail('refund_being_asked')
  const reason = 'refunded_by_hand'
  const moved = { trang_thai: 'refunded', decided_at: now, reason } as const
  const refund = (await moveRefund(tx, id, [before], moved)) ?? fail('refund_decided')
  await audit(given, {
    action: 'refund_by_hand',
    kind: 'refunds',
    subject: id,
    detail: { before: { trang_thai: before }, after: { trang_thai: 'refunded' }, vnp_txn_ref, so_tien, ly_do_dong },
  })
  await failIfImpossible(tx, order, refund)
  await recordRefunded(tx, { refund, order, reason }, now)
}

/** Approved just now, or sent: the job sends again what was never answered. */
async function isBeingAsked({ tx, now }: Writer, { vnp_txn_ref, ma_tra_loi, ngay_xu_ly }: RefundRow): Promise<boolean> {
  const since = new Date(now.getTime() - answersWithin)
  const isApprovedNow = ma_tra_loi !== 'no_contract' && ngay_xu_ly! > since
  return isApprovedNow || (await isRefundSentSince(tx, vnp_txn_ref, since))
}
