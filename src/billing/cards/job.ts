import { randomUUID } from 'node:crypto'
import type { RecurringConfig } from '../../kernel/config/vnpay-recurring.ts'
import { type Job, runEach } from '../../kernel/jobs.ts'
import { jsonObject } from '../../kernel/responses.ts'
import { post } from '../vnpay/index.ts'
import { type Cancellation, claimCancellation, closeCancellation, dueCancellations } from './cancellations-store.ts'
import { authenticate } from './charges-ask.ts'
import { cancelBody } from './recurring.ts'

const hour = 60 * 60_000
const batch = 50
/** Between two attempts, in hours; the first ones follow each other sooner. */
const longestPause = 12
/**
 * More than a week of questions, or a month of attempts in which VNPay could not be asked, whichever comes first: then
 * somebody has to cancel it in VNPay's own console.
 */
const triesAtMost = { asked: 24, unasked: 67 }
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
    let confirmed = 0
    let abandoned = 0
    const { done: _, ...faults } = await runEach(due, async card => {
      const tries = card.tries + 1
      const asked = card.asked + Number(Boolean(authorization))
      const ask_at = new Date(now.getTime() + Math.min(tries, longestPause) * hour)
      if (!(await claimCancellation(db, card, { tries, asked, ask_at }))) return
      const code = authorization ? await askToCancel(service, authorization, card) : 'no_contract'
      const isDone = cancelled.includes(code)
      const isAbandoned = !isDone && (asked >= triesAtMost.asked || tries - asked >= triesAtMost.unasked)
      // the number is written before the row is gone: a crash between the two loses neither
      const level = isDone ? 'info' : isAbandoned ? 'error' : 'warn'
      log(level, 'card_cancellation', { recurring_id: card.recurring_id, code, tries })
      if (isDone || isAbandoned) await closeCancellation(db, card.id)
      confirmed += Number(isDone)
      abandoned += Number(isAbandoned)
    })
    return { due: due.length, confirmed, abandoned, ...faults }
  },
}

async function askToCancel(
  service: RecurringConfig,
  authorization: string,
  { token, recurring_id }: Cancellation,
): Promise<string> {
  const asked = { requestId: randomUUID().replaceAll('-', ''), token, recurringId: recurring_id }
  const body = JSON.stringify(cancelBody(service, asked))
  const answered = await post(`${service.url}/recurring-payment/execute`, body, authorization)
  const code = 'text' in answered ? jsonObject(answered.text)?.rspCode : undefined
  return typeof code === 'string' ? code : 'no_answer'
}
