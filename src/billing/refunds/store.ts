import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { CalendarDate } from '../../shared/dates.ts'
import type { refundStatuses } from '../../shared/refund-lists.ts'
import { isOfOrder, isSent, type Order } from '../orders/index.ts'

export type RefundStatus = (typeof refundStatuses)[number]

export interface Refund {
  id: number
  order_id: number
  ma_phu_huynh: number | null
  so_tien: number
  ly_do: string
  trang_thai: RefundStatus
  ngay_tao: Date
  decided_at: Date | null
  reason: GatewayReason | null
  asked_at: Date | null
  ly_do_tu_choi: string | null
  /** Else an admin sent it back, or the gateway told of it. */
  requested_by_parent: boolean
  /** An admin sends back what an order under review took; nobody asked for it. */
  of_review: boolean
  /** The gateway's number of a second payment of the order, which goes back; null for its own. */
  giao_dich: string | null
  /** When and how it went back outside. */
  outside_on: CalendarDate | null
  outside_reference: string | null
}

type NewRefund = Pick<Refund, 'order_id' | 'ma_phu_huynh' | 'so_tien' | 'ly_do' | 'ngay_tao' | 'trang_thai'>
type Decided = Omit<Refund, keyof NewRefund | 'id' | 'ly_do_tu_choi'>

/** Undefined while another refund of this order is not decided or not answered. */
export async function insertRefund(tx: Knex, refund: NewRefund & Partial<Decided>): Promise<Refund | undefined> {
  const undecided = tx.raw(`(order_id) where trang_thai in ('requested', 'approved')`)
  const [made] = await tx('refunds').insert(refund).onConflict(undecided).ignore().returning('*')
  return made
}

export async function refundsOf(db: Knex, order_id: number): Promise<Refund[]> {
  return db('refunds').where({ order_id }).orderBy('id')
}

/** Ends what waits for an admin or was refused by the gateway. */
export async function dropWaiting(tx: Knex, order_id: number, decided_at: Date): Promise<Refund[]> {
  return tx('refunds')
    .where({ order_id, giao_dich: null })
    .whereIn('trang_thai', ['requested', 'failed'])
    .update({ trang_thai: 'refused', decided_at })
    .returning('*')
}

/** What was sent back of an order was none of its price, but of what the gateway took beyond it. */
export async function takeFromSecond(tx: Knex, order: Pick<Order, 'id' | 'transaction_no'>): Promise<void> {
  await tx('refunds')
    .where({ order_id: order.id })
    .whereRaw(`${isSent} and ${isOfOrder}`)
    .update({ giao_dich: order.transaction_no })
}

/** Whether a refund of the order waits for an admin or for the gateway. */
export async function hasUndecided(db: Knex, order_id: number): Promise<boolean> {
  const waiting = db('refunds').where({ order_id }).whereIn('trang_thai', ['requested', 'approved'])
  return (await waiting.first('id')) !== undefined
}

/** Approved, and the gateway has not answered: it may send back the whole order. */
export async function isRefundApproved(db: Knex, order_id: number): Promise<boolean> {
  return (await db('refunds').where({ order_id, trang_thai: 'approved' }).first('id')) !== undefined
}

/** Whether this transfer is recorded already. The caller has locked the order. */
export async function isRecordedOutside(
  tx: Knex,
  order_id: number,
  { ngay: outside_on, ma_tham_chieu: outside_reference }: { ngay: CalendarDate; ma_tham_chieu: string },
): Promise<boolean> {
  return (await tx('refunds').where({ order_id, outside_on, outside_reference }).first('id')) !== undefined
}

export async function findRefund(db: Knex, id: number): Promise<Refund | undefined> {
  return db('refunds').where({ id }).first()
}

export async function moveRefund(
  tx: Knex,
  id: number,
  from: readonly RefundStatus[],
  moved: Partial<Omit<Refund, 'id' | 'order_id'>>,
): Promise<Refund | undefined> {
  const [row] = await tx('refunds').where({ id }).whereIn('trang_thai', from).update(moved).returning('*')
  return row
}

/** Claims a refund for one process to ask about; false if another one asked since. */
export async function claimRefund(tx: Knex, { id, trang_thai, asked_at }: Refund, now: Date): Promise<boolean> {
  return (await tx('refunds').where({ id, trang_thai, asked_at }).update({ asked_at: now })) === 1
}

/** Whether the claim is still the last word about the refund. The caller has locked its order. */
export async function isClaimed(tx: Knex, { id, trang_thai }: Refund, now: Date): Promise<boolean> {
  return (await tx('refunds').where({ id, trang_thai, asked_at: now }).first('id')) !== undefined
}

/** The refunds in this state that were last asked about before that moment. */
export async function dueRefunds(
  db: Knex,
  trang_thai: 'approved' | 'processing',
  before: Date,
  most: number,
): Promise<Refund[]> {
  return db('refunds').where({ trang_thai }).where('asked_at', '<=', before).orderBy(['asked_at', 'id']).limit(most)
}
