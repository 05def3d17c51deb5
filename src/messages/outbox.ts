import type { KeptSms, Sms } from '../kernel/messages.ts'
import type { Verdict } from './provider.ts'

const keptAtMost = 200

/** For development: nothing leaves, and what would have left can be read. */
export function outbox(kept: KeptSms[], now: () => Date) {
  return async ({ to, text }: Sms): Promise<Verdict> => {
    kept.unshift({ to, text, at: now() })
    kept.length = Math.min(kept.length, keptAtMost)
    return { reason: null }
  }
}
