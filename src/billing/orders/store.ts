import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { orderKinds, orderStatuses } from '../../shared/order-lists.ts'

/** How long the gateway takes a payment URL. */
export const payableFor = 30 * 60_000

export type OrderStatus = (typeof orderStatuses)[number]

export interface NewOrder {
  vnp_txn_ref: string
  ma_phu_huynh: number
  thong_tin_goi_id: number
  loai: (typeof orderKinds)[number]
  /** In whole đồng. */
  so_tien: number
  ten_goi: string
  so_thiet_bi: number
  thoi_han_thang: number | null
  ngay_tao: Date
  /** When the order was made, as it is sent to the gateway. */
  create_date: string
}

export interface Order extends Omit<NewOrder, 'ma_phu_huynh'> {
  id: number
  /** Null once the buyer's account was deleted. */
  ma_phu_huynh: number | null
  trang_thai: OrderStatus
  ngay_thanh_toan: Date | null
  transaction_no: string | null
  reason: GatewayReason | null
  ask_at: Date | null
  asked: number
  /** The period that a renewal is paid for; null for a purchase. */
  renewal_id: number | null
  /** Set where a registered card is charged: how many days before the end it was due. */
  charge_step: number | null
  /** The bank's reference of a transfer that an admin recorded; VNPay knows of no such order. */
  transfer_reference: string | null
  overpaid_closed_at: Date | null
  /** What the gateway named for the payment, which may differ from what was asked for. */
  gateway_amount: number | null
  /** What was taken of the price, once it is paid. */
  da_thu: number
}

/** The pending order for the same package from a recent click. */
export async function findReusable(
  tx: Knex,
  { ma_phu_huynh, thong_tin_goi_id, loai, so_tien, so_thiet_bi, thoi_han_thang }: NewOrder,
  since: Date,
): Promise<Order | undefined> {
  return tx('orders')
    .where({ ma_phu_huynh, thong_tin_goi_id, loai, so_tien, so_thiet_bi, trang_thai: 'pending' })
    .whereRaw('thoi_han_thang is not distinct from ?', [thoi_han_thang])
    .where('ngay_tao', '>', since)
    .orderBy('ngay_tao', 'desc')
    .first()
}

export async function insertPending(tx: Knex, order: NewOrder, ask_at: Date): Promise<Order> {
  const [made] = await tx('orders')
    .insert({ ...order, trang_thai: 'pending', ask_at })
    .returning('*')
  return made
}

export async function findOrder(db: Knex, vnp_txn_ref: string): Promise<Order | undefined> {
  return db('orders').where({ vnp_txn_ref }).first()
}

export async function findOrderById(db: Knex, id: number): Promise<Order | undefined> {
  return db('orders').where({ id }).first()
}

/** False if the order is in none of those states any more. */
export async function moveOrder(
  tx: Knex,
  id: number,
  from: readonly OrderStatus[],
  outcome: { trang_thai: OrderStatus; reason: GatewayReason },
): Promise<boolean> {
  return (await tx('orders').where({ id }).whereIn('trang_thai', from).update(outcome)) === 1
}

/** What the gateway calls the payment, which a refund names, and the amount that it took. */
export async function savePayment(
  tx: Knex,
  id: number,
  payment: Partial<Pick<Order, 'transaction_no' | 'gateway_amount'>>,
): Promise<void> {
  await tx('orders').where({ id }).update(payment)
}

/** A refund decides what becomes of its order. Also one that failed: the order stays what it is, and the refund can be sent again. */
export async function hasRefund(db: Knex, order_id: number): Promise<boolean> {
  const refund = db('refunds').where({ order_id, giao_dich: null }).whereNot('trang_thai', 'refused')
  return (await refund.first('id')) !== undefined
}

/** The states that an answer of the gateway may still change. */
const stillOpen = ['pending', 'failed', 'review']

/** What is due to be asked about, the longest waiting first. */
export async function dueOrders(db: Knex, now: Date, most: number): Promise<Order[]> {
  return db('orders').whereIn('trang_thai', stillOpen).where('ask_at', '<=', now).orderBy(['ask_at', 'id']).limit(most)
}

/** Claims an order until `until`. True for the one process that may ask about it. */
export async function claimOrder(db: Knex, { id, asked, trang_thai }: Order, until: Date): Promise<boolean> {
  const mine = db('orders').where({ id, asked, trang_thai })
  return (await mine.update({ ask_at: until, asked: asked + 1 })) === 1
}

export async function scheduleQuery(db: Knex, id: number, ask_at: Date | null): Promise<void> {
  await db('orders').where({ id }).whereIn('trang_thai', stillOpen).update({ ask_at })
}
