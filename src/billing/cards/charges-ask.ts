import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { RecurringConfig } from '../../kernel/config/vnpay-recurring.ts'
import type { Services } from '../../kernel/given.ts'
import { jsonObject } from '../../kernel/responses.ts'
import type { Order, PaymentReport } from '../orders/index.ts'
import { askRecorded, paymentReasons, post, reasonOf } from '../vnpay/index.ts'
import { chargeBody, readChargeAnswer } from './recurring.ts'
import type { ChargeableCard } from './store.ts'

/** `silent` where the service said nothing that can be trusted. */
type ChargeNews = PaymentReport | 'unknown' | 'silent'

interface Charge {
  service: RecurringConfig
  authorization: string
  attempt: Order
  card: ChargeableCard
}

/** Charges once, never inside a transaction, see `askRecorded`. The call is recorded without the token of the card. */
export async function askForCharge(
  { db, log, metrics }: Pick<Services, 'db' | 'log' | 'metrics'>,
  { service, authorization, attempt, card }: Charge,
  now: Date,
): Promise<ChargeNews> {
  const { vnp_txn_ref, so_tien, create_date } = attempt
  const body = chargeBody(service, {
    txnRef: vnp_txn_ref,
    info: `Gia han ${vnp_txn_ref}`,
    amount: so_tien,
    recurringId: card.recurring_id,
    token: card.token,
    createDate: create_date,
  })
  const request = JSON.stringify({ ...body, token: undefined, secureHash: undefined })
  const call = { at: now, kind: 'charge', vnp_txn_ref, request } as const
  const ask = () => post(`${service.url}/recurring-payment/execute`, JSON.stringify(body), authorization)
  const news = await askRecorded({ db, metrics }, call, ask, text => {
    const heard = text === null ? 'silent' : read(service, attempt, text)
    const fact = typeof heard === 'string' ? null : { said: heard.verdict, amount: so_tien }
    return { news: heard, outcome: outcomeOf(heard), fact }
  })
  log(typeof news === 'string' ? 'warn' : 'info', 'gateway_charge', { vnp_txn_ref, outcome: outcomeOf(news) })
  return news
}

function outcomeOf(news: ChargeNews): GatewayReason {
  if (news === 'silent') return 'no_answer'
  return news === 'unknown' ? 'gateway_error' : news.reason
}

/** The codes of a charge that may still succeed, and of a general error. */
const unknown = ['01', '06', '99']

/** A code that we do not know counts as unknown, because the card may have been charged. */
function read(service: RecurringConfig, { vnp_txn_ref, so_tien }: Order, text: string): ChargeNews {
  const answer = readChargeAnswer(service, text)
  if (!answer) return 'silent'
  if (unknown.includes(answer.code) || !Object.hasOwn(paymentReasons, answer.code)) return 'unknown'
  const { code, transactionNo } = answer
  const report = { txnRef: vnp_txn_ref, amount: so_tien, transactionNo, by: 'charge' } as const
  if (code === '00') {
    if (answer.amount !== so_tien || !/^\d{1,18}$/.test(transactionNo)) return 'unknown'
    return { ...report, verdict: 'paid', reason: 'paid' }
  }
  if (code === '07') return { ...report, verdict: 'review', reason: 'suspected' }
  return { ...report, verdict: 'failed', reason: reasonOf(paymentReasons, code) }
}

/** The Authorization header for a while of calls; undefined if the service refuses us. */
export async function authenticate(
  { log }: Pick<Services, 'log'>,
  { url, clientId, clientSecret, username, password }: RecurringConfig,
): Promise<string | undefined> {
  const asked = JSON.stringify({ clientId, username, password, clientSecret })
  const answered = await post(`${url}/oauth/authenticate`, asked)
  const token = 'text' in answered ? tokenIn(answered.text) : undefined
  if (!token) log('error', 'gateway_authentication', { error: 'error' in answered ? answered.error : 'refused' })
  return token
}

function tokenIn(text: string): string | undefined {
  const { rspCode, data } = jsonObject(text) ?? {}
  const { accessToken } = Object(data)
  const isToken = rspCode === '00' && typeof accessToken === 'string' && /^[\x21-\x7e]{1,4000}$/.test(accessToken)
  return isToken ? `Bearer ${accessToken}` : undefined
}
