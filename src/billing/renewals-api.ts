import { endpoint } from '../kernel/endpoint.ts'
import { autoRenewal } from '../shared/billing-fields.ts'
import { parentOfRow } from './read-store.ts'
import { switchRenewal } from './renewals-switch.ts'

export const renewalEndpoints = [
  endpoint('PUT', '/payment/subscriptions/:id/auto-renew', { owner: parentOfRow }, { body: autoRenewal }, async given =>
    switchRenewal(given, given.body),
  ),
]
