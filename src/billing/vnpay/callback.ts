import { encode, isSignature, joinPairs, type Pair, sign, type Terminal } from './signature.ts'
import { codeIn, dongOf } from './values.ts'

/** What the gateway says of a payment, by IPN or through the buyer's browser. */
export interface Callback {
  txnRef: string
  /** In whole đồng; undefined if the signed text is not an amount. */
  amount: number | undefined
  responseCode: string
  status: string
  transactionNo: string
  /** The gateway's moment of the payment, as sent, and where it names them the bank and the kind of card. */
  payDate: string
  bank: string | undefined
  card: string | undefined
}

type ReadCallback = { callback: Callback } | { wrong: 'signature' | 'malformed' }

/**
 * Reads a query exactly as it was sent. `malformed` is signed, but says nothing of a payment: such as our own payment
 * URL, whose signature is made with the same key.
 */
export function readCallback(terminal: Terminal, query: string): ReadCallback {
  const pairs = gatewayPairs(query)
  const names = new Set(pairs.map(([name]) => name))
  const hash = pairs.find(([name]) => name === 'vnp_SecureHash')?.[1] ?? ''
  if (names.size < pairs.length || !isSigned(terminal.secret, pairs, hash)) return { wrong: 'signature' }
  const said = new Map(pairs.map(([name, value]) => [name, decode(value)]))
  const of = (name: string) => said.get(name) ?? ''
  if (of('vnp_TmnCode') !== terminal.tmnCode) return { wrong: 'signature' }
  const callback = {
    txnRef: of('vnp_TxnRef'),
    amount: dongOf(of('vnp_Amount')),
    responseCode: of('vnp_ResponseCode'),
    status: of('vnp_TransactionStatus'),
    transactionNo: of('vnp_TransactionNo'),
    payDate: of('vnp_PayDate'),
    bank: codeIn(of('vnp_BankCode')),
    card: codeIn(of('vnp_CardType')),
  }
  return isPayment(callback, names) ? { callback } : { wrong: 'malformed' }
}

function isPayment({ txnRef, responseCode, status, transactionNo }: Callback, names: Set<string>): boolean {
  return (
    /^[\w-]{1,100}$/.test(txnRef) &&
    /^\d\d$/.test(responseCode) &&
    /^\d\d$/.test(status) &&
    /^\d{1,15}$/.test(transactionNo) &&
    names.has('vnp_Amount') &&
    !names.has('vnp_Command')
  )
}

/** The pairs of the gateway, still encoded. Our return address may have a query of its own, which the gateway does not sign. */
export function gatewayPairs(query: string): Pair[] {
  return query
    .split('&')
    .filter(pair => pair.startsWith('vnp_'))
    .map(pair => {
      const [name = '', ...value] = pair.split('=')
      return [name, value.join('=')]
    })
}

/** The samples of the gateway encode differently: the signature may be of what was sent or of what that means. */
function isSigned(secret: string, pairs: Pair[], hash: string): boolean {
  const raw = pairs.filter(([name]) => name !== 'vnp_SecureHash' && name !== 'vnp_SecureHashType')
  const filled = raw.filter(([, value]) => value !== '')
  const again = filled.map(([name, value]): Pair => [name, encode(decode(value))])
  return [raw, filled, again].some(each => isSignature(hash, sign(secret, joinPairs(each))))
}

export function decode(value: string): string {
  return new URLSearchParams(`v=${value}`).get('v') ?? ''
}
