import { endpoint } from '../../kernel/endpoint.ts'
import { listEndpoints } from '../../kernel/lists/endpoints.ts'
import { newOrder } from '../../shared/order-fields.ts'
import { orders } from '../../shared/order-lists.ts'
import { inLanguageOf } from '../../translation/index.ts'
import { linesOf } from './csv-lines.ts'
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

  ...listEndpoints('/payment/orders', 'signed-in', orders, {
    ...orderRows,
    toLines: (db, rows, { caller }) => linesOf(db, rows, caller.language),
  }),
]
