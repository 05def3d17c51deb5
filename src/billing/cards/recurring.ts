import type { RecurringConfig } from '../../kernel/config/vnpay-recurring.ts'
import { jsonObject } from '../../kernel/responses.ts'
import { amountOf, dongOf, isSignature, plainInfo, sign } from '../vnpay/index.ts'

/** A charge of a registered card, without its owner. */
interface CardCharge {
  /** Ours; the service knows the charge by it. */
  txnRef: string
  info: string
  /** In whole đồng. */
  amount: number
  recurringId: string
  token: string
  /** `yyyyMMddHHmmss` in Vietnam. A query needs exactly what was sent here. */
  createDate: string
}

export interface ChargeBody {
  reqId: string
  command: string
  tmnCode: string
  order: { orderReference: string; orderInfo: string }
  transaction: {
    recurringId: string
    recurringAmount: number
    recurringDate: string
    currCode: string
    mcDate: string
  }
  token: { tokenId: string }
  addData: string
  version: string
  secureHash: string
}

/** The request id is the reference too: whichever of them a query goes by, it finds the charge. */
export function chargeBody(service: RecurringConfig, asked: CardCharge): ChargeBody {
  const unsigned = {
    reqId: asked.txnRef,
    command: 'recurring_pay',
    tmnCode: service.tmnCode,
    order: { orderReference: asked.txnRef, orderInfo: plainInfo(asked.info) },
    transaction: {
      recurringId: asked.recurringId,
      recurringAmount: Number(amountOf(asked.amount)),
      recurringDate: asked.createDate.slice(0, 8),
      currCode: 'VND',
      mcDate: asked.createDate,
    },
    token: { tokenId: asked.token },
    addData: '',
    version: '2.1.0',
  }
  return { ...unsigned, secureHash: sign(service.secret, signedText(unsigned)) }
}

export function isSignedCharge({ secret }: RecurringConfig, body: ChargeBody): boolean {
  return isSignature(body.secureHash, sign(secret, signedText(body)))
}

function signedText(body: Omit<ChargeBody, 'secureHash'>): string {
  const { order, transaction, token } = body
  return [
    body.reqId,
    body.command,
    order.orderReference,
    order.orderInfo,
    body.tmnCode,
    token.tokenId,
    transaction.recurringId,
    transaction.recurringAmount,
    transaction.recurringDate,
    transaction.currCode,
    body.addData,
    body.version,
    transaction.mcDate,
  ].join('|')
}

export interface CancelBody {
  reqId: string
  command: string
  tmnCode: string
  transaction: { recurringId: string }
  token: { tokenId: string }
  ipAddr: string
  userAgent: string
  addData: string
  version: string
  secureHash: string
}

/** Asks to forget a registered card. */
export function cancelBody(
  service: RecurringConfig,
  asked: { requestId: string; recurringId: string; token: string },
): CancelBody {
  const unsigned = {
    reqId: asked.requestId,
    command: 'cancel_recurring',
    tmnCode: service.tmnCode,
    transaction: { recurringId: asked.recurringId },
    token: { tokenId: asked.token },
    ipAddr: '127.0.0.1',
    userAgent: 'An Nhi',
    addData: '',
    version: '2.1.0',
  }
  return { ...unsigned, secureHash: sign(service.secret, cancelText(unsigned)) }
}

export function isSignedCancel({ secret }: RecurringConfig, body: CancelBody): boolean {
  return isSignature(body.secureHash, sign(secret, cancelText(body)))
}

function cancelText(body: Omit<CancelBody, 'secureHash'>): string {
  const { transaction, token } = body
  const named = [body.reqId, body.command, body.tmnCode, token.tokenId, transaction.recurringId]
  return [...named, body.addData, body.ipAddr, body.userAgent, body.version].join('|')
}

interface ChargeAnswer {
  code: string
  transactionNo: string
  /** In whole đồng; undefined if the signed text is not an amount. */
  amount: number | undefined
}

/** Undefined if the answer is not signed by the service, or says nothing of a charge. */
export function readChargeAnswer({ secret }: RecurringConfig, text: string): ChargeAnswer | undefined {
  const said = jsonObject(text)
  if (!said) return undefined
  const transaction = Object(said.transaction)
  const of = (from: Record<string, unknown>, name: string) => {
    const value = from[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const [code, transactionNo, amount] = [of(said, 'rspCode'), of(transaction, 'id'), of(transaction, 'amount')]
  const [fee, currency] = [of(transaction, 'feeAmount'), of(transaction, 'currCode')]
  const signed = [code, of(said, 'rspMsg'), transactionNo, amount, fee, currency, of(said, 'addData')]
  if (!isSignature(of(said, 'secureHash'), sign(secret, signed.join('|')))) return undefined
  if (currency !== 'VND' && currency !== '') return undefined
  return { code, transactionNo, amount: dongOf(amount) }
}

/** As the service answers, for the simulator. */
export function chargeAnswer({ secret }: RecurringConfig, rspCode: string, id: string, amount: string): object {
  const transaction = { id, amount, feeAmount: '0', currCode: 'VND' }
  const signed = [rspCode, 'Simulated', id, amount, '0', 'VND', '']
  return { rspCode, rspMsg: 'Simulated', transaction, addData: '', secureHash: sign(secret, signed.join('|')) }
}
