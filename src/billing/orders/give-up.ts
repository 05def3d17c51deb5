import type { Knex } from 'knex'
import { audit, auditByNobody } from '../../kernel/audit.ts'
import type { Writer } from '../../kernel/endpoint.ts'
import { lockOrder } from './grants-store.ts'
import { hasRefund, moveOrder, type Order } from './store.ts'

/** `review` where the money may have left the buyer. */
export type GivenUp = 'expired' | 'review'

const reasons = { expired: 'never_paid', review: 'outcome_unknown' } as const

/** Ends an order by its age; the audit log names no actor. */
export async function giveUp(tx: Knex, order: Order, trang_thai: GivenUp, now: Date): Promise<void> {
  if (!(await moveOrder(tx, order.id, ['pending'], { trang_thai, reason: reasons[trang_thai] }))) return
  const detail = { ...detailOf(order, trang_thai), by: 'time' }
  await auditByNobody(tx, now, {
    action: `order_${trang_thai}`,
    kind: 'orders',
    subject: order.id,
    detail,
  })
}

/** For a card charge that VNPay does not know after days: closes it, so that the parent can pay by the link. */
export async function closeAsUnknown(given: Writer, vnp_txn_ref: string): Promise<void> {
  const { tx } = given
  const order = await lockOrder(tx, vnp_txn_ref)
  if (order?.reason !== reasons.review || (await hasRefund(tx, order.id))) return
  if (!(await moveOrder(tx, order.id, ['review'], { trang_thai: 'expired', reason: reasons.expired }))) return
  const detail = { ...detailOf(order, 'expired'), by: 'query' }
  await audit(given, { action: 'order_expired', kind: 'orders', subject: order.id, detail })
}

/** For the audit log. */
function detailOf({ trang_thai: before, vnp_txn_ref }: Order, trang_thai: GivenUp) {
  return { before: { trang_thai: before }, after: { trang_thai }, vnp_txn_ref, reason: reasons[trang_thai] }
}
