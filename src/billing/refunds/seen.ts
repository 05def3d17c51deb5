import type { Knex } from 'knex'
import { audit } from '../../kernel/audit.ts'
import { fail } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import type { Values } from '../../shared/fields.ts'
import { formatMoney } from '../../shared/money.ts'
import type { seenDecision } from '../../shared/refund-lists.ts'
import { lockToDecide, type Order, paymentNamed } from '../orders/index.ts'
import type { ToldRefund } from '../vnpay/index.ts'
import { recordRefunded } from './conclude.ts'
import { failIfRefusedByBank, unrefundedOf } from './left.ts'
import { failIfRenewedSince } from './lock.ts'
import { closeSeen, insertSeen, orderOfSeen } from './seen-store.ts'
import { hasUndecided, insertRefund, type Refund, refundsOf } from './store.ts'

/** The gateway tells of a refund of an order that was paid. If it is none that was sent from here, an admin decides. */
export async function noteSeen(tx: Knex, order: Order, told: ToldRefund, now: Date): Promise<void> {
  const { amount, outcome } = told
  if (!amount || outcome === 'failed' || outcome === 'unheard') return
  const of = await paymentNamed(tx, order, told)
  // that of a second payment is none of the order's own
  if (of !== undefined && of !== order.transaction_no) return
  const own = (await refundsOf(tx, order.id)).filter(wasAsked)
  const isKnown = own.some(({ so_tien, giao_dich }) => so_tien === amount && (of === undefined || giao_dich === null))
  if (!isKnown) await insertSeen(tx, { order_id: order.id, so_tien: amount, seen_at: now })
}

/** Whether it was sent through the gateway: of what an admin recorded as sent back outside it tells nothing. */
function wasAsked({ asked_at, trang_thai }: Refund): boolean {
  return asked_at !== null && trang_thai !== 'refused'
}

type Deciding = Writer & { id: number; body: Values<typeof seenDecision> }

/** An admin says what it was: all that was paid, which ends what the order granted, a part, or none of ours. */
export async function decideSeen(given: Deciding) {
  const { tx, id, now, body } = given
  const { ket_qua, ly_do_dong } = body
  const order = await lockToDecide(given, (await orderOfSeen(tx, id)) ?? fail('not_found'))
  const { so_tien } = (await closeSeen(tx, id, now)) ?? fail('refund_decided')
  const { vnp_txn_ref, ma_phu_huynh, id: order_id } = order
  await audit(given, {
    action: 'gateway_refund_decided',
    kind: 'orders',
    subject: order_id,
    detail: { vnp_txn_ref, so_tien, ket_qua, ly_do_dong },
  })
  if (ket_qua !== 'ignored') {
    if (await hasUndecided(tx, order_id)) fail('refund_open')
    await failIfNot(tx, { order, ket_qua, so_tien })
    if (ket_qua === 'whole') await failIfRenewedSince(tx, order)
    const went = { trang_thai: 'refunded', decided_at: now, reason: 'refund_seen' } as const
    const row = { order_id, ma_phu_huynh, so_tien, ly_do: ly_do_dong, ngay_tao: now, ...went }
    const refund = (await insertRefund(tx, row))!
    await recordRefunded(tx, { refund, order, reason: 'refund_seen' }, now)
  }
  return reply({ data: { vnp_txn_ref }, message: 'refund_saved' })
}

interface Decision {
  order: Order
  ket_qua: 'whole' | 'part'
  so_tien: number
}

/** The whole is all that is left, and a part is less. Others that were seen and wait are counted when they are decided. */
async function failIfNot(tx: Knex, { order, ket_qua, so_tien }: Decision): Promise<void> {
  await failIfRefusedByBank(tx, order)
  const left = await unrefundedOf(tx, order)
  if (left <= 0) fail('nothing_left')
  const amount = formatMoney(left)
  if (so_tien > left) fail('more_than_left', { amount })
  if (ket_qua === 'part' && so_tien === left) fail('nothing_would_be_left')
  if (ket_qua === 'whole' && so_tien < left) fail('not_the_whole', { amount })
}
