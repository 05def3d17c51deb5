import { endpoint } from '../kernel/endpoint.ts'
import { walletPage } from '../shared/billing-lists.ts'
import { bookEndpoints } from './books/index.ts'
import { charging } from './charging.ts'
import { deskEndpoints } from './desk/index.ts'
import { settle } from './effects.ts'
import { invoiceEndpoints } from './invoices/index.ts'
import { orderEndpoints } from './orders/index.ts'
import { refundEndpoints } from './refunds/index.ts'
import { followTerm, paidAhead, renewalEndpoints } from './renewals/index.ts'
import { subscriptionEndpoints } from './subscriptions/index.ts'
import { readWallet } from './wallet.ts'

export const endpoints = [
  ...orderEndpoints,

  ...invoiceEndpoints,

  ...subscriptionEndpoints({ follow: followTerm, paidAhead }),

  endpoint('GET', '/payment/wallet', 'signed-in', { query: walletPage }, async given => readWallet(given)),

  ...renewalEndpoints,

  ...refundEndpoints,

  ...charging.endpoints,

  ...deskEndpoints(settle),

  ...bookEndpoints,
]
