import type { Failure } from '../kernel/failure.ts'
import type { Services } from '../kernel/given.ts'
import { type Limit, leftOf, refusalWhenFull, refuseWhenFull, tryToCount, uncount } from '../kernel/limits.ts'
import type { SendFailure, Sent, Sms } from '../kernel/messages.ts'
import { type Sample, sample } from '../kernel/metrics/registry.ts'
import { recordOutcome } from './failing-store.ts'

type CapServices = Pick<Services, 'db' | 'secret' | 'smsPerDay'> & { now: Date }
type SendServices = CapServices & Pick<Services, 'sms' | 'log' | 'metrics'>

type SendResult = { sent: Promise<Sent> } | { refused: Failure }

const day = 86_400
const unlimited = 1_000_000_000

/** Refuses every caller in the same way once the daily cap is reached. */
export async function refuseOverDayCap(services: CapServices): Promise<void> {
  await refuseWhenFull(services, [messagesOfDay(services)])
}

/** The only way to send a message. It is counted for the day before it is sent; awaiting `sent` is optional. */
export async function sendWithinCap(services: SendServices, message: Sms): Promise<SendResult> {
  const dayLimit = messagesOfDay(services)
  const refused = await tryToCount(services, [dayLimit])
  if (!refused) return { sent: send(services, message, dayLimit) }
  countMessage(services, 'over_day_cap')
  services.log('warn', 'sms_over_day_cap', { ends: message.to.slice(-2) })
  return { refused }
}

/** Whether a notice may be sent today: the last fifth of the day's messages is reserved for codes. */
export async function hasRoomForNotices(services: CapServices): Promise<boolean> {
  const { key, most, seconds } = messagesOfDay(services)
  return !(await refusalWhenFull(services, [{ key, most: Math.floor(most * 0.8), seconds }]))
}

export async function readSmsLeft(services: CapServices): Promise<Sample[]> {
  return [sample('anni_sms_left_today', await leftOf(services, messagesOfDay(services)))]
}

/** Takes as long as `sendWithinCap` when there is nobody to send to, and counts nothing for the day. */
export async function sendToNobody(services: SendServices): Promise<void> {
  await tryToCount(services, [{ key: 'sms:nobody', most: unlimited, seconds: day }])
}

export function mayHaveBeenSent(sent: Sent): boolean {
  return sent.ok || unknownOutcomes.has(sent.reason)
}

/** These count as sent; otherwise callers could exceed the caps while a provider is slow. */
const unknownOutcomes: ReadonlySet<SendFailure> = new Set(['timeout', 'unreadable', 'provider_fault'])

async function send(services: SendServices, message: Sms, dayLimit: Limit): Promise<Sent> {
  const sent = await services.sms(message).catch((): Sent => ({ ok: false, reason: 'unreadable' }))
  countMessage(services, sent.ok ? 'accepted' : sent.reason)
  await recordOutcome(services.db, sent, services.now).catch(error =>
    services.log('error', 'sms_outcome_not_recorded', { error }),
  )
  if (!mayHaveBeenSent(sent))
    await uncount(services, [dayLimit]).catch(error => services.log('error', 'sms_charge_not_given_back', { error }))
  return sent
}

function countMessage({ metrics }: SendServices, outcome: SendFailure | 'accepted' | 'over_day_cap'): void {
  metrics.cell('anni_sms_messages_total', { outcome }).value++
}

function messagesOfDay({ smsPerDay }: Pick<Services, 'smsPerDay'>): Limit {
  return { key: 'sms', most: smsPerDay, seconds: day }
}
