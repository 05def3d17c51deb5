import type { Services } from '../../kernel/given.ts'
import { amountOf, sign, signedUrl, type Terminal } from '../vnpay/index.ts'
import type { Order } from './store.ts'

/** Where the gateway sends the buyer back to. It comes from the configuration, never from a request. */
export function returnUrl(site: string): string {
  return `${site}/payment/callback`
}

/** Signs results that the gateway never saw, in its format. The key is our own, so it cannot sign a valid IPN. */
export function ownTerminal({ secret }: Pick<Services, 'secret'>): Terminal {
  return { tmnCode: 'ANNHIOWN', secret: sign(secret, 'result of a free package') }
}

/** Our result page of an order that needed no gateway. */
export function ownResultUrl(given: Pick<Services, 'secret' | 'site'>, order: Order): string {
  const terminal = ownTerminal(given)
  return signedUrl(terminal, returnUrl(given.site), {
    vnp_TmnCode: terminal.tmnCode,
    vnp_TxnRef: order.vnp_txn_ref,
    vnp_Amount: amountOf(order.so_tien),
    vnp_ResponseCode: '00',
    vnp_TransactionStatus: '00',
    vnp_TransactionNo: '0',
  })
}
