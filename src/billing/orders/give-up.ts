import type { Knex } from 'knex'
import { auditByNobody, type Change } from '../../kernel/audit.ts'
import { type GatewayNews, isHeard } from './ask-gateway.ts'
import { lockOrder } from './grants-store.ts'
import { closeReturn, hasReturn, isSurelyUnpaid, returnedNumber } from './heard-store.ts'
import { unpayableAfter } from './orders.ts'
import { moveOf } from './record.ts'
import { hasRefund, moveOrder, type Order, savePayment, scheduleQuery } from './store.ts'
import { isOfOtherNumber, ownNumber } from './which-payment.ts'

const day = 24 * 3_600_000
/** After this an order ends unpaid, or under review if the gateway never said so. What is told later still grants. */
const givenUpAfter = 3 * day
/** An order under review is asked about daily until it is so old; then only where an admin asks. */
const reviewedFor = 33 * day
/** How often the gateway is asked in vain before an old order goes under review without its answer. */
export const attempts = 3

/** Why an order ends by its age: only `never_paid` is certain, after the others the money may have left the buyer. */
type GivenUp = 'never_paid' | 'never_heard' | 'returned_paid' | 'outcome_unknown'

const ageOf = ({ ngay_tao }: Order, now: Date) => now.getTime() - ngay_tao.getTime()
export const isOld = (order: Order, now: Date) => ageOf(order, now) >= givenUpAfter

export function nextOfReviewed(order: Order, now: Date): Date | null {
  return ageOf(order, now) < reviewedFor ? new Date(now.getTime() + day) : null
}

/** Why an order ends by its age; undefined while it is asked about again. */
export async function reasonToEnd(
  tx: Knex,
  order: Order & { returned: boolean },
  news: GatewayNews,
  now: Date,
): Promise<GivenUp | undefined> {
  const isCharge = order.charge_step !== null
  const isUnknown = 'none' in news && news.none === 'unknown_transaction'
  // Charges wait longer: once one is given up, another attempt may charge the card again.
  if (isUnknown && !order.returned && ageOf(order, now) >= (isCharge ? day : unpayableAfter)) return 'never_paid'
  if (!isOld(order, now) || (!isHeard(news) && order.asked < attempts)) return undefined
  if (isCharge) return 'outcome_unknown'
  if (order.returned) return isHeard(news) ? 'returned_paid' : 'never_heard'
  return isHeard(news) || (await isSurelyUnpaid(tx, order)) ? 'never_paid' : 'never_heard'
}

/** Ends an order by its age; the audit log names no actor. */
export async function giveUp(tx: Knex, order: Order, reason: GivenUp, now: Date): Promise<'expired' | 'review'> {
  const trang_thai = reason === 'never_paid' ? 'expired' : 'review'
  const from = trang_thai === 'expired' ? (['pending'] as const) : (['pending', 'failed', 'expired'] as const)
  if (await moveOrder(tx, order.id, from, { trang_thai, reason })) {
    if (trang_thai === 'review') {
      await savePayment(tx, order.id, { transaction_no: ownNumber(order) })
      await scheduleQuery(tx, order.id, nextOfReviewed(order, now))
    }
    const detail = { ...moveOf(order, trang_thai, reason), by: 'time' }
    await auditByNobody(tx, now, { action: `order_${trang_thai}`, kind: 'orders', subject: order.id, detail })
  }
  return trang_thai
}

/** A signed success that a buyer brought back when nobody asked about the order any more. */
export async function reviewLateReturn(db: Knex, vnp_txn_ref: string, now: Date): Promise<void> {
  await db.transaction(async tx => {
    const order = await lockOrder(tx, vnp_txn_ref)
    // an admin has said what became of a closed one, but not of money that came since
    const isDecided =
      order?.reason === 'closed_by_hand' && !isOfOtherNumber(order, await returnedNumber(tx, vnp_txn_ref))
    if (order && !isDecided) await giveUp(tx, order, 'returned_paid', now)
    await closeReturn(tx, vnp_txn_ref)
  })
}

/**
 * For an order under review for want of an answer, which VNPay now says it does not have: closes it, so that the parent
 * can pay again. A success that the buyer brought back stays for an admin to decide.
 */
export async function closeAsUnknown(
  tx: Knex,
  vnp_txn_ref: string,
  record: (change: Change) => Promise<void>,
): Promise<void> {
  const order = await lockOrder(tx, vnp_txn_ref)
  if (order?.reason !== 'outcome_unknown' && order?.reason !== 'never_heard') return
  // a call told of a payment, of another amount
  if (order.gateway_amount !== null) return
  if ((await hasRefund(tx, order.id)) || (await hasReturn(tx, vnp_txn_ref))) return
  if (!(await moveOrder(tx, order.id, ['review'], { trang_thai: 'expired', reason: 'never_paid' }))) return
  const detail = { ...moveOf(order, 'expired', 'never_paid'), by: 'query' }
  await record({ action: 'order_expired', kind: 'orders', subject: order.id, detail })
}
