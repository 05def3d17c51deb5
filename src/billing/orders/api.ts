import { endpoint } from '../../kernel/endpoint.ts'
import { listEndpoints } from '../../kernel/lists/endpoints.ts'
import { closing, newOrder } from '../../shared/order-fields.ts'
import { orders } from '../../shared/order-lists.ts'
import { reviewRefund } from '../../shared/refund-lists.ts'
import { inLanguageOf } from '../../translation/index.ts'
import { concludeSentBack, sendBack } from '../refunds/review.ts'
import { closeOverpaid, closeReviewed } from './close.ts'
import { askAbout, orderDetail, settleNews } from './detail.ts'
import { orderRows } from './lists-store.ts'
import { createOrder } from './orders.ts'
import { readResult } from './result.ts'

/** The gateway's own call (`receiveIpn`) is not among them, because it needs another response format. */
export const orderEndpoints = [
  endpoint('POST', '/payment/create', 'signed-in', { body: newOrder }, async given => createOrder(given, given.body)),

  /** The result in the redirect of the buyer's browser; its signature is verified over the query exactly as sent. */
  endpoint('GET', '/payment/result', 'visitor', { anyQuery: true }, async given =>
    inLanguageOf(given.caller, given.db, await readResult(given)),
  ),

  ...listEndpoints('/payment/orders', 'signed-in', orders, orderRows),

  endpoint('GET', '/payment/orders/:vnp_txn_ref', 'admin', {}, async given =>
    orderDetail(given.db, given, given.params.vnp_txn_ref),
  ),

  /** Asks the gateway what became of the payment. */
  endpoint('POST', '/payment/orders/:vnp_txn_ref/query', 'admin', { prepare: askAbout }, async (given, news) =>
    settleNews(given, news),
  ),

  /** Sends back what was taken for an order under review. */
  endpoint(
    'POST',
    '/payment/orders/:vnp_txn_ref/refund',
    'admin',
    { body: reviewRefund, prepare: sendBack },
    async (given, sent) => concludeSentBack(given, sent),
  ),

  /** Notes what became of the money that a renewal was overpaid by. */
  endpoint('POST', '/payment/orders/:vnp_txn_ref/overpaid', 'admin', { body: closing }, async given =>
    closeOverpaid(given),
  ),

  /** Closes an order under review that VNPay cannot be asked about. */
  endpoint('POST', '/payment/orders/:vnp_txn_ref/close', 'admin', { body: closing }, async given =>
    closeReviewed(given),
  ),
]
