import { audit } from '../../kernel/audit.ts'
import { fail, failOnFields } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import type { Values } from '../../shared/fields.ts'
import type { refundDecision } from '../../shared/refund-lists.ts'
import { recordRefunded } from './conclude.ts'
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
  const asking =
    (before === 'approved' || before === 'processing') &&
    row.ma_tra_loi !== 'no_contract' &&
    now.getTime() - row.ngay_xu_ly!.getTime() < answersWithin
  if (asking) fail('refund_being_asked')
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
