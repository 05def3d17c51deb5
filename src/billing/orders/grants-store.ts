import type { Knex } from 'knex'
import { runPrepared } from '../../kernel/prepared.ts'
import { issuedInsert } from '../invoices/index.ts'
import { failAsFreeTaken } from '../subscriptions/index.ts'
import type { NewOrder, Order, OrderStatus } from './store.ts'

/**
 * Locks and returns the order. Its family is locked first, as in every transaction that changes a family, and the order
 * is read after that, so that it has the changes of the transaction that held the lock before.
 */
export async function lockOrder(tx: Knex, vnp_txn_ref: string): Promise<Order | undefined> {
  await runPrepared(
    tx,
    'lock_family_of_order',
    `select from phu_huynh
     where ma_phu_huynh = (select ma_phu_huynh from orders where vnp_txn_ref = ?) for no key update`,
    [vnp_txn_ref],
  )
  // by name: a prepared `*` would fail once a migration adds a column
  const [order] = await runPrepared<Order>(
    tx,
    'lock_order',
    `select id, vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, loai, trang_thai, so_tien, ten_goi, so_thiet_bi,
            thoi_han_thang, ngay_tao, ngay_thanh_toan, create_date, transaction_no, reason, ask_at, asked, renewal_id,
            charge_step, transfer_reference, overpaid_closed_at, gateway_amount, da_thu
     from orders where vnp_txn_ref = ? for update`,
    [vnp_txn_ref],
  )
  return order
}

/** The places that a paid order puts into the buyer's wallet: the shares add up, odd đồng go to the first places. */
const placesInsert = (orders: 'paid' | 'moved') =>
  `insert into goi_dich_vu (ma_phu_huynh, thong_tin_goi_id, vnp_txn_ref, place, gia, ngay_mua, months, tu_dong_gia_han)
   select bought.ma_phu_huynh, goi.id, vnp_txn_ref, place,
          da_thu / bought.so_thiet_bi + (place <= da_thu % bought.so_thiet_bi)::int,
          ngay_thanh_toan, bought.thoi_han_thang, loai_goi = 'TRA_PHI' and so_tien > 0
   from ${orders} bought join goi on goi.id = thong_tin_goi_id, generate_series(1, bought.so_thiet_bi) place`

interface Move {
  id: number
  from: readonly OrderStatus[]
  trang_thai: 'paid' | 'failed' | 'review'
  reason: string
  transaction_no: string | null
  /** What the gateway named; null where that is not known. */
  gateway_amount: number | null
  ngan_hang: string | null
  loai_the: string | null
  /** When it was paid, if it is paid now. */
  paid_at: Date
  ask_at: Date | null
  now: Date
  /** For the audit log. */
  detail: object
}

/**
 * Moves the order to another state, writes the audit log and, if it is paid now, grants the purchase and has it
 * invoiced. False, without a change, if the order is in none of the `from` states. One statement, because the gateway
 * waits for the response.
 */
export async function moveAndGrant(tx: Knex, { from, detail, ...move }: Move): Promise<boolean> {
  const moved = await runPrepared(
    tx,
    'move_and_grant',
    `with moved as (
       update orders set trang_thai = :trang_thai, reason = :reason, transaction_no = :transaction_no,
                         gateway_amount = case when :trang_thai = 'failed' then null
                                               else coalesce(:gateway_amount::bigint, gateway_amount) end,
                         ask_at = :ask_at,
                         ngan_hang = coalesce(:ngan_hang, ngan_hang), loai_the = coalesce(:loai_the, loai_the),
                         ngay_thanh_toan = case when :trang_thai = 'paid' then :paid_at::timestamptz else ngay_thanh_toan end
       where id = :id and trang_thai = any(:from::text[])
       returning *
     ), recorded as (
       insert into audit_log (at, action, subject_kind, subject, detail)
       select :now::timestamptz, 'order_' || trang_thai, 'orders', id, :detail::jsonb from moved
     ), granted as (
       ${placesInsert('moved')} where bought.trang_thai = 'paid' and renewal_id is null order by place
     ), invoiced as (
       ${issuedInsert('moved')}
     )
     select id from moved`,
    { ...move, from, detail: JSON.stringify(detail) },
  )
  return moved.length === 1
}

export async function insertFree(tx: Knex, order: NewOrder): Promise<Order> {
  const paid = { ...order, trang_thai: 'paid', ngay_thanh_toan: order.ngay_tao }
  const [made] = await tx('orders').insert(paid).returning('*')
  return made
}

/** Undefined if this transfer is recorded already, by an order that did not go back as a whole. */
export async function insertTransferred(
  tx: Knex,
  order: NewOrder & Pick<Order, 'ngay_thanh_toan' | 'transfer_reference'>,
): Promise<Order | undefined> {
  const [made] = await tx('orders')
    .insert({ ...order, trang_thai: 'paid', reason: 'paid' })
    .onConflict(
      tx.raw(`(transfer_reference, ngay_thanh_toan, so_tien)
              where transfer_reference is not null and trang_thai <> 'refunded'`),
    )
    .ignore()
    .returning('*')
  return made
}

/** Grants an order that was inserted as paid, and has it invoiced. */
export async function grantPlaces(tx: Knex, { id, ngay_tao: now }: Order): Promise<void> {
  await tx
    .raw(
      `with paid as (select * from orders where id = :id), granted as (${placesInsert('paid')} order by place)
     ${issuedInsert('paid')}`,
      { id, now },
    )
    .catch(failAsFreeTaken)
}
