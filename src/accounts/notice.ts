import type { Writer } from '../kernel/given.ts'
import { type SmsKey, type SmsParams, sendWithinCap, smsText } from '../messages/index.ts'
import type { Account } from './store.ts'

type Notice = Extract<
  SmsKey,
  'password_changed' | 'phone_changed' | 'password_reset' | 'password_set' | 'password_viewed'
>

/**
 * Tells the owner of an account by SMS, in their language, what happened to it. The response does not wait
 * for the SMS, and a failed one is only logged. An account without a phone is told nothing.
 */
export function tellOwner<K extends Notice>(
  given: Writer,
  { sdt, ngon_ngu }: Pick<Account, 'sdt' | 'ngon_ngu'>,
  notice: K,
  ...params: SmsParams<K>
): void {
  if (sdt === null) return
  given.afterCommit(async db => {
    const message = { to: sdt, text: smsText(ngon_ngu, notice, ...params), id: crypto.randomUUID() }
    await sendWithinCap({ ...given, db }, message).catch(error =>
      given.log('error', 'notice_not_sent', { notice, error }),
    )
    return undefined
  })
}
