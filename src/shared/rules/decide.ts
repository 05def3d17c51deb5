import type { Decision, Grant, Policy, Rule, Target, Usage } from './policy.ts'
import { isCovered, type Targets, targetsOf } from './targets.ts'
import { day, startOfDay, type Week, weekdayOf, weekOf } from './week.ts'

const minute = 60_000
/** Warnings, in minutes before the time ends. */
const warnings = [10, 5, 1]
/** After so long every day of the week has had its turn. */
const horizon = 8 * day
const unused: Usage = { minutes: 0 }

type Answer = Pick<Decision, 'allowed' | 'why' | 'left'>

interface Compiled {
  week: Week
  targets: Targets
}

/** Rules are compiled once, as long as somebody holds them. */
const compiled = new WeakMap<readonly Rule[], Compiled>()

function compile(rules: readonly Rule[]): Compiled {
  const known = compiled.get(rules) ?? { week: weekOf(rules), targets: targetsOf(rules) }
  compiled.set(rules, known)
  return known
}

/**
 * Whether a child may use a machine, or a site or app on it, at a moment (in ms), after what was used on its day. The only
 * place where rules are weighed: for the server, for previews and for every client.
 */
export function decide(policy: Policy, usage: Usage, at: number, target?: Target): Decision {
  const answer = answerAt(policy, usage, at, target)
  const { changesAt, endsAt } = lookAhead(policy, usage, at, answer, target)
  return { ...answer, changesAt, warnAt: warnAt(answer, at, endsAt) }
}

/** The first moment after this one at which a machine may be used again; null if it may now, or not within a week. */
export function opensAt(policy: Policy, usage: Usage, at: number): number | null {
  if (answerAt(policy, usage, at).allowed) return null
  const midnight = startOfDay(at) + day
  for (let next = edgeAfter(policy, at); next <= at + horizon; next = edgeAfter(policy, next))
    if (answerAt(policy, next < midnight ? usage : unused, next).allowed) return next
  return null
}

/** The limit of the day's minutes, with what was given; null where there is none. */
export function budgetAt({ rules, grants }: Pick<Policy, 'rules' | 'grants'>, at: number): number | null {
  const today = weekdayOf(at)
  const budgets = rules.flatMap(rule => (rule.kind === 'budget' && rule.weekday === today ? rule.minutes : []))
  if (budgets.length === 0) return null
  const given = grants.flatMap(grant => (grant.kind === 'minutes' && isOfDay(grant, at) ? (grant.minutes ?? 0) : []))
  return given.reduce((sum, minutes) => sum + minutes, Math.min(...budgets))
}

function answerAt(policy: Policy, usage: Usage, at: number, target?: Target): Answer {
  const { rules, grants, grace_ends } = policy
  if (grace_ends !== null && at >= grace_ends) return { allowed: true, why: 'licence', left: null }
  const { week, targets } = compile(rules)
  const rule = target && targets.ruleFor(target)
  if (rule?.allow) return { allowed: true, why: 'always_allowed', left: null }

  const running = grants.filter(grant => grant.at <= at && at < grant.until)
  if (running.some(({ kind }) => kind === 'lock')) return { allowed: false, why: 'locked', left: 0 }
  const isOpenUntil = running.some(({ kind }) => kind === 'until')
  if (!isOpenUntil && !week.isOpen(at)) return { allowed: false, why: 'outside_window', left: 0 }

  const isGiven = target && running.some(({ kind, name }) => isCovered(target, kind, name))
  if (target && !isGiven) {
    if (rule?.block) return { allowed: false, why: 'blocked', left: 0 }
    if (!rule && targets.isOfBlockedCategory(target)) return { allowed: false, why: 'category', left: 0 }
    if (!rule && targets.onlyListed && target.kind === 'site') return { allowed: false, why: 'not_listed', left: 0 }
  }
  const own = isGiven || !rule ? null : ownLeft(rule, usage)
  if (own === 0) return { allowed: false, why: 'target_limit', left: 0 }
  if (isOpenUntil) return { allowed: true, why: 'allowed_until', left: own }

  const budget = budgetAt(policy, at)
  const left = budget === null ? null : leftOf(budget, usage.minutes)
  if (left === 0) return { allowed: false, why: 'budget', left: 0 }
  if (own !== null && (left === null || own < left)) return { allowed: true, why: 'target_limit', left: own }
  if (left !== null) return { allowed: true, why: 'budget', left }
  return { allowed: true, why: isGiven ? 'allowed_until' : 'no_limit', left: null }
}

/** The next moment with another answer, and the next at which use is forbidden by the time. */
function lookAhead(policy: Policy, usage: Usage, at: number, answer: Answer, target?: Target) {
  let changesAt: number | null = null
  let endsAt: number | null = null
  const midnight = startOfDay(at) + day
  for (let next = edgeAfter(policy, at); next <= at + horizon; next = edgeAfter(policy, next)) {
    const then = answerAt(policy, next < midnight ? usage : unused, next, target)
    if (changesAt === null && !isSame(then, answer)) changesAt = next
    if (endsAt === null && !then.allowed) endsAt = next
    if (changesAt !== null && (endsAt !== null || next >= midnight)) break
  }
  return { changesAt, endsAt }
}

/** The next moment at which a rule, a gift, the licence or the day begins or ends. */
function edgeAfter({ rules, grants, grace_ends }: Policy, at: number): number {
  const edges = [startOfDay(at) + day, compile(rules).week.nextChange(at), grace_ends]
  for (const grant of grants) edges.push(grant.at, grant.until)
  return Math.min(...edges.filter(edge => edge !== null).filter(edge => edge > at))
}

function warnAt({ left }: Answer, at: number, endsAt: number | null): number | null {
  const ends = Math.min(
    left === null ? Number.POSITIVE_INFINITY : at + left * minute,
    endsAt ?? Number.POSITIVE_INFINITY,
  )
  const warning = warnings.map(minutes => ends - minutes * minute).find(moment => moment > at)
  return warning === undefined || warning === Number.POSITIVE_INFINITY ? null : warning
}

function isSame(one: Answer, other: Answer): boolean {
  return one.allowed === other.allowed && one.why === other.why && one.left === other.left
}

/** What is left of the limit of a site or an app; null where it has none. */
export function ownLeft({ name, minutes }: { name: string; minutes?: number }, usage: Usage): number | null {
  return minutes === undefined ? null : leftOf(minutes, secondsOf(usage, name) / 60)
}

/** Whole minutes; a begun one counts as used. */
function leftOf(limit: number, used: number): number {
  return Math.max(0, limit - Math.ceil(used))
}

function secondsOf({ seconds }: Usage, name: string): number {
  return seconds && Object.hasOwn(seconds, name) ? seconds[name]! : 0
}

function isOfDay({ at }: Grant, moment: number): boolean {
  return startOfDay(at) === startOfDay(moment)
}
