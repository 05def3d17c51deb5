import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import { momentOf, type ToldRefund, type Verdict } from '../vnpay/index.ts'
import type { Order } from './store.ts'

/** What the gateway reports about a payment, signed. */
export interface PaymentReport {
  txnRef: string
  amount: number | undefined
  verdict: Verdict
  reason: GatewayReason
  transactionNo: string | null
  /** An admin closes an order under review because the money is there. */
  by: 'ipn' | 'query' | 'charge' | 'admin'
  /** The refund that the report is about; the amount is that of the refund. */
  sentBack?: ToldRefund
  /** The gateway's own moment, as sent, its bank and the kind of card, where it names them. */
  payDate?: string
  bank?: string | undefined
  card?: string | undefined
  /** The order was under review when the gateway was asked, so the answer is newer than the reason for the review. */
  wasReviewed?: boolean
}

/** The gateway's own moment; ours if that is missing, or neither after the order nor before now. */
export function paidAt({ ngay_tao }: Order, { payDate = '' }: PaymentReport, now: Date): Date {
  const said = momentOf(payDate)
  return said && said >= ngay_tao && said <= now ? said : now
}

/** What the gateway took, where that is what the amount says. */
export function amountNamed({ verdict, amount, sentBack, by }: PaymentReport) {
  const isTaken = by !== 'admin' && (verdict === 'paid' || verdict === 'review')
  return isTaken && amount !== undefined && sentBack?.whole !== false ? { gateway_amount: amount } : {}
}
