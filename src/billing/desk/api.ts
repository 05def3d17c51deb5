import { endpoint } from '../../kernel/endpoint.ts'
import { closing, closingNote } from '../../shared/order-fields.ts'
import { orderRefund } from '../../shared/refund-lists.ts'
import { workFilter } from '../../shared/work-kinds.ts'
import type { Settle } from '../orders/index.ts'
import { closeOverpaid, closeReviewed } from './close.ts'
import { askAbout, orderDetail, settleNews } from './detail.ts'
import { concludeSentBack, sendBack } from './send-back.ts'
import { waitingWork } from './work.ts'

/** What an admin sees and decides of orders, and what waits for one. */
export function deskEndpoints(settle: Settle) {
  return [
    /** What waits for an admin. */
    endpoint('GET', '/viec-can-lam', 'admin', { query: workFilter }, async given =>
      waitingWork(given, given.query.loai),
    ),

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
