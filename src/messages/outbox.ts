import type { Sms, StoredSms } from '../kernel/messages.ts'
import type { Verdict } from './provider.ts'

const maxMessages = 200

/** For development: stores messages instead of sending them. */
export function outbox(messages: StoredSms[], now: () => Date) {
  return async ({ to, text }: Sms): Promise<Verdict> => {
    messages.unshift({ to, text, at: now() })
    messages.length = Math.min(messages.length, maxMessages)
    return { reason: null }
  }
}
