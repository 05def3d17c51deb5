import type { Writer } from '../kernel/endpoint.ts'
import { type SmsKey, smsText } from '../messages/index.ts'
import type { Account } from './store.ts'

type Notice = Extract<SmsKey, 'password_changed' | 'password_reset' | 'password_viewed'>

/** Tells somebody what was done with their password, in their language. Nobody waits for it, and nothing hangs on it. */
export function tell({ sms, afterCommit }: Writer, { sdt, ngon_ngu }: Account, notice: Notice): void {
  afterCommit(async () => {
    sms({ to: sdt, text: smsText(ngon_ngu, notice), id: crypto.randomUUID() }).catch(() => {})
    return undefined
  })
}
