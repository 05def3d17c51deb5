import type { Language } from '../i18n/index.ts'
import type { Caller, World, Writer } from '../kernel/endpoint.ts'
import { Failure, failOnFields } from '../kernel/failure.ts'
import { count, type Limit, uncount } from '../kernel/limits.ts'
import { type SendFailure, type Sms, smsText } from '../messages/index.ts'
import { networkOf } from '../shared/address.ts'
import type { Purpose } from './code-store.ts'
import { issueCode, minutesOfCode } from './codes.ts'
import { toMobile } from './phone.ts'

const secondsBetween = 60
const texts = { register: 'registration_code', reset: 'reset_code', change: 'change_password_code' } as const

/** What the form counts down: until another code may be asked for, and until this one ends. */
export const waiting = { resend_after: secondsBetween, valid_for: minutesOfCode * 60 }

export type Sending = { sdt: string; limits: Limit[] }

/** Counts before anything is sent, and the count survives a refusal. */
export async function countSending(world: World & { caller: Caller; now: Date }, typed: string): Promise<Sending> {
  const sdt = toMobile(typed) ?? failOnFields({ sdt: 'mobile_only' })
  const limits: Limit[] = [
    { key: `code:${sdt}`, most: 1, seconds: secondsBetween },
    { key: `code:${networkOf(world.caller.address)}`, most: 10, seconds: 3_600 },
    { key: `code:${sdt}`, most: 3, seconds: 600 },
    { key: `code:${sdt}`, most: 5, seconds: 3_600 },
    { key: `code:${sdt}`, most: 10, seconds: 86_400 },
    { key: 'code', most: world.smsPerDay, seconds: 86_400 },
  ]
  await count(world, limits)
  return { sdt, limits }
}

/** Sends a new code. One that could not be sent costs nothing: it may be asked for again at once. */
export async function sendCode(given: Writer, sending: Sending, purpose: Purpose, language: Language): Promise<void> {
  const message = await codeMessage(given, sending, purpose, language)
  given.afterCommit(async db => {
    const sent = await given.sms(message)
    if (sent.ok) return
    const { limits } = sending
    await uncount({ ...given, db }, mayHaveLeft.has(sent.reason) ? limits.filter(isWithinTheHour) : limits)
    return new Failure('sms_not_sent')
  })
}

/**
 * The same where nobody may learn whether it was sent: a code is made for everybody, who has no language gets no message,
 * none waits for it, and one that fails keeps its slot, as one that was never sent does.
 */
export async function sendCodeUnseen(given: Writer, sending: Sending, purpose: Purpose, language: Language | null) {
  const message = await codeMessage(given, sending, purpose, language ?? 'vi')
  if (!language) return
  given.afterCommit(async () => {
    given.sms(message).catch(() => {})
    return undefined
  })
}

async function codeMessage(given: Writer, { sdt }: Sending, purpose: Purpose, language: Language): Promise<Sms> {
  const code = await issueCode(given.tx, given.secret, { sdt, purpose }, given.now)
  return { to: sdt, text: smsText(language, texts[purpose], { code, minutes: minutesOfCode }), id: crypto.randomUUID() }
}

/** A message that may have left after all still counts for the day, or a slow provider would open the caps. */
const mayHaveLeft: ReadonlySet<SendFailure> = new Set(['timeout', 'unreadable', 'provider_fault'])

function isWithinTheHour(limit: Limit): boolean {
  return limit.seconds <= 3_600
}
