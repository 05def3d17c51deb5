import { endpoint } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import { listEndpoints } from '../../kernel/lists/endpoints.ts'
import { newRefund, refundDecision, refunds } from '../../shared/refund-lists.ts'
import { approve, concludeDecision, requestRefund } from './refunds.ts'
import { findRefundRow, refundRows } from './store.ts'

export const refundEndpoints = [
  /** Only for the buyer of the order, which `requestRefund` checks. */
  endpoint('POST', '/payment/refunds', 'signed-in', { body: newRefund, creates: true }, async given =>
    requestRefund(given, given.body),
  ),

  ...listEndpoints('/payment/refunds', 'admin', refunds, refundRows),

  endpoint(
    'GET',
    '/payment/refunds/:id',
    'admin',
    {},
    async given => (await findRefundRow(given.db, given)) ?? fail('not_found'),
  ),

  endpoint('PUT', '/payment/refunds/:id', 'admin', { body: refundDecision, prepare: approve }, async (given, news) =>
    concludeDecision(given, news),
  ),
]
