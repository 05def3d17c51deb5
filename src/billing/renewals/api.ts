import { endpoint } from '../../kernel/endpoint.ts'
import { autoRenewal } from '../../shared/billing-fields.ts'
import { renewalPayment } from '../../shared/order-fields.ts'
import { inLanguageOf } from '../../translation/index.ts'
import { parentOfPlace } from '../subscriptions/index.ts'
import { payRenewal, readRenewal } from './pay.ts'
import { switchRenewal } from './switch.ts'

export const renewalEndpoints = [
  endpoint(
    'PUT',
    '/payment/subscriptions/:id/auto-renew',
    { owner: parentOfPlace },
    { body: autoRenewal },
    async given => switchRenewal(given, given.body),
  ),

  /** Only for the parent of the renewal; anybody else gets 404. */
  endpoint('GET', '/payment/renewal/:vnp_txn_ref', 'signed-in', {}, async given =>
    inLanguageOf(given.caller, given.db, await readRenewal(given)),
  ),
  endpoint('POST', '/payment/renewal/:vnp_txn_ref', 'signed-in', { body: renewalPayment }, async given =>
    payRenewal(given, given.body),
  ),
]
