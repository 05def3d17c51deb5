import type { GatewayReason } from '../../i18n/gateway-answers.ts'

type Reasons = Record<string, GatewayReason>

/** `vnp_ResponseCode` of a payment. */
export const paymentReasons = {
  '00': 'paid',
  '07': 'suspected',
  '09': 'no_internet_banking',
  '10': 'wrong_card_data',
  '11': 'window_expired',
  '12': 'card_locked',
  '13': 'wrong_bank_code',
  '24': 'cancelled',
  '51': 'insufficient_balance',
  '65': 'daily_limit',
  '75': 'bank_maintenance',
  '79': 'wrong_payment_password',
  '99': 'gateway_error',
} as const satisfies Reasons

/** `vnp_TransactionStatus`. */
export const statusReasons = {
  '00': 'paid',
  '01': 'unfinished',
  '02': 'not_successful',
  '04': 'reversed',
  '05': 'refund_processing',
  '06': 'refund_sent',
  '07': 'suspected',
  '08': 'window_expired',
  '09': 'refund_refused',
  '10': 'delivered',
  '11': 'cancelled',
  '20': 'settled',
} as const satisfies Reasons

/** `vnp_ResponseCode` of a query: about the call, not about the payment. */
export const queryReasons = {
  '00': 'answered',
  '02': 'bad_terminal',
  '03': 'malformed_request',
  '08': 'gateway_timeout',
  '91': 'unknown_transaction',
  '94': 'repeated_request',
  '97': 'bad_signature',
  '99': 'gateway_error',
} as const satisfies Reasons

/** `vnp_ResponseCode` of a refund; `refund_accepted` means that the money moves later. */
export const refundReasons = {
  '00': 'refund_accepted',
  '02': 'bad_terminal',
  '03': 'malformed_request',
  '16': 'refund_impossible_now',
  '91': 'unknown_transaction',
  '93': 'refund_too_large',
  '94': 'refund_under_way',
  '95': 'not_successful',
  '97': 'bad_signature',
  '98': 'gateway_timeout',
  '99': 'gateway_error',
} as const satisfies Reasons

/** The code of the gateway's own error page, where a payment URL is refused. */
export const pageReasons = {
  '03': 'malformed_request',
  '15': 'window_expired',
  '70': 'bad_signature',
  '71': 'site_not_approved',
  '72': 'bad_terminal',
  '76': 'bank_not_supported',
} as const satisfies Reasons

/** A code that is in none of the gateway's documents is its own fault. */
export function reasonOf(reasons: Reasons, code: string): GatewayReason {
  return (Object.hasOwn(reasons, code) && reasons[code]) || 'gateway_error'
}

/** The gateway's own code of an answer to a query; null where there was no answer. */
export function queryCodeOf(reason: string): string | null {
  return Object.entries(queryReasons).find(([, each]) => each === reason)?.[0] ?? null
}

/** `unheard` where nobody knows whether the gateway took the refund. */
export interface RefundNews {
  outcome: 'refunded' | 'sent' | 'failed' | 'unheard'
  reason: GatewayReason
}

/** A refund that an answer to a query tells of: of the whole payment, or of a part. */
export interface ToldRefund extends RefundNews {
  /** In whole đồng; undefined if the signed text is not an amount. */
  amount: number | undefined
  whole: boolean
  /** The number that the answer names, be it that of the payment or of the refund. */
  transactionNo: string
}

export type Verdict = 'paid' | 'failed' | 'review' | 'unfinished'

/** Paid, and paid out to us by the gateway since. */
const paidStatuses = ['00', '20']
/** The ways in which a payment surely did not happen; everything else that is not paid may have cost the buyer money. */
const failedStatuses = ['02', '08', '11']

/** What became of a payment, by both codes: `review` where the money may have left the buyer. */
export function judge(responseCode: string, status: string): { verdict: Verdict; reason: GatewayReason } {
  const reason = reasonOf(paymentReasons, responseCode)
  if (responseCode === '00' && paidStatuses.includes(status)) return { verdict: 'paid', reason: 'paid' }
  if (responseCode !== '00' && responseCode !== '07') {
    if (failedStatuses.includes(status)) return { verdict: 'failed', reason }
    if (status === '01') return { verdict: 'unfinished', reason: 'unfinished' }
  }
  const isOdd = reason === 'paid' || status === '04' || status === '07'
  return { verdict: 'review', reason: isOdd ? reasonOf(statusReasons, status) : reason }
}

/**
 * What an answer to a query says of a refund; null where it is about the payment alone. `sent` means that the gateway has
 * it and the money is under way.
 */
export function judgeRefund({
  status,
  transactionType,
}: {
  status: string
  transactionType: string
}): RefundNews | null {
  if (status === '05' || status === '06') return { outcome: 'sent', reason: reasonOf(statusReasons, status) }
  if (status === '09') return { outcome: 'failed', reason: 'refund_refused' }
  if (transactionType !== '02' && transactionType !== '03') return null
  if (status === '00') return { outcome: 'refunded', reason: 'refund_done' }
  return { outcome: 'unheard', reason: reasonOf(statusReasons, status) }
}

/** The same by the answer to a query, whose response code says only that it is an answer. */
export function judgeStatus(status: string): { verdict: Verdict; reason: GatewayReason } {
  const reason = reasonOf(statusReasons, status)
  if (paidStatuses.includes(status)) return { verdict: 'paid', reason }
  if (status === '01') return { verdict: 'unfinished', reason }
  return { verdict: failedStatuses.includes(status) ? 'failed' : 'review', reason }
}

/** A part was sent back, after which the gateway refuses to send back the whole. */
export function isInParts(said: { reason: GatewayReason | null } | null): boolean {
  return said?.reason === 'partly_refunded'
}
