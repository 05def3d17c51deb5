import type { Typed } from '../../src/shared/typed.ts'
import type { Countdowns, StepOutcome } from './two-steps.ts'

/** When another code may be requested and when this one expires, in milliseconds since 1970. */
export type Clock = { resendAt: number; endsAt: number }

/** Kept in the tab across a reload, for as long as the code is valid. Never contains a password. */
export type StoredSteps = Clock & { step: 1 | 2; typed: Typed; sentTo?: string }

export function readStored(name: string): StoredSteps | undefined {
  const kept = parsed(sessionStorage.getItem(keyOf(name)))
  if (kept && kept.endsAt > Date.now()) return kept
  removeStored(name)
}

/** Stores the step and returns the times of the code. Stores nothing if no code was sent. */
export function storeStep(name: string, { step, typed, sent, sentTo }: StepOutcome): Clock | undefined {
  const clock = sent ? clockOf(sent) : readStored(name)
  if (!clock) return
  const { resendAt, endsAt } = clock
  sessionStorage.setItem(keyOf(name), JSON.stringify({ step, typed, sentTo, resendAt, endsAt } satisfies StoredSteps))
  return { resendAt, endsAt }
}

export function removeStored(name: string): void {
  sessionStorage.removeItem(keyOf(name))
}

function clockOf({ resend_after, valid_for }: Countdowns): Clock {
  const now = Date.now()
  return { resendAt: now + resend_after * 1000, endsAt: now + valid_for * 1000 }
}

function parsed(text: string | null): StoredSteps | undefined {
  try {
    return text ? (JSON.parse(text) as StoredSteps) : undefined
  } catch {
    return undefined
  }
}

function keyOf(name: string): string {
  return `two-steps:${name}`
}
