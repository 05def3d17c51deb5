import type { Knex } from 'knex'
import { audit } from '../../kernel/audit.ts'
import { fail } from '../../kernel/failure.ts'
import type { Given, Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import type { Fields } from '../../shared/fields.ts'
import { invoiceOf, type OrderInvoice } from '../invoices/index.ts'
import {
  askGateway,
  closeAsUnknown,
  type Decidable,
  failIfSilent,
  findDecidable,
  findOrder,
  type GatewayNews,
  reasonIn,
  type Settle,
  sayReasonToAdmin,
  secondPaymentsOf,
} from '../orders/index.ts'
import { leftOf, refundsOf, seenRefundsOf } from '../refunds/index.ts'
import { type OrderPlace, placesOf } from '../subscriptions/index.ts'
import { type OrderEvent, timelineOf } from './timeline-store.ts'

export interface OrderDetail extends Omit<Decidable, 'id' | 'price' | 'gateway_amount'> {
  /** What it granted or renewed, and what that was changed into. */
  goi_da_mua: OrderPlace[]
  dong_thoi_gian: OrderEvent[]
  hoa_don: OrderInvoice
  /** What the gateway named for the payment, where that is another amount. */
  cong_bao: number | null
  /** What can still go back; null where the order holds no money. */
  con_lai: number | null
  /** Whether it has a refund in any state, also of a second payment, of which `hoan_tien` does not tell. */
  co_hoan_tien: boolean
  tra_hai_lan: Awaited<ReturnType<typeof secondPaymentsOf>>
  /** Refunds that the gateway told of and that wait for an admin. */
  cong_hoan: Awaited<ReturnType<typeof seenRefundsOf>>
}

export async function orderDetail(db: Knex, vnp_txn_ref: string, now: Date): Promise<OrderDetail> {
  const today = dateInVietnam(now)
  const { id, price, gateway_amount, ...row } = (await findDecidable(db, vnp_txn_ref, today)) ?? fail('not_found')
  const payment = { id, trang_thai: row.trang_thai, so_tien: price, gateway_amount }
  const holdsMoney = price > 0 && (row.trang_thai === 'paid' || row.trang_thai === 'review')
  return {
    ...row,
    goi_da_mua: await placesOf(db, vnp_txn_ref, today),
    dong_thoi_gian: await timelineOf(db, vnp_txn_ref),
    hoa_don: await invoiceOf(db, vnp_txn_ref),
    cong_bao: gateway_amount === price ? null : gateway_amount,
    con_lai: holdsMoney ? Math.max(await leftOf(db, payment), 0) : null,
    co_hoan_tien: (await refundsOf(db, id)).length > 0,
    tra_hai_lan: await secondPaymentsOf(db, id),
    cong_hoan: await seenRefundsOf(db, id),
  }
}

/** Asks the gateway before the transaction begins, which must not wait for it. */
export async function askAbout(given: Given<Fields, Fields>): Promise<GatewayNews> {
  const order = (await findOrder(given.db, given.params.vnp_txn_ref!)) ?? fail('not_found')
  if (order.so_tien === 0 || order.transfer_reference !== null) fail('not_found')
  const news = await askGateway(given, given.db, order, given.now, given.caller.person!.ma_phu_huynh)
  return 'report' in news ? { ...news, report: { ...news.report, wasReviewed: order.trang_thai === 'review' } } : news
}

/** Settles what the gateway said, and answers the order as it is now. */
export async function settleNews(
  settle: Settle,
  given: Writer & { params: Record<string, string> },
  news: GatewayNews,
) {
  failIfSilent(news)
  if ('report' in news) await settle(given.tx, news.report, given.now)
  else if (news.none === 'unknown_transaction')
    await closeAsUnknown(given.tx, given.params.vnp_txn_ref!, change => audit(given, change))
  const reason = reasonIn(news)
  const detail = await orderDetail(given.tx, given.params.vnp_txn_ref!, given.now)
  const answer = { ma_tra_loi: reason, loi_nhan: sayReasonToAdmin(given.caller.language, reason) }
  return reply({ data: { ...detail, ...answer }, message: 'order_asked' })
}
