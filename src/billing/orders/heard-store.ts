import type { Knex } from 'knex'
import { type Order, payableFor } from './store.ts'

/**
 * Records a signed success that the buyer's browser brought while nobody else had told of it: one an order. Locks the
 * order, so that whoever ends it meanwhile either sees the return or leaves it open for `findLateReturns`.
 */
export async function insertReturn(
  db: Knex,
  returned: { vnp_txn_ref: string; request: string; actor: number | null; at: Date },
): Promise<void> {
  await db.raw(
    `insert into gateway_calls (at, kind, vnp_txn_ref, actor, request, outcome)
     select :at, 'return', vnp_txn_ref, :actor, :request,
            case when trang_thai <> 'expired' and ask_at is not null then 'recorded' end
     from orders where vnp_txn_ref = :vnp_txn_ref and trang_thai in ('pending', 'failed', 'expired') for share
     on conflict (vnp_txn_ref, kind) where kind in ('redirect', 'return') do nothing`,
    returned,
  )
}

/** Whether the buyer came back with a success that the gateway had signed. */
export async function hasReturn(db: Knex, vnp_txn_ref: string): Promise<boolean> {
  return (await db('gateway_calls').where({ vnp_txn_ref, kind: 'return' }).first('id')) !== undefined
}

/** The gateway's number of the payment that the buyer came back from. */
export async function returnedNumber(db: Knex, vnp_txn_ref: string): Promise<{ transactionNo: string | null }> {
  const { request } = await db('gateway_calls').where({ vnp_txn_ref, kind: 'return' }).first('request')
  return { transactionNo: new URLSearchParams(request).get('vnp_TransactionNo') }
}

/** The references of returns that came when their order was not asked about any more. */
export async function findLateReturns(db: Knex, most: number): Promise<string[]> {
  return db('gateway_calls').where({ kind: 'return', outcome: null }).orderBy('id').limit(most).pluck('vnp_txn_ref')
}

export async function closeReturn(tx: Knex, vnp_txn_ref: string): Promise<void> {
  await tx('gateway_calls').where({ vnp_txn_ref, kind: 'return' }).update({ outcome: 'recorded' })
}

/** The gateway said, after its page had closed, that the buyer had not finished. */
export const isUnfinished = `exists (
  select from gateway_calls calls
  where calls.vnp_txn_ref = orders.vnp_txn_ref and kind = 'query' and said = 'unfinished'
    and at >= orders.ngay_tao + ${payableFor} * interval '1 ms')`

/** Whether it never went to the gateway, as a renewal that nobody paid, or the gateway said that it was not paid. */
export async function isSurelyUnpaid(db: Knex, { id }: Order): Promise<boolean> {
  const found = db('orders')
    .where({ id })
    .whereRaw(
      `(${isUnfinished} or not exists (
       select from gateway_calls calls where calls.vnp_txn_ref = orders.vnp_txn_ref and kind in ('redirect', 'charge')))`,
    )
  return (await found.first('id')) !== undefined
}

/** The purchases of a parent that may still be paid. */
export async function countOpen(db: Knex, ma_phu_huynh: number): Promise<number> {
  const pending = db('orders').where({ ma_phu_huynh, trang_thai: 'pending', loai: 'MUA' })
  const [counted] = await pending.whereRaw(`not ${isUnfinished}`).count<{ open: number }[]>({ open: '*' })
  return counted!.open
}
