import type { Services } from '../kernel/given.ts'
import type { OutsideCall } from '../kernel/outside-call.ts'
import { charging } from './charging.ts'
import { settle } from './effects.ts'
import { sendSoon } from './invoices/index.ts'
import { type IpnAnswer, ipnAnswers, receiveIpn } from './orders/index.ts'

/** The gateway's call about a payment, for its simulator too. */
export async function receivePayment(services: Services, query: string): Promise<IpnAnswer> {
  const answer = await receiveIpn(settle, services, query)
  if (answer.RspCode === '00') void sendSoon(services)
  return answer
}

/** What the gateway tells us. Anybody may call, but a call that is not signed by the gateway changes nothing. */
export const gatewayCalls: OutsideCall[] = [
  fromGateway('/api/payment/vnpay-ipn', receivePayment),
  ...Object.entries<Receive>(charging.gatewayCalls).map(([path, receive]) => fromGateway(path, receive)),
]

type Receive = (services: Services, query: string) => Promise<IpnAnswer>

function fromGateway(path: string, receive: Receive): OutsideCall {
  return {
    method: 'GET',
    path,
    answer: async (services, { search }) => ({ body: await receive(services, search) }),
    fault: ipnAnswers.malformed,
  }
}
