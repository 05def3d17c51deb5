import type { World } from '../kernel/endpoint.ts'
import type { Failure } from '../kernel/failure.ts'
import { type Limit, refuseWhenFull, tryToCount, uncount } from '../kernel/limits.ts'
import type { SendFailure, Sent, Sms } from '../kernel/messages.ts'

type Leaving = Pick<World, 'db' | 'secret' | 'sms' | 'smsPerDay' | 'log'> & { now: Date }

type Left = { sent: Promise<Sent> } | { refused: Failure }

const day = 86_400
const withoutEnd = 1_000_000_000

/** Refuses everybody alike while no more messages may leave today. */
export async function refuseWhenNoneMayLeave(world: Omit<Leaving, 'sms' | 'log'>): Promise<void> {
  await refuseWhenFull(world, [messagesOfDay(world)])
}

/** The only way out for a message. The day is charged before it is sent; nobody has to wait for what becomes of it. */
export async function leave(world: Leaving, message: Sms): Promise<Left> {
  const charged = messagesOfDay(world)
  const refused = await tryToCount(world, [charged])
  if (!refused) return { sent: send(world, message, charged) }
  world.log('warn', 'sms_over_day_cap', { ends: message.to.slice(-2) })
  return { refused }
}

/** Takes as long as `leave` where there is nobody to send to, and charges nothing. */
export async function leaveForNobody(world: Leaving): Promise<void> {
  await tryToCount(world, [{ key: 'sms:nobody', most: withoutEnd, seconds: day }])
}

export function mayHaveLeft(sent: Sent): boolean {
  return sent.ok || unknownOutcomes.has(sent.reason)
}

/** These count as sent, or a slow provider would open the caps. */
const unknownOutcomes: ReadonlySet<SendFailure> = new Set(['timeout', 'unreadable', 'provider_fault'])

async function send(world: Leaving, message: Sms, charged: Limit): Promise<Sent> {
  const sent = await world.sms(message).catch((): Sent => ({ ok: false, reason: 'unreadable' }))
  if (!mayHaveLeft(sent))
    await uncount(world, [charged]).catch(error => world.log('error', 'sms_charge_not_given_back', { error }))
  return sent
}

function messagesOfDay({ smsPerDay }: Pick<World, 'smsPerDay'>): Limit {
  return { key: 'sms', most: smsPerDay, seconds: day }
}
