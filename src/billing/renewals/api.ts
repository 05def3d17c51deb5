import { failUnlessOwner } from '../../kernel/access.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import { autoRenewal } from '../../shared/billing-fields.ts'
import { renewalPayment } from '../../shared/order-fields.ts'
import { inLanguageOf } from '../../translation/index.ts'
import { findOrder } from '../orders/index.ts'
import { parentOfPlace } from '../subscriptions/index.ts'
import { payRenewal } from './pay.ts'
import { findPaidPeriod } from './period-store.ts'
import { readRenewal } from './read-renewal.ts'
import { switchRenewal } from './switch.ts'

export const renewalEndpoints = [
  endpoint(
    'PUT',
    '/payment/subscriptions/:id/auto-renew',
    { owner: parentOfPlace },
    { body: autoRenewal },
    async given => switchRenewal(given, given.body),
  ),

  /** For the buyer, and for admins: the days that a paid order covers. */
  endpoint('GET', '/payment/orders/:vnp_txn_ref/period', 'signed-in', {}, async ({ db, caller, params }) => {
    const order = (await findOrder(db, params.vnp_txn_ref)) ?? fail('not_found')
    failUnlessOwner(caller.person, order.ma_phu_huynh)
    return findPaidPeriod(db, order.vnp_txn_ref)
  }),

  /** For the parent of the renewal, and for admins. */
  endpoint('GET', '/payment/renewal/:vnp_txn_ref', 'signed-in', {}, async given =>
    inLanguageOf(given.caller, given.db, await readRenewal(given)),
  ),
  endpoint('POST', '/payment/renewal/:vnp_txn_ref', 'signed-in', { body: renewalPayment }, async given =>
    payRenewal(given, given.body),
  ),
]
