import { randomUUID } from 'node:crypto'
import type { RecurringConfig } from '../../kernel/config/vnpay-recurring.ts'
import { each, type Job } from '../../kernel/jobs.ts'
import { jsonObject } from '../../kernel/responses.ts'
import { post } from '../orders/ask-gateway.ts'
import { authenticate } from '../renewals/charges-ask.ts'
import { cancelBody } from '../vnpay/recurring.ts'
import {
  abandonCancellations,
  type Cancellation,
  claimCancellation,
  closeCancellation,
  dueCancellations,
} from './cancellations-store.ts'

const hour = 60 * 60_000
const batch = 50
/** More than a week; then somebody has to cancel it in VNPay's own console. */
const attempts = 24
/** The same where VNPay cannot be asked at all: the contract is switched off, or does not let us in. */
const patience = 30 * 24 * hour
/** Cancelled, or cancelled before. */
const cancelled = ['00', '04', '12']

/** Tells VNPay of the cards that are not to be charged any more, each until VNPay says that it is done. */
export const cardsJob: Job = {
  name: 'cards',
  at: '25 * * * *',
  run: async (services, { dryRun }) => {
    const { db, clock, gateway, log } = services
    const now = clock.now()
    const due = await dueCancellations(db, now, batch)
    const service = gateway?.recurring
    if (dryRun || due.length === 0) return { due: due.length }
    const authorization = service && (await authenticate(services, service))
    if (!authorization) {
      const abandoned = await abandonCancellations(db, new Date(now.getTime() - patience))
      for (const { recurring_id, tries } of abandoned)
        log('error', 'card_cancellation', { recurring_id, code: 'no_contract', tries })
      return { due: due.length, failed: due.length, abandoned: abandoned.length }
    }
    return each(due, async card => {
      const tries = card.tries + 1
      if (!(await claimCancellation(db, card, new Date(now.getTime() + Math.min(tries, 12) * hour)))) return
      const code = await askToCancel(service, authorization, card)
      const isDone = code !== undefined && cancelled.includes(code)
      if (isDone || tries >= attempts) await closeCancellation(db, card.id)
      log(isDone ? 'info' : tries >= attempts ? 'error' : 'warn', 'card_cancellation', {
        recurring_id: card.recurring_id,
        code: code ?? 'no_answer',
        tries,
      })
    })
  },
}

async function askToCancel(
  service: RecurringConfig,
  authorization: string,
  { token, recurring_id }: Cancellation,
): Promise<string | undefined> {
  const asked = { requestId: randomUUID().replaceAll('-', ''), token, recurringId: recurring_id }
  const body = JSON.stringify(cancelBody(service, asked))
  const answered = await post(`${service.url}/recurring-payment/execute`, body, authorization)
  const code = 'text' in answered ? jsonObject(answered.text)?.rspCode : undefined
  return typeof code === 'string' ? code : undefined
}
