import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { Services } from '../../kernel/given.ts'
import { lockOrder, type Order, terminalOf } from '../orders/index.ts'
import {
  askAsRecorded,
  enquiryAbout,
  type GatewayCall,
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
import { isClaimed, type Refund } from './store.ts'

type Asking = Pick<Services, 'gateway' | 'log' | 'metrics' | 'db'>

/** A refund that is approved, with its order. */
interface Approved {
  refund: Refund
  order: Order
}

/** Never inside a transaction, see `askRecorded`. */
export async function askForRefund(services: Asking, approved: Approved, now: Date): Promise<RefundNews> {
  const request = await requestOf(services, approved, now)
  if (!request) return unasked(services, approved)
  const id = await insertCall(services.db, request.call)
  return send(services, { ...approved, ...request, id }, said => said)
}

/**
 * The same where the job has claimed a refund of which an earlier request was never answered. Undefined if an admin has
 * ended it since: who ends it afterwards finds the call, which is recorded before.
 */
export async function askAgainForRefund(
  services: Asking & Pick<Services, 'clock'>,
  approved: Approved,
  claimed: Date,
): Promise<RefundNews | undefined> {
  const request = await requestOf(services, approved, services.clock.now())
  if (!request) return unasked(services, approved)
  const id = await services.db.transaction(async tx => {
    await lockOrder(tx, approved.order.vnp_txn_ref)
    return (await isClaimed(tx, approved.refund, claimed)) ? insertCall(tx, request.call) : undefined
  })
  return id === undefined ? undefined : send(services, { ...approved, ...request, id }, afterSilence)
}

function unasked({ log }: Asking, { order: { vnp_txn_ref } }: Approved): RefundNews {
  const news = { outcome: 'unheard', reason: 'no_contract' } as const
  log('warn', 'gateway_refund', { vnp_txn_ref, ...news })
  return news
}

interface Request {
  terminal: Terminal
  apiUrl: string
  call: GatewayCall
}

/** Undefined where the gateway cannot be asked. */
async function requestOf(
  { gateway, db }: Asking,
  { refund, order }: Approved,
  now: Date,
): Promise<Request | undefined> {
  const terminal = gateway && terminalOf(gateway, order)
  if (!terminal) return undefined
  const { so_tien, giao_dich } = refund
  const body = refundBody(terminal, {
    ...enquiryAbout(order, 'Hoan tien', now),
    amount: so_tien,
    whole: so_tien === (await takenUnder(db, order, giao_dich)),
    transactionNo: giao_dich ?? order.transaction_no,
    createBy: 'An Nhi',
  })
  const call = { at: now, kind: 'refund', vnp_txn_ref: order.vnp_txn_ref, request: JSON.stringify(body) } as const
  return { terminal, apiUrl: gateway.apiUrl, call }
}

async function send(
  { log, metrics, db }: Asking,
  { refund, order, terminal, apiUrl, call, id }: Approved & Request & { id: number },
  judge: (news: RefundNews) => RefundNews,
): Promise<RefundNews> {
  const { vnp_txn_ref } = order
  const ask = () => post(apiUrl, call.request)
  const news = await askAsRecorded({ db, metrics }, { ...call, id }, ask, text => {
    const heard = judge(text === null ? { outcome: 'unheard', reason: 'no_answer' } : read(terminal, order, text))
    const isTaken = heard.outcome === 'sent' || heard.outcome === 'refunded'
    return { news: heard, outcome: heard.reason, fact: isTaken ? { said: 'refund', amount: refund.so_tien } : null }
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
