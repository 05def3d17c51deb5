import type { KeptSms, Sms } from '../kernel/messages.ts'

const keptAtMost = 200

/** For development: nothing leaves, and what would have left can be read. */
export function keep(outbox: KeptSms[], { to, text }: Sms, at: Date): void {
  outbox.unshift({ to, text, at })
  outbox.length = Math.min(outbox.length, keptAtMost)
}
