import type { Services } from '../kernel/endpoint.ts'
import type { Failure } from '../kernel/failure.ts'
import { type Limit, refuseWhenFull, tryToCount, uncount } from '../kernel/limits.ts'
import type { SendFailure, Sent, Sms } from '../kernel/messages.ts'

type Leaving = Pick<Services, 'db' | 'secret' | 'sms' | 'smsPerDay' | 'log'> & { now: Date }

type Left = { sent: Promise<Sent> } | { refused: Failure }

const day = 86_400
const withoutEnd = 1_000_000_000

/** Refuses everybody alike while no more messages may leave today. */
export async function refuseOverDayCap(services: Omit<Leaving, 'sms' | 'log'>): Promise<void> {
  await refuseWhenFull(services, [messagesOfDay(services)])
}

/** The only way out for a message. The day is charged before it is sent; nobody has to wait for what becomes of it. */
export async function sendWithinCap(services: Leaving, message: Sms): Promise<Left> {
  const charged = messagesOfDay(services)
  const refused = await tryToCount(services, [charged])
  if (!refused) return { sent: send(services, message, charged) }
  services.log('warn', 'sms_over_day_cap', { ends: message.to.slice(-2) })
  return { refused }
}

/** Takes as long as `leave` where there is nobody to send to, and charges nothing. */
export async function sendToNobody(services: Leaving): Promise<void> {
  await tryToCount(services, [{ key: 'sms:nobody', most: withoutEnd, seconds: day }])
}

export function mayHaveBeenSent(sent: Sent): boolean {
  return sent.ok || unknownOutcomes.has(sent.reason)
}

/** These count as sent, or a slow provider would open the caps. */
const unknownOutcomes: ReadonlySet<SendFailure> = new Set(['timeout', 'unreadable', 'provider_fault'])

async function send(services: Leaving, message: Sms, charged: Limit): Promise<Sent> {
  const sent = await services.sms(message).catch((): Sent => ({ ok: false, reason: 'unreadable' }))
  if (!mayHaveBeenSent(sent))
    await uncount(services, [charged]).catch(error => services.log('error', 'sms_charge_not_given_back', { error }))
  return sent
}

function messagesOfDay({ smsPerDay }: Pick<Services, 'smsPerDay'>): Limit {
  return { key: 'sms', most: smsPerDay, seconds: day }
}
