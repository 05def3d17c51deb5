import { fail } from '../../kernel/failure.ts'
import type { Services } from '../../kernel/given.ts'
import { answerBody, type Body, isSignedBody, signedUrl, type Terminal, timeOf } from '../vnpay/index.ts'
import { answerQuery, answerRefund, callAbout, type Say } from './answers.ts'
import { type Checked, checkPayment } from './checks.ts'
import { codes, type SimulatedOutcome } from './outcomes.ts'
import { goneOf, remember, statusOf, type Transaction } from './transactions.ts'

const faults = ['02', '20', 'silence'] as const
/** For every order from now on: no call and no answer, the answer to a wrong terminal, or payments that are settled by now. */
type SimulatedFault = (typeof faults)[number] | null

/** What is charged without the buyer, for a query to find: `status` is that of the transaction. */
export interface SimulatedCharge {
  txnRef: string
  amount: number
  info: string
  createDate: string
  status: '00' | '02'
}

/** What a path below `/dev/vnpay/` answers to a JSON body; null where it says nothing. */
export type SimulatedCalls = Record<
  string,
  (body: Record<string, unknown>, authorization: string) => object | null | Promise<object>
>

export interface Beside {
  receiveIpn: (services: Services, query: string) => Promise<unknown>
  /** What else the gateway can be asked. */
  simulated: (services: Services, record: (charge: SimulatedCharge) => string) => SimulatedCalls
}

interface SimulatedGateway {
  now: () => Date
  /** Signs and checks what is about payments. */
  payments: Terminal
  /** The same of cards, which are charged under a contract of their own. */
  contract: Terminal
  transactions: Map<string, Transaction>
  /** The ids of requests that were answered. */
  requests: Set<string>
  fault: SimulatedFault
  callIpn: (about: Body) => Promise<unknown>
}

/** Stands in for VNPay in development, in this process and until it ends. It signs and checks like the gateway. */
export function createSimulator(services: Services, { receiveIpn, simulated }: Beside) {
  const payments: Terminal = services.gateway!
  const gateway: SimulatedGateway = {
    now: services.clock.now,
    payments,
    contract: services.gateway!.recurring!,
    transactions: new Map(),
    requests: new Set(),
    fault: null,
    callIpn: about => receiveIpn(services, signedUrl(payments, '', about).slice(1)),
  }
  const calls: SimulatedCalls = {
    fault: ({ answers }) => {
      gateway.fault = faults.find(each => each === answers) ?? null
      return { answers: gateway.fault }
    },
    api: body =>
      answer(gateway, Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))),
    again: ({ vnp_TxnRef }) => payAgain(gateway, String(vnp_TxnRef)),
    refund: ({ vnp_TxnRef, amount }) => sendBack(gateway, String(vnp_TxnRef), amount),
    refuse: ({ vnp_TxnRef }) => refuse(gateway, String(vnp_TxnRef)),
    ...simulated(services, charge => record(gateway, charge)),
  }
  return { pay: (query: string, outcome: SimulatedOutcome) => pay(gateway, query, outcome), calls }
}

/** Calls our IPN as the gateway would, and returns where the buyer's browser is sent. */
async function pay(
  { now, payments, transactions, fault, callIpn }: SimulatedGateway,
  query: string,
  outcome: SimulatedOutcome,
): Promise<Checked & { redirect?: string }> {
  const checked = checkPayment(payments, query, now())
  if ('refused' in checked) return checked
  const { payable } = checked
  const [responseCode, status] = codes[outcome]
  const transactionNo = outcome === 'cancelled' ? '0' : nextNumber(transactions)
  const paid = { transactionNo, status, payDate: timeOf(now()), refunds: [], again: [] }
  const transaction = { ...payable, terminal: payments, ...paid }
  remember(transactions, payable.txnRef, transaction)
  const call = callAbout(transaction, responseCode)
  if (outcome !== 'silent' && fault !== 'silence') await callIpn(call)
  return { ...checked, redirect: signedUrl(payments, payable.returnUrl, call) }
}

