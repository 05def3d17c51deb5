import { decide } from '../../../shared/rules/decide.ts'
import type { Policy, Target, Usage } from '../../../shared/rules/policy.ts'
import { startOfDay } from '../../../shared/rules/week.ts'

const minute = 60_000
/** Minutes before the end at which the child is told. */
const steps = [1, 5, 10] as const
export type Step = (typeof steps)[number]

/** Minutes until use ends if it goes on; null if that is more than ten minutes away, or was already. */
export function minutesToEnd(policy: Policy, usage: Usage, at: number, target?: Target): number | null {
  const { allowed, left } = decide(policy, usage, at, target)
  if (!allowed) return null
  for (let minutes = 1; minutes <= 10; minutes++) {
    const then = at + minutes * minute
    const used = startOfDay(then) === startOfDay(at) ? usage : { minutes: 0 }
    if (left === minutes || !decide(policy, used, then, target).allowed) return minutes
  }
  return null
}

export function stepOf(minutes: number | null): Step | null {
  return minutes === null ? null : (steps.find(step => minutes <= step) ?? null)
}

/** Told once at each step; more minutes begin anew. */
export function isToTell(before: Step | null, now: Step | null): boolean {
  return now !== null && (before === null || now < before)
}
