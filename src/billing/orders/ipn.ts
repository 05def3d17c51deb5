import type { Services } from '../../kernel/given.ts'
import { type Callback, closeCall, insertCall, judge, readCallback } from '../vnpay/index.ts'
import type { Settle, Settled } from './settle.ts'

/** The response to the gateway, which repeats its call after 01, 04, 97 and 99. */
export interface IpnAnswer {
  RspCode: '00' | '01' | '02' | '04' | '97' | '99'
  Message: string
}

export const ipnAnswers = {
  recorded: { RspCode: '00', Message: 'Confirm Success' },
  unknown: { RspCode: '01', Message: 'Order not found' },
  already: { RspCode: '02', Message: 'Order already confirmed' },
  wrong_amount: { RspCode: '04', Message: 'Invalid amount' },
  signature: { RspCode: '97', Message: 'Invalid signature' },
  malformed: { RspCode: '99', Message: 'Unknown error' },
} as const satisfies Record<Settled | 'signature' | 'malformed', IpnAnswer>

/** The gateway's call with the result of a payment. Anybody may call; the signature decides, before anything is read. */
export async function receiveIpn(settle: Settle, services: Services, query: string): Promise<IpnAnswer> {
  const { gateway, log, metrics } = services
  const countAs = (outcome: string) => metrics.cell('anni_gateway_calls_total', { kind: 'ipn', outcome }).value++
  const read = gateway ? readCallback(gateway, query) : ({ wrong: 'signature' } as const)
  if ('wrong' in read) {
    countAs(read.wrong)
    log('warn', 'ipn', { outcome: read.wrong, query: query.slice(0, 2_000) })
    return ipnAnswers[read.wrong]
  }
  try {
    const settled = await record(settle, services, read.callback, query)
    countAs(settled)
    // Paid for an unknown order, or a wrong amount: somebody must look.
    const alarming = settled === 'unknown' || settled === 'wrong_amount'
    log(alarming ? 'error' : 'info', 'ipn', { outcome: settled, vnp_txn_ref: read.callback.txnRef })
    return ipnAnswers[settled]
  } catch (error) {
    countAs('fault')
    log('error', 'ipn', { outcome: 'fault', vnp_txn_ref: read.callback.txnRef, error })
    return ipnAnswers.malformed
  }
}

async function record(settle: Settle, { db, clock }: Services, callback: Callback, query: string): Promise<Settled> {
  const now = clock.now()
  const judged = judge(callback.responseCode, callback.status)
  const fact = { said: judged.verdict, amount: callback.amount ?? null }
  const call = await insertCall(db, { at: now, kind: 'ipn', vnp_txn_ref: callback.txnRef, request: query, ...fact })
  return db.transaction(async tx => {
    const settled = await settle(tx, { ...callback, ...judged, by: 'ipn' }, now)
    await closeCall(tx, call, { outcome: settled, answer: JSON.stringify(ipnAnswers[settled]) })
    return settled
  })
}
