import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { Services } from '../../kernel/given.ts'
import { type Order, terminalOf } from '../orders/index.ts'
import {
  askRecorded,
  enquiryAbout,
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

/** Never inside a transaction, see `askRecorded`; `again` if an earlier request was never answered. */
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
  const call = { at: now, kind: 'refund', vnp_txn_ref, request } as const
  const ask = () => post(gateway.apiUrl, request)
  const news = await askRecorded({ db, metrics }, call, ask, text => {
    const said: RefundNews = text === null ? { outcome: 'unheard', reason: 'no_answer' } : read(terminal, order, text)
    const heard = again ? afterSilence(said) : said
    const isTaken = heard.outcome === 'sent' || heard.outcome === 'refunded'
    return { news: heard, outcome: heard.reason, fact: isTaken ? { said: 'refund', amount: so_tien } : null }
  })
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
