import type { Writer } from '../kernel/endpoint.ts'
import { type SmsKey, sendWithinCap, smsText } from '../messages/index.ts'
import type { Account } from './store.ts'

type Notice = Extract<SmsKey, 'password_changed' | 'password_reset' | 'password_viewed'>

/** Tells somebody what was done with their password, in their language. Nobody waits for it, and nothing hangs on it. */
export function tell(given: Writer, { sdt, ngon_ngu }: Account, notice: Notice): void {
  given.afterCommit(async db => {
    const message = { to: sdt, text: smsText(ngon_ngu, notice), id: crypto.randomUUID() }
    await sendWithinCap({ ...given, db }, message).catch(error =>
      given.log('error', 'notice_not_sent', { notice, error }),
    )
    return undefined
  })
}
