import type { Services } from '../../kernel/endpoint.ts'
import { type Callback, readCallback } from '../vnpay/callback.ts'
import { judge } from '../vnpay/codes.ts'
import { closeCall, insertCall } from './calls-store.ts'
import { type Settled, settle } from './settle.ts'

/** The response to the gateway, which repeats its call after 01, 04, 97 and 99. */
export interface IpnAnswer {
  RspCode: '00' | '01' | '02' | '04' | '97' | '99'
  Message: string
}

export const answers = {
  recorded: { RspCode: '00', Message: 'Confirm Success' },
  unknown: { RspCode: '01', Message: 'Order not found' },
  already: { RspCode: '02', Message: 'Order already confirmed' },
  wrong_amount: { RspCode: '04', Message: 'Invalid amount' },
  signature: { RspCode: '97', Message: 'Invalid signature' },
  malformed: { RspCode: '99', Message: 'Unknown error' },
} as const satisfies Record<Settled | 'signature' | 'malformed', IpnAnswer>

export const ipnFault: IpnAnswer = answers.malformed

/** The gateway's call with the result of a payment. Anybody may call; the signature decides, before anything is read. */
export async function receiveIpn(services: Services, query: string): Promise<IpnAnswer> {
  const { gateway, log } = services
  const read = gateway ? readCallback(gateway, query) : ({ wrong: 'signature' } as const)
  if ('wrong' in read) {
    log('warn', 'ipn', { outcome: read.wrong, query: query.slice(0, 2_000) })
    return answers[read.wrong]
  }
  try {
    const settled = await record(services, read.callback, query)
    // Paid for an unknown order, or a wrong amount: somebody must look.
    const alarming = settled === 'unknown' || settled === 'wrong_amount'
    log(alarming ? 'error' : 'info', 'ipn', { outcome: settled, vnp_txn_ref: read.callback.txnRef })
    return answers[settled]
  } catch (error) {
    log('error', 'ipn', { outcome: 'fault', vnp_txn_ref: read.callback.txnRef, error })
    return ipnFault
  }
}

async function record({ db, clock }: Services, callback: Callback, query: string): Promise<Settled> {
  const now = clock.now()
  const judged = judge(callback.responseCode, callback.status)
  const fact = { said: judged.verdict, amount: callback.amount ?? null }
  const call = await insertCall(db, { at: now, kind: 'ipn', vnp_txn_ref: callback.txnRef, request: query, ...fact })
  return db.transaction(async tx => {
    const settled = await settle(tx, { ...callback, ...judged, by: 'ipn' }, now)
    await closeCall(tx, call, { outcome: settled, answer: JSON.stringify(answers[settled]) })
    return settled
  })
}
