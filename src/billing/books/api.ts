import { endpoint } from '../../kernel/endpoint.ts'
import { orderByHand } from '../../shared/books-fields.ts'
import { recordTransfer } from './by-hand.ts'

/** What the people need who keep the books. */
export const bookEndpoints = [
  /** Records an order that was paid by bank transfer. */
  endpoint('POST', '/payment/orders/by-hand', 'admin', { body: orderByHand, creates: true }, async given =>
    recordTransfer(given, given.body),
  ),
]
