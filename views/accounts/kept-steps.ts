import type { Typed } from '../../src/shared/typed.ts'
import type { Stepped, Waiting } from './two-steps.ts'

/** When another code may be requested and when this one expires, in milliseconds since 1970. */
export type Clock = { resendAt: number; endsAt: number }

/** Kept in the tab across a reload, for as long as the code is valid. Never contains a password. */
export type Kept = Clock & { step: 1 | 2; typed: Typed; sentTo?: string }

export function recall(name: string): Kept | undefined {
  const kept = parsed(sessionStorage.getItem(keyOf(name)))
  if (kept && kept.endsAt > Date.now()) return kept
  forget(name)
}

/** Stores the step and returns the times of the code. Stores nothing if no code was sent. */
export function remember(name: string, { step, typed, sent, sentTo }: Stepped): Clock | undefined {
  const clock = sent ? clockOf(sent) : recall(name)
  if (!clock) return
  const { resendAt, endsAt } = clock
  sessionStorage.setItem(keyOf(name), JSON.stringify({ step, typed, sentTo, resendAt, endsAt } satisfies Kept))
  return { resendAt, endsAt }
}

export function forget(name: string): void {
  sessionStorage.removeItem(keyOf(name))
}

function clockOf({ resend_after, valid_for }: Waiting): Clock {
  const now = Date.now()
  return { resendAt: now + resend_after * 1000, endsAt: now + valid_for * 1000 }
}

function parsed(text: string | null): Kept | undefined {
  try {
    return text ? (JSON.parse(text) as Kept) : undefined
  } catch {
    return undefined
  }
}

function keyOf(name: string): string {
  return `two-steps:${name}`
}
