import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { Services } from '../../kernel/endpoint.ts'
import { type Order, terminalOf } from '../orders/index.ts'
import {
  closeCall,
  enquiryAbout,
  insertCall,
  judgeRefund,
  post,
  type RefundNews,
  readAnswer,
  reasonOf,
  refundBody,
  refundReasons,
  type Terminal,
} from '../vnpay/index.ts'
import { takenUnder } from './left.ts'
import type { Refund } from './store.ts'

/** Never inside a transaction. The call is recorded before it is made; `again` if an earlier one was never answered. */
export async function askForRefund(
  { gateway, log, metrics, db }: Pick<Services, 'gateway' | 'log' | 'metrics' | 'db'>,
  { order, refund, again }: { order: Order; refund: Refund; again: boolean },
  now: Date,
): Promise<RefundNews> {
  const terminal = gateway && terminalOf(gateway, order)
  const { vnp_txn_ref } = order
  if (!terminal) {
    const unasked = { outcome: 'unheard', reason: 'no_contract' } as const
    log('warn', 'gateway_refund', { vnp_txn_ref, ...unasked })
    return unasked
  }
  const { so_tien, giao_dich } = refund
  const body = refundBody(terminal, {
    ...enquiryAbout(order, 'Hoan tien', now),
    amount: so_tien,
    whole: so_tien === (await takenUnder(db, order, giao_dich)),
    transactionNo: giao_dich ?? order.transaction_no,
    createBy: 'An Nhi',
  })
  const request = JSON.stringify(body)
  const call = await insertCall(db, { at: now, kind: 'refund', vnp_txn_ref, request })
  const answered = await post(gateway.apiUrl, request)
  const text = 'text' in answered ? answered.text : answered.error
  const heard =
    'text' in answered ? read(terminal, order, text) : { outcome: 'unheard' as const, reason: 'no_answer' as const }
  const news = again ? afterSilence(heard) : heard
  const fact =
    news.outcome === 'sent' || news.outcome === 'refunded' ? { said: 'refund' as const, amount: so_tien } : {}
  await closeCall(db, call, { outcome: news.reason, answer: text.slice(0, 4_000), ...fact })
  metrics.cell('anni_gateway_calls_total', { kind: 'refund', outcome: news.reason }).value++
  log(news.outcome === 'unheard' ? 'warn' : 'info', 'gateway_refund', { vnp_txn_ref, ...news })
  return news
}

function read(terminal: Terminal, { vnp_txn_ref }: Order, text: string): RefundNews {
  const answer = readAnswer(terminal, 'refund', text)
  if (!answer) return { outcome: 'unheard', reason: 'unreadable_answer' }
  const reason = reasonOf(refundReasons, answer.responseCode)
  if (answer.responseCode === '00') {
    if (answer.txnRef !== vnp_txn_ref) return { outcome: 'unheard', reason: 'unreadable_answer' }
    const outcome = judgeRefund({ ...answer, transactionType: '02' })?.outcome
    if (outcome === 'failed') return { outcome, reason: 'refund_refused' }
    return { outcome: outcome === 'refunded' ? outcome : 'sent', reason }
  }
  // The gateway timed out or failed and may have accepted this one, or it has another under way: a query tells which.
  const isOpen = reason === 'gateway_timeout' || reason === 'gateway_error' || reason === 'refund_under_way'
  return { outcome: isOpen ? 'unheard' : 'failed', reason }
}

/** What the gateway answers where it accepted an earlier request. */
const becauseOfEarlier: GatewayReason[] = ['refund_under_way', 'refund_too_large', 'not_successful']

/** After an unanswered request, and a query that knew of no other refund, the gateway means that request. */
function afterSilence(news: RefundNews): RefundNews {
  return becauseOfEarlier.includes(news.reason) ? { outcome: 'sent', reason: news.reason } : news
}
