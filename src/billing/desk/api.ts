import { endpoint } from '../../kernel/endpoint.ts'
import { failingSince } from '../../kernel/failing.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { closing, closingNote } from '../../shared/order-fields.ts'
import { orderRefund } from '../../shared/refund-lists.ts'
import { workFilter } from '../../shared/work-kinds.ts'
import type { Settle } from '../orders/index.ts'
import { closeOverpaid, closeReviewed } from './close.ts'
import { askAbout, orderDetail, settleNews } from './detail.ts'
import { concludeSentBack, sendBack } from './send-back.ts'
import { listWork } from './work-store.ts'

/** A renewal whose payment failed longer ago than this is not listed any more. */
const listedAfterFailure = 60 * 86_400_000
/** The daily ledger check covers older payments. */
const paidLately = 2 * 86_400_000
/** The job asks about an approved refund every ten minutes. */
const answersTake = 86_400_000
/** By then a bank has usually paid a refund out, or refused it, and somebody should hear which. */
const refundsTake = 10 * 86_400_000
/** By then a webhook that was down should have been mended. */
const invoicesTake = 86_400_000

/** What an admin sees and decides of orders, and what waits for one. */
export function deskEndpoints(settle: Settle) {
  return [
    /** What waits for an admin. */
    endpoint('GET', '/viec-can-lam', 'admin', { query: workFilter }, async ({ db, now, query, invoices }) => {
      const ago = (ms: number) => new Date(now.getTime() - ms)
      const moments = {
        today: dateInVietnam(now),
        failedSince: ago(listedAfterFailure),
        paidSince: ago(paidLately),
        answeredSince: ago(answersTake),
        arrivedSince: ago(refundsTake),
        invoicedBefore: ago(invoicesTake),
        failingSince: failingSince(now),
      }
      const viec = await listWork(db, { ...moments, invoices: invoices !== null }, query.loai)
      return { tong: viec.reduce((sum, { so_luong }) => sum + so_luong, 0), viec }
    }),

    endpoint('GET', '/payment/orders/:vnp_txn_ref', 'admin', {}, async given =>
      orderDetail(given.db, given.params.vnp_txn_ref, given.now),
    ),

    /** Asks the gateway what became of the payment. */
    endpoint('POST', '/payment/orders/:vnp_txn_ref/query', 'admin', { prepare: askAbout }, async (given, news) =>
      settleNews(settle, given, news),
    ),

    /** Sends back what was paid, or a part of it; of an order under review, after asking the gateway what it took. */
    endpoint(
      'POST',
      '/payment/orders/:vnp_txn_ref/refund',
      'admin',
      { body: orderRefund, prepare: given => sendBack(settle, given) },
      async (given, asked) => concludeSentBack(given, asked),
    ),

    /** Notes what became of the money that a renewal was overpaid by. */
    endpoint('POST', '/payment/orders/:vnp_txn_ref/overpaid', 'admin', { body: closingNote }, async given =>
      closeOverpaid(given),
    ),

    /** Closes an order under review, as an admin found out otherwise. */
    endpoint('POST', '/payment/orders/:vnp_txn_ref/close', 'admin', { body: closing }, async given =>
      closeReviewed(settle, given),
    ),
  ]
}
