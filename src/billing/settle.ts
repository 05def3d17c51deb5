import type { Knex } from 'knex'
import { lockFamily } from '../family/index.ts'
import type { GatewayReason } from '../i18n/vi/gateway-answers.ts'
import { auditAs } from '../kernel/audit.ts'
import { findOrder, grantPlaces, lockOrder, moveOrder, type Order, type OrderStatus } from './order-store.ts'
import { payable } from './orders.ts'
import { renew, whyNotRenewed } from './renewals-settle.ts'
import type { Verdict } from './vnpay/codes.ts'

/** What the gateway said of a payment, signed. */
export interface Said {
  txnRef: string
  amount: number | undefined
  verdict: Verdict
  reason: GatewayReason
  transactionNo: string
  by: 'ipn' | 'query' | 'charge'
}

export type Settled = 'unknown' | 'wrong_amount' | 'already' | 'recorded'

/** What a payment that went wrong before may still become. */
const notPaid: OrderStatus[] = ['pending', 'failed', 'expired']

/**
 * The one way in which an order becomes paid, failed or under review, whoever tells, in whatever order and how often. A
 * success after a failure grants; nothing follows a success.
 */
export async function settle(tx: Knex, said: Said, now: Date): Promise<Settled> {
  const found = await findOrder(tx, said.txnRef)
  if (!found) return 'unknown'
  if (found.ma_phu_huynh !== null) await lockFamily(tx, found.ma_phu_huynh)
  const order = await lockOrder(tx, found.id)
  const move = mover(tx, order, said, now)
  if (said.amount !== order.so_tien) {
    if (said.verdict === 'paid' || said.verdict === 'review') await move(notPaid, 'review', 'wrong_amount')
    return 'wrong_amount'
  }
  switch (said.verdict) {
    case 'unfinished':
      return 'recorded'
    case 'failed':
      return (await move(['pending'], 'failed', said.reason)) ? 'recorded' : 'already'
    case 'review':
      return (await move(notPaid, 'review', said.reason)) ? 'recorded' : 'already'
    case 'paid': {
      if (order.ma_phu_huynh === null) return (await move(notPaid, 'review', 'buyer_gone')) ? 'recorded' : 'already'
      const obstacle = await whyNotRenewed(tx, order)
      if (obstacle) return (await move(notPaid, 'review', obstacle)) ? 'recorded' : 'already'
      const paid = await move([...notPaid, 'review'], 'paid', 'paid')
      if (!paid) return 'already'
      if (paid.renewal_id === null) await grantPlaces(tx, paid, now)
      else await renew(tx, paid, paid.renewal_id, now)
      return 'recorded'
    }
  }
}

/** Once the gateway takes the payment no more: the buyer may have gone back and paid, and its call may be lost. */
function askedOnceMore({ ngay_tao, charge_step }: Order, now: Date): Date | null {
  const over = new Date(ngay_tao.getTime() + payable)
  return charge_step === null && over > now ? over : null
}

function mover(tx: Knex, order: Order, said: Said, now: Date) {
  return async (from: OrderStatus[], trang_thai: 'paid' | 'failed' | 'review', reason: GatewayReason) => {
    const moved = await moveOrder(tx, order.id, from, {
      trang_thai,
      reason,
      transaction_no: said.transactionNo,
      ask_at: trang_thai === 'failed' ? askedOnceMore(order, now) : null,
      ...(trang_thai === 'paid' && { ngay_thanh_toan: now }),
    })
    if (moved) await recordMove(tx, { order, trang_thai, reason, by: said.by, now })
    return moved
  }
}

interface Move {
  order: Order
  trang_thai: 'paid' | 'failed' | 'review' | 'expired'
  reason: GatewayReason
  by: Said['by'] | 'time'
  now: Date
}

/** Nobody is named: the gateway or time did it. `late` is a success of what was not expected to succeed any more. */
export async function recordMove(tx: Knex, { order, trang_thai, reason, by, now }: Move): Promise<void> {
  await auditAs(tx, {
    at: now,
    actor: null,
    address: null,
    action: `order_${trang_thai}`,
    kind: 'orders',
    subject: order.id,
    detail: {
      before: { trang_thai: order.trang_thai },
      after: { trang_thai },
      vnp_txn_ref: order.vnp_txn_ref,
      reason,
      by,
      ...(trang_thai === 'paid' && order.trang_thai !== 'pending' && { late: true }),
    },
  })
}
