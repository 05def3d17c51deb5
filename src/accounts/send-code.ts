import type { Language } from '../i18n/index.ts'
import type { Caller, World, Writer } from '../kernel/endpoint.ts'
import { fail, failOnFields } from '../kernel/failure.ts'
import { count, type Limit, uncount } from '../kernel/limits.ts'
import { type SendFailure, smsText } from '../messages/index.ts'
import { issueCode, minutesOfCode } from './codes.ts'
import { toMobile } from './phone.ts'
import type { Purpose } from './store.ts'

const secondsBetween = 60
const texts = { register: 'registration_code', reset: 'reset_code', change: 'change_password_code' } as const

/** What the form counts down: until another code may be asked for, and until this one ends. */
export const waiting = { resend_after: secondsBetween, valid_for: minutesOfCode * 60 }

export type Sending = { sdt: string; limits: Limit[] }

/** Counts before anything is sent, and the count survives a refusal. */
export async function countSending(
  world: World & { caller: Caller; now: Date },
  typed: string,
  field = 'sdt',
): Promise<Sending> {
  const sdt = toMobile(typed) ?? failOnFields({ [field]: 'mobile_only' })
  const limits: Limit[] = [
    { key: `code:${sdt}`, gap: secondsBetween },
    { key: `code:${world.caller.address}`, most: 10, seconds: 3_600 },
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
  const code = await issueCode(given.tx, given.secret, { sdt: sending.sdt, purpose }, given.now)
  given.afterCommit(db => deliver({ ...given, db }, sending, codeText(language, purpose, code)))
}

/** The same where nobody may learn whether it was sent: all make a code, only a language gets it, and none waits. */
export async function sendCodeUnseen(given: Writer, sending: Sending, purpose: Purpose, language: Language | null) {
  const code = await issueCode(given.tx, given.secret, { sdt: sending.sdt, purpose }, given.now)
  if (!language) return
  given.afterCommit(async db => {
    deliver({ ...given, db }, sending, codeText(language, purpose, code)).catch(() => {})
  })
}

function codeText(language: Language, purpose: Purpose, code: string): string {
  return smsText(language, texts[purpose], { code, minutes: minutesOfCode })
}

async function deliver(world: World & { now: Date }, { sdt, limits }: Sending, text: string): Promise<void> {
  const sent = await world.sms({ to: sdt, text, id: crypto.randomUUID() })
  if (sent.ok) return
  await uncount(world, mayHaveLeft.has(sent.reason) ? limits.filter(isWithinTheHour) : limits)
  fail('sms_not_sent')
}

/** A message that may have left after all still counts for the day, or a slow provider would open the caps. */
const mayHaveLeft: ReadonlySet<SendFailure> = new Set(['timeout', 'unreadable', 'provider_fault'])

function isWithinTheHour(limit: Limit): boolean {
  return 'gap' in limit || limit.seconds <= 3_600
}
