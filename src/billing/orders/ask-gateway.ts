import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import { fail } from '../../kernel/failure.ts'
import type { Services } from '../../kernel/given.ts'
import { jsonObject } from '../../kernel/responses.ts'
import {
  askRecorded,
  enquiryAbout,
  judgeRefund,
  judgeStatus,
  type MoneyFact,
  post,
  queryBody,
  queryReasons,
  readAnswer,
  reasonOf,
  type Terminal,
  type ToldRefund,
} from '../vnpay/index.ts'
import type { PaymentReport } from './payment-report.ts'
import type { Order } from './store.ts'

/**
 * What the gateway reports about a payment and its refund, if there is one; or why there is no report that could change
 * an order.
 */
export type GatewayNews = { report: PaymentReport; refund: ToldRefund | null } | { none: GatewayReason }

/** Whether the gateway could not be asked. */
export function isUnasked(news: GatewayNews): boolean {
  return 'none' in news && news.none === 'no_contract'
}

/** Whether there was no answer that can be trusted. */
export function isSilence(news: GatewayNews): boolean {
  return isUnasked(news) || ('none' in news && (news.none === 'no_answer' || news.none === 'unreadable_answer'))
}

/** Whether the gateway said something of the payment, be it that there is none; other answers are about our question. */
export function isHeard(news: GatewayNews): boolean {
  return 'report' in news || news.none === 'unknown_transaction'
}

/** Fails with the error that is shown to the admin who asked. */
export function failIfSilent(news: GatewayNews): void {
  if (isUnasked(news)) fail('contract_off')
  if (isSilence(news)) fail('gateway_silent')
}

/**
 * Charges of registered cards have a contract of their own; undefined if it is not configured any more, and for a bank
 * transfer, of which VNPay does not know.
 */
export function terminalOf(
  gateway: NonNullable<Services['gateway']>,
  { charge_step, transfer_reference }: Order,
): Terminal | undefined {
  if (transfer_reference !== null) return undefined
  return charge_step === null ? gateway : (gateway.recurring ?? undefined)
}

export function canBeAsked(gateway: Services['gateway'], order: Order): boolean {
  return Boolean(gateway && terminalOf(gateway, order))
}

/** Never inside a transaction, see `askRecorded`. */
export async function askGateway(
  services: Pick<Services, 'gateway' | 'log' | 'metrics'>,
  db: Knex,
  order: Order,
  now: Date,
  actor: number | null = null,
): Promise<GatewayNews> {
  const { gateway, log, metrics } = services
  const terminal = gateway && terminalOf(gateway, order)
  if (!terminal) {
    log('warn', 'gateway_query', { vnp_txn_ref: order.vnp_txn_ref, outcome: 'no_contract' })
    return { none: 'no_contract' }
  }
  const request = JSON.stringify(queryBody(terminal, enquiryAbout(order, 'Truy van', now)))
  const call = { at: now, kind: 'query', vnp_txn_ref: order.vnp_txn_ref, request, actor } as const
  const ask = () => post(gateway.apiUrl, request)
  const news = await askRecorded({ db, metrics }, call, ask, text => {
    const heard: GatewayNews = text === null ? { none: 'no_answer' } : read(terminal, order, text)
    return { news: heard, outcome: reasonIn(heard), fact: 'report' in heard ? factOf(heard) : null }
  })
  const facts = { vnp_txn_ref: order.vnp_txn_ref, outcome: reasonIn(news) }
  log('report' in news ? 'info' : 'warn', 'gateway_query', facts)
  return news
}

/** Why the payment is what it is, or why that is not known. */
export function reasonIn(news: GatewayNews): GatewayReason {
  return 'report' in news ? news.report.reason : news.none
}

function factOf({ report, refund }: Extract<GatewayNews, { report: PaymentReport }>): MoneyFact | null {
  if (!refund) return { said: report.verdict, amount: report.amount ?? null }
  // the amount is that of the part
  if (!refund.whole) return null
  return { said: refund.outcome === 'failed' ? 'paid' : 'refund', amount: report.amount ?? null }
}

function read(terminal: Terminal, { vnp_txn_ref }: Order, text: string): GatewayNews {
  const answer = readAnswer(terminal, 'querydr', text)
  if (!answer) return { none: reasonUnsigned(text) }
  if (answer.responseCode !== '00') return { none: reasonOf(queryReasons, answer.responseCode) }
  if (answer.txnRef !== vnp_txn_ref) return { none: 'unreadable_answer' }
  const { amount, transactionNo, payDate, bank } = answer
  const judgedRefund = judgeRefund(answer)
  const refund = judgedRefund && { ...judgedRefund, amount, whole: answer.transactionType !== '03', transactionNo }
  // A refunded payment grants nothing.
  const judged = refund ? sentBack(refund) : judgeStatus(answer.status)
  return { report: { txnRef: vnp_txn_ref, amount, transactionNo, payDate, bank, ...judged, by: 'query' }, refund }
}

/** Where our terminal or secret is wrong, the answer cannot be signed for us. Such codes only say why we hear nothing. */
function reasonUnsigned(text: string): GatewayReason {
  const code = jsonObject(text)?.vnp_ResponseCode
  const isRefusal = typeof code === 'string' && code !== '00' && code !== '91' && Object.hasOwn(queryReasons, code)
  return isRefusal ? reasonOf(queryReasons, code) : 'unreadable_answer'
}

function sentBack(refund: ToldRefund) {
  return { verdict: 'review', reason: refund.whole ? refund.reason : 'partly_refunded', sentBack: refund } as const
}