/** Answers querydr and refund. */
function answer({ now, payments, contract, transactions, requests, fault }: SimulatedGateway, body: Body): Body | null {
  if (fault === 'silence') return null
  const command = body.vnp_Command === 'refund' ? 'refund' : 'querydr'
  // a charged card has the terminal of the contract that charges it
  const terminal = body.vnp_TmnCode === contract.tmnCode ? contract : payments
  const say: Say = (code, message, more = {}) =>
    answerBody(terminal, command, {
      vnp_ResponseId: body.vnp_RequestId ?? '',
      vnp_Command: command,
      vnp_ResponseCode: code,
      vnp_Message: message,
      vnp_TmnCode: terminal.tmnCode,
      vnp_TxnRef: body.vnp_TxnRef ?? '',
      ...more,
    })
  if (body.vnp_TmnCode !== terminal.tmnCode || fault === '02') return say('02', 'Invalid TmnCode')
  if (!isSignedBody(terminal, body)) return say('97', 'Invalid checksum')
  if (!/^\w{1,32}$/.test(body.vnp_RequestId ?? '')) return say('03', 'Invalid data')
  if (requests.has(body.vnp_RequestId!)) return say('94', 'Duplicate request')
  remember(requests, body.vnp_RequestId!)
  const transaction = transactions.get(body.vnp_TxnRef ?? '')
  if (transaction?.terminal !== terminal || transaction.createDate !== body.vnp_TransactionDate)
    return say('91', 'Transaction not found')
  if (command === 'refund') return answerRefund(transaction, body, now(), say)
  const isSettled = fault === '20' && transaction.status === '00'
  return answerQuery(isSettled ? { ...transaction, status: '20' } : transaction, now(), say)
}

/** The buyer pays once more for the same order. */
async function payAgain({ transactions, callIpn }: SimulatedGateway, txnRef: string): Promise<object> {
  const transaction = transactions.get(txnRef) ?? fail('not_found')
  const transactionNo = `${transaction.transactionNo}${transaction.again.length + 1}`
  transaction.again.push(transactionNo)
  await callIpn(callAbout({ ...transaction, transactionNo, status: '00' }, '00'))
  return { vnp_TransactionNo: transactionNo }
}

/** Somebody sends it back in the portal, as a whole or in part. */
function sendBack({ now, transactions }: SimulatedGateway, txnRef: string, amount: unknown): object {
  const transaction = transactions.get(txnRef) ?? fail('not_found')
  const sent = amount === undefined ? transaction.amount : Number(amount)
  const { amount: paid, transactionNo: of } = transaction
  if (!Number.isInteger(sent) || sent < 1 || sent > paid - goneOf(transaction, of)) fail('invalid_input')
  transaction.refunds.push({ amount: sent, type: sent === paid ? '02' : '03', at: now(), of })
  return { amount: sent }
}

/** The bank refuses the newest refund, which the gateway had accepted. */
function refuse({ now, transactions }: SimulatedGateway, txnRef: string): object {
  const refund = transactions.get(txnRef)?.refunds.at(-1) ?? fail('not_found')
  if (statusOf(refund, now()) === '00') fail('invalid_input')
  refund.refused = true
  return { amount: refund.amount }
}

/** Keeps a charge, and returns the number of its transaction. */
function record({ now, contract, transactions }: SimulatedGateway, charge: SimulatedCharge): string {
  const transactionNo = nextNumber(transactions)
  const kept = { transactionNo, payDate: timeOf(now()), refunds: [], again: [] }
  remember(transactions, charge.txnRef, { ...charge, terminal: contract, ...kept })
  return transactionNo
}

function nextNumber({ size }: SimulatedGateway['transactions']): string {
  return String(14_000_000 + size)
}
