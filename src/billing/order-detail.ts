import type { Knex } from 'knex'
import type { Given, Writer } from '../kernel/endpoint.ts'
import { reply } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import type { Fields } from '../shared/fields.ts'
import { askGateway, type News } from './ask-gateway.ts'
import { callsAbout } from './calls-store.ts'
import { changesOf, findOrderRow, type OrderChange, type OrderRow } from './order-lists-store.ts'
import { findOrder } from './order-store.ts'
import { sayReason } from './reason-words.ts'
import { settle } from './settle.ts'

export interface OrderDetail extends OrderRow {
  /** What happened, newest first: changes by the log, and calls between the gateway and us. */
  dong_thoi_gian: OrderChange[]
}

export async function orderDetail(db: Knex, vnp_txn_ref: string): Promise<OrderDetail> {
  const row = (await findOrderRow(db, vnp_txn_ref)) ?? fail('not_found')
  const [changes, calls] = [await changesOf(db, vnp_txn_ref), await callsAbout(db, vnp_txn_ref)]
  const said = calls.map(({ at, kind, request, answer, outcome }) => ({
    luc: at,
    hanh_dong: `gateway_${kind}`,
    nguoi: null,
    ten_nguoi: null,
    chi_tiet: { request, answer, outcome },
  }))
  return { ...row, dong_thoi_gian: [...changes, ...said].sort((one, other) => other.luc.getTime() - one.luc.getTime()) }
}

/** Asks the gateway before the transaction begins, which must not wait for it. */
export async function askAbout(given: Given<Fields, Fields>): Promise<News> {
  const order = (await findOrder(given.db, given.params.vnp_txn_ref!)) ?? fail('not_found')
  if (order.so_tien === 0) fail('not_found')
  return askGateway(given, given.db, order, given.now)
}

/** Settles what the gateway said, and answers the order as it is now. */
export async function settleNews(given: Writer & { params: Record<string, string> }, news: News) {
  if ('none' in news && (news.none === 'no_answer' || news.none === 'unreadable_answer')) fail('gateway_silent')
  if ('said' in news) await settle(given.tx, news.said, given.now)
  const reason = 'said' in news ? news.said.reason : news.none
  const detail = await orderDetail(given.tx, given.params.vnp_txn_ref!)
  const told = { ma_tra_loi: reason, loi_nhan: sayReason(given.caller.language, reason) }
  return reply({ data: { ...detail, ...told }, message: 'order_asked' })
}
