import type { Knex } from 'knex'
import { audit } from '../../kernel/audit.ts'
import { reply, type Writer } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import type { Values } from '../../shared/fields.ts'
import { formatMoney } from '../../shared/money.ts'
import type { seenDecision } from '../../shared/refund-lists.ts'
import { lockToDecide, type Order } from '../orders/index.ts'
import type { ToldRefund } from '../vnpay/index.ts'
import { recordRefunded } from './conclude.ts'
import { failIfRefusedByBank, unrefundedOf } from './left.ts'
import { failIfRenewedSince } from './lock.ts'
import { closeSeen, insertSeen, orderOfSeen } from './seen-store.ts'
import { hasUndecided, insertRefund, refundsOf } from './store.ts'

/** The gateway tells of a refund of a paid order. If nobody asked for one of this amount here, an admin decides. */
export async function noteSeen(tx: Knex, { id }: Order, { amount, outcome }: ToldRefund, now: Date): Promise<void> {
  if (!amount || outcome === 'failed' || outcome === 'unheard') return
  const own = (await refundsOf(tx, id)).some(
    ({ so_tien, trang_thai }) => so_tien === amount && trang_thai !== 'requested' && trang_thai !== 'refused',
  )
  if (!own) await insertSeen(tx, { order_id: id, so_tien: amount, seen_at: now })
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

interface Said {
  order: Order
  ket_qua: 'whole' | 'part'
  so_tien: number
}

/** The whole is all that is left, and a part is less. Others that were seen and wait are counted when they are decided. */
async function failIfNot(tx: Knex, { order, ket_qua, so_tien }: Said): Promise<void> {
  await failIfRefusedByBank(tx, order)
  const left = await unrefundedOf(tx, order)
  if (left <= 0) fail('nothing_left')
  const amount = formatMoney(left)
  if (so_tien > left) fail('more_than_left', { amount })
  if (ket_qua === 'part' && so_tien === left) fail('nothing_would_be_left')
  if (ket_qua === 'whole' && so_tien < left) fail('not_the_whole', { amount })
}
