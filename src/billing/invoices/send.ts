import { createHmac } from 'node:crypto'
import type { InvoiceWebhook } from '../../kernel/config/invoices.ts'
import type { Services } from '../../kernel/given.ts'
import { jsonObject } from '../../kernel/responses.ts'
import { post } from '../../messages/index.ts'
import { isClean } from '../../shared/typed.ts'
import { type ClaimedEvent, claimEvent, type MadeInvoice, recordFailed, recordSent } from './events-store.ts'

const minute = 60_000
/** In ms, for connection, headers and body together. */
const timeout = 10_000
/** After this, the process that claimed an event counts as dead. */
const lease = minute
const longestPause = 60 * minute

export type Sent = 'nothing' | 'sent' | 'refused' | 'unanswered'

/** Sends the event that is due first, and keeps what the provider answers of the invoice. */
export async function sendNext(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  webhook: InvoiceWebhook,
): Promise<Sent> {
  const now = clock.now()
  const event = await claimEvent(db, now, new Date(now.getTime() + lease))
  if (!event) return 'nothing'
  const { order, event: kind, tries } = event
  const answered = await post(requestOf(webhook, event, now), { fetch, timeout })
  const { vnp_txn_ref } = order
  if ('text' in answered && answered.status >= 200 && answered.status < 300) {
    await recordSent(db, event.id, invoiceIn(answered.text), clock.now())
    log('info', 'invoice', { vnp_txn_ref, event: kind, outcome: 'sent' })
    return 'sent'
  }
  const outcome = 'text' in answered ? `http_${answered.status}` : answered.reason!
  const pause = Math.min(minute * 2 ** (tries - 1), longestPause)
  await recordFailed(db, event, { outcome, send_at: new Date(now.getTime() + pause) })
  log('warn', 'invoice', { vnp_txn_ref, event: kind, outcome, tries })
  return 'text' in answered && answered.status < 500 ? 'refused' : 'unanswered'
}

/** The signature proves that the message is ours, the timestamp in it that it is new. */
function requestOf({ url, secret }: InvoiceWebhook, given: ClaimedEvent, now: Date) {
  const { key: id, event, at, so_tien, con_lai, order, so_hoa_don_goc, buyer } = given
  const money = { hoan_lai: event === 'issued' ? 0 : so_tien, con_lai, so_hoa_don_goc }
  const body = JSON.stringify({ id, event, at, order: { ...order, ...money }, buyer })
  const seconds = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  const headers = { 'Content-Type': 'application/json', 'An-Nhi-Signature': `t=${seconds},v1=${signature}` }
  return { url, headers, body }
}

/** The number and the link in an answer, if they are there and can be shown. */
function invoiceIn(text: string): MadeInvoice {
  const { so_hoa_don, lien_ket } = jsonObject(text) ?? {}
  const number = shown(so_hoa_don, 50)
  const link = shown(lien_ket, 2_000)
  return { so_hoa_don: number, lien_ket: link && isWebAddress(link) ? link : null }
}

function shown(value: unknown, most: number): string | null {
  // a longer number lost its last digits when it was read
  if (typeof value !== 'string' && !Number.isSafeInteger(value)) return null
  const text = String(value).trim()
  return text && text.length <= most && isClean(text) ? text : null
}

/** A name or password before the host would show another one than the link leads to. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}
