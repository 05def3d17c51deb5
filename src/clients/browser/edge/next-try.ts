import { waitAfter, waitOfTooOld } from '../protocol/backoff.ts'
import type { State } from '../state.ts'

/** What a machine remembers of a call that failed, and when it calls again. */
export function afterFailure({ failures }: State, retryAfter: number | null): Pick<State, 'failures' | 'nextTry'> {
  return { failures: failures + 1, nextTry: Date.now() + waitAfter(failures + 1, retryAfter, Math.random()) }
}

export function afterTooOld({ clock }: State): Pick<State, 'ended' | 'nextTry'> {
  return { ended: { why: 'too_old', at: clock.at }, nextTry: Date.now() + waitOfTooOld(Math.random()) }
}
