import { endpoint } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import { listEndpoints } from '../../kernel/lists/endpoints.ts'
import { newRefund, refundDecision, refunds, seenDecision } from '../../shared/refund-lists.ts'
import { findRefundRow, refundRows } from './lists-store.ts'
import { approve, concludeDecision, requestRefund } from './refunds.ts'
import { decideSeen } from './seen.ts'

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
    async given => (await findRefundRow(given.db, given.id)) ?? fail('not_found'),
  ),

  /** A refund that the gateway told of and nobody asked for here. */
  endpoint('PUT', '/payment/seen-refunds/:id', 'admin', { body: seenDecision }, async given => decideSeen(given)),

  endpoint('PUT', '/payment/refunds/:id', 'admin', { body: refundDecision, prepare: approve }, async (given, news) =>
    concludeDecision(given, news),
  ),
]
