export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
/** 1 is Monday. */
export type Weekday = (typeof weekdays)[number]
export type TargetKind = 'site' | 'app'

export function isTargetKind(kind: unknown): kind is TargetKind {
  return kind === 'site' || kind === 'app'
}

/** What a parent has laid down. A weekday without a window is open, one without a budget has no limit. */
export type Rule =
  | { kind: 'budget'; weekday: Weekday; minutes: number }
  /** A time of use; one whose `to` is not after `from` ends on the next day. */
  | { kind: 'window'; weekday: Weekday; from: string; to: string }
  | { kind: 'category'; name: string; block: boolean }
  /** A site covers its subdomains; the longest name that fits counts. */
  | { kind: TargetKind; name: string; block?: boolean; allow?: boolean; minutes?: number }
  | { kind: 'only_listed'; on: boolean }
  | { kind: 'safe_search'; on: boolean }

/** Without leave to count the time of a child, such a limit could not be kept. */
export function countsTime(rule: Rule): boolean {
  return rule.kind === 'budget' || 'minutes' in rule
}

/** What a parent gave or locked for a while; moments in ms. */
export interface Grant {
  kind: 'minutes' | 'until' | TargetKind | 'lock'
  at: number
  /** Of `minutes`: what is left of it after it was undone. */
  minutes?: number
  /** When it ends; `minutes` end with their day. */
  until: number
  /** Of a site or an app. */
  name?: string
}

/** The part of a child's policy that decides. */
export interface Policy {
  rules: readonly Rule[]
  grants: readonly Grant[]
  /** Nothing is enforced after this moment; null for a licence without end. */
  grace_ends: number | null
}

/** What was used on the day that is asked about, on all machines of the child. */
export interface Usage {
  minutes: number
  /** Seconds by the name of a site or an app. */
  seconds?: Readonly<Record<string, number>>
}

/** What the child is about to use; a machine finds out the categories of a site by itself. */
export interface Target {
  kind: TargetKind
  name: string
  categories?: readonly string[]
}

type Reason =
  | 'always_allowed'
  | 'locked'
  | 'allowed_until'
  | 'outside_window'
  | 'blocked'
  | 'category'
  | 'not_listed'
  | 'target_limit'
  | 'budget'
  | 'no_limit'
  | 'licence'

export interface Decision {
  allowed: boolean
  why: Reason
  /** Minutes that may still be used today; null without a limit. */
  left: number | null
  /** When the answer may change although nothing more is used, in ms; null if never. */
  changesAt: number | null
  /** When the child is to be told that the time ends soon, if it is used until then. */
  warnAt: number | null
}
