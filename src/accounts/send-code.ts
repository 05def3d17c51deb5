import type { Language } from '../i18n/index.ts'
import { Failure, failOnFields } from '../kernel/failure.ts'
import type { Caller, Services, Writer } from '../kernel/given.ts'
import { count, type Limit, limitsOfNetwork, tryToCount, uncount } from '../kernel/limits.ts'
import { mayHaveBeenSent, refuseOverDayCap, type Sms, sendToNobody, sendWithinCap, smsText } from '../messages/index.ts'
import type { Purpose } from './code-store.ts'
import { issueCode, minutesOfCode } from './codes.ts'
import { findKnownBrowser } from './known-browser.ts'
import { toMobile } from './phone.ts'

const secondsBetween = 60
const texts = {
  register: 'registration_code',
  reset: 'reset_code',
  change: 'change_password_code',
  confirm: 'confirm_code',
} as const

/** The countdowns of the form, in seconds: until another code may be requested, and until this one expires. */
export const countdowns = { resend_after: secondsBetween, valid_for: minutesOfCode * 60 }

export interface Sending {
  sdt: string
  /** Limits of the phone or its known browsers; given back if the SMS fails. Those of the network never are. */
  counted: { gaps: Limit[]; caps: Limit[] }
}

/**
 * Counts before anything is sent. The network limits come first: a network over its limit uses up nothing of the phone.
 * Browsers that have signed in to the account before have caps of their own, which no stranger can use up. They share
 * them, because every sign-in without a cookie creates a new browser.
 */
export async function countSending(
  services: Services & { caller: Caller; now: Date },
  typed: string,
): Promise<Sending> {
  const sdt = toMobile(typed) ?? failOnFields({ sdt: 'mobile_only' })
  await refuseOverDayCap(services)
  const browser = await findKnownBrowser(services, sdt)
  const key = browser ? `code:known-browsers:${browser.account}` : `code:${sdt}`
  const gap = { key, most: 1, seconds: secondsBetween }
  const caps = [
    { key, most: 10, seconds: 86_400 },
    { key, most: 5, seconds: 3_600 },
    { key, most: 3, seconds: 600 },
  ]
  const network = limitsOfNetwork('code', services.caller.address, { most: 10, mostWider: 100, seconds: 3_600 })
  await count(services, [...network, ...caps, gap])
  // Starts the gap of the phone too: a code requested elsewhere would replace this one at once.
  const phoneGap = { ...gap, key: `code:${sdt}` }
  const isPhoneGapMine = browser && !(await tryToCount(services, [phoneGap]))
  return { sdt, counted: { gaps: isPhoneGapMine ? [gap, phoneGap] : [gap], caps } }
}

/** Sends a new code and returns the challenge of its browser. A code that was not sent does not count for the phone. */
export async function sendCode(given: Writer, sending: Sending, purpose: Purpose, language: Language): Promise<string> {
  const { message, requester } = await codeMessage(given, sending, purpose, language)
  given.afterCommit(async db => {
    const services = { ...given, db }
    const { gaps, caps } = sending.counted
    const result = await sendWithinCap(services, message)
    const sent = 'sent' in result ? await result.sent : null
    if (sent?.ok) return
    // A message that may have been sent counts for the day, but the user may ask again at once.
    const unsent = sent && mayHaveBeenSent(sent) ? caps.filter(({ seconds }) => seconds <= 3_600) : caps
    await uncount(services, [...gaps, ...unsent])
    return 'refused' in result ? result.refused : new Failure('sms_not_sent')
  })
  return requester
}

/**
 * Like `sendCode`, but the response must not reveal whether an SMS was sent. A code is created for every phone; `null`
 * as language means that there is no account, so no SMS. The response never waits for the SMS, and a failed one counts
 * like any other.
 */
export async function sendCodeUnseen(
  given: Writer,
  sending: Sending,
  purpose: Purpose,
  language: Language | null,
): Promise<string> {
  const { message, requester } = await codeMessage(given, sending, purpose, language ?? 'vi')
  given.afterCommit(async db => {
    const services = { ...given, db }
    await (language ? sendWithinCap(services, message) : sendToNobody(services))
    return undefined
  })
  return requester
}

async function codeMessage(
  given: Writer,
  { sdt }: Sending,
  purpose: Purpose,
  language: Language,
): Promise<{ message: Sms; requester: string }> {
  const { code, requester } = await issueCode(given.tx, given.secret, { sdt, purpose }, given.now)
  const text = smsText(language, texts[purpose], { code, minutes: minutesOfCode })
  return { message: { to: sdt, text, id: crypto.randomUUID() }, requester }
}
