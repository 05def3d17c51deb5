import type { OutsideCall } from '../kernel/outside-call.ts'
import { receiveCard } from './cards/register.ts'
import { ipnFault, receiveIpn } from './orders/ipn.ts'

/** What the gateway tells us. Anybody may call, but a call that is not signed by the gateway changes nothing. */
export const gatewayCalls: OutsideCall[] = [
  {
    method: 'GET',
    path: '/api/payment/vnpay-ipn',
    answer: async (services, { search }) => ({ body: await receiveIpn(services, search) }),
    fault: ipnFault,
  },
  {
    method: 'GET',
    path: '/api/payment/vnpay-card-ipn',
    answer: async (services, { search }) => ({ body: await receiveCard(services, search) }),
    fault: ipnFault,
  },
]
