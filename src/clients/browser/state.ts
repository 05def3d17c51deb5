import type { Ask } from './asks.ts'
import type { KnownPolicy } from './protocol/policy.ts'
import { type Clock, type Reading, startClock } from './time/clock.ts'
import type { Hours } from './time/history.ts'
import type { Days, Front } from './time/usage.ts'
import type { Step } from './time/warnings.ts'

export interface Pairing {
  id: string
  code: string
  secret: string
  check: string
}

export interface Check {
  name: string
  ok: boolean
  at: string
  detail?: string
}

/** Everything that must outlive the worker, which the browser may end at any moment. Kept in one piece. */
export interface State {
  /** Counts the writes: a copy that was changed by somebody else is noticed. */
  revision: number
  language: 'vi' | 'en'
  clock: Clock
  pairing: Pairing | null
  /** The machine's own code, kept so that a new pairing is known as the same machine. */
  code: string | null
  token: string | null
  /** Why there is no token that holds any more. */
  ended: { why: 'removed' | 'unknown' | 'too_old'; at: number } | null
  policy: KnownPolicy | null
  etag: string | null
  /** When the policy was fetched: with it come the newest lists. 0 if not since the machine was paired. */
  fetched: number
  applied: { version: number; at: string } | null
  front: Front | null
  days: Days
  hours: Hours
  /** Names of days and hours that the server has not got yet. */
  unsent: string[]
  /** Those that are on their way: if the worker is ended meanwhile, they are sent again. */
  flying: string[]
  elsewhere: Record<string, string>
  asks: Ask[]
  checks: Check[]
  /** The result of the last 'Thử chặn'. */
  test: Check | null
  /** Ids of the last ones: each is named by several answers. */
  tested: string[]
  texts: { id: string; text: string; at: string }[]
  warned: Step | null
  seq: number
  failures: number
  /** In wall time: when the server may be asked again. */
  nextTry: number
}

export function startState(reading: Reading): State {
  return {
    revision: 0,
    language: 'vi',
    clock: startClock(reading),
    pairing: null,
    code: null,
    token: null,
    ended: null,
    policy: null,
    etag: null,
    fetched: 0,
    applied: null,
    front: null,
    days: {},
    hours: {},
    unsent: [],
    flying: [],
    elsewhere: {},
    asks: [],
    checks: [],
    test: null,
    tested: [],
    texts: [],
    warned: null,
    seq: 0,
    failures: 0,
    nextTry: 0,
  }
}

const week = 7 * 86_400_000

/** The machine was taken out of protection: nothing about the child stays here. */
export function emptied(state: State, why: 'removed' | 'unknown', at: number): State {
  const { revision, language, clock, code } = state
  return { ...startState(clock), revision, language, clock, code, ended: { why, at } }
}

/** A machine that nobody knows any more keeps its rules for a week. */
export function releasedInTime(state: State): State {
  const { ended, clock } = state
  return ended?.why === 'unknown' && clock.at - ended.at > week ? emptied(state, 'unknown', clock.at) : state
}

/** Paired anew, a machine does not know yet whose rules it keeps. */
export function mayBeOfAnother({ policy, fetched }: State): boolean {
  return policy !== null && fetched === 0
}

/** The machine went to another child: what was counted and asked belongs to the one before. */
export function uncounted(state: State): State {
  return { ...state, days: {}, elsewhere: {}, hours: {}, unsent: [], flying: [], asks: [], texts: [] }
}
