import type { Knex } from 'knex'
import type { Given, Services, Writer } from '../../kernel/endpoint.ts'
import { reply } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import type { Fields } from '../../shared/fields.ts'
import { invoiceOf, type OrderInvoice } from '../invoices/index.ts'
import { overpaidBy } from '../ledger/index.ts'
import {
  askGateway,
  closeAsUnknown,
  failIfSilent,
  findOrder,
  findOrderRow,
  mayBeDecidedByAsking,
  type News,
  type OrderRow,
  type Settle,
  sayReasonToAdmin,
} from '../orders/index.ts'
import { type OrderPlace, placesOf } from '../subscriptions/index.ts'
import { type OrderEvent, timelineOf } from './timeline-store.ts'

interface OrderDetail extends OrderRow {
  /** What it granted or renewed. */
  goi_da_mua: OrderPlace[]
  dong_thoi_gian: OrderEvent[]
  hoa_don: OrderInvoice
  /** How much more was paid for a renewal than it cost, until an admin has dealt with it. */
  tra_thua: number | null
  /** An admin may close it by hand: it is under review, and asking VNPay cannot decide it. */
  dong_duoc: boolean
}

export async function orderDetail(
  db: Knex,
  { gateway, now }: Pick<Services, 'gateway'> & { now: Date },
  vnp_txn_ref: string,
): Promise<OrderDetail> {
  const today = dateInVietnam(now)
  const row = (await findOrderRow(db, vnp_txn_ref, today)) ?? fail('not_found')
  const isUndecided = row.trang_thai === 'review' && row.hoan_tien === null
  return {
    ...row,
    goi_da_mua: await placesOf(db, vnp_txn_ref, today),
    dong_thoi_gian: await timelineOf(db, vnp_txn_ref),
    hoa_don: await invoiceOf(db, vnp_txn_ref),
    tra_thua: await overpaidBy(db, vnp_txn_ref),
    dong_duoc: isUndecided && !mayBeDecidedByAsking(gateway, (await findOrder(db, vnp_txn_ref))!),
  }
}

/** Asks the gateway before the transaction begins, which must not wait for it. */
export async function askAbout(given: Given<Fields, Fields>): Promise<News> {
  const order = (await findOrder(given.db, given.params.vnp_txn_ref!)) ?? fail('not_found')
  if (order.so_tien === 0 || order.transfer_reference !== null) fail('not_found')
  const news = await askGateway(given, given.db, order, given.now, given.caller.person!.ma_phu_huynh)
  return 'report' in news ? { ...news, report: { ...news.report, wasReviewed: order.trang_thai === 'review' } } : news
}

/** Settles what the gateway said, and answers the order as it is now. */
export async function settleNews(settle: Settle, given: Writer & { params: Record<string, string> }, news: News) {
  failIfSilent(news)
  if ('report' in news) await settle(given.tx, news.report, given.now)
  else if (news.none === 'unknown_transaction') await closeAsUnknown(given, given.params.vnp_txn_ref!)
  const reason = 'report' in news ? news.report.reason : news.none
  const detail = await orderDetail(given.tx, given, given.params.vnp_txn_ref!)
  const answer = { ma_tra_loi: reason, loi_nhan: sayReasonToAdmin(given.caller.language, reason) }
  return reply({ data: { ...detail, ...answer }, message: 'order_asked' })
}
