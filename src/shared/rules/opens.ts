import { countsTime, type Grant, type Policy, type Rule } from './policy.ts'

/** What only a paid package opens; all else is open on every machine that has a package. */
const paidFor: { rules: Rule['kind'][]; grants: Grant['kind'][] } = {
  rules: ['budget', 'category'],
  grants: ['minutes', 'until', 'site', 'app'],
}

/** Days for which use and history can be read, the present one included. */
export const readableDays = { free: { usage: 30, history: 1 }, paid: { usage: 396, history: 30 } }

export interface Packages {
  isPaid: boolean
  /** There are machines with a package, and none of them is paid for. */
  isFree: boolean
}

/** A machine without a package has no type of one. */
export function packagesOn(machines: { loai_goi: 'TRA_PHI' | 'MIEN_PHI' | null }[]): Packages {
  const isPaid = machines.some(({ loai_goi }) => loai_goi === 'TRA_PHI')
  return { isPaid, isFree: !isPaid && machines.some(({ loai_goi }) => loai_goi === 'MIEN_PHI') }
}

/** A limit of a site or an app is paid for, blocking or allowing it is not. */
export function isRulePaidFor(rule: Rule): boolean {
  return paidFor.rules.includes(rule.kind) || 'minutes' in rule
}

export function isGrantPaidFor(kind: Grant['kind']): boolean {
  return paidFor.grants.includes(kind)
}

/** What a machine enforces of a policy. */
export function rulesFor<P extends Pick<Policy, 'rules' | 'grants'>>({ rules, grants, ...policy }: P, isPaid: boolean) {
  if (isPaid) return { ...policy, rules, grants }
  return {
    ...policy,
    rules: rules.flatMap(rule => (isRulePaidFor(rule) ? withoutLimit(rule) : rule)),
    grants: grantsFor(grants, isPaid),
  }
}

/** What a machine is given, of all that a child is. */
export function grantsFor<G extends Pick<Grant, 'kind'>>(grants: readonly G[], isPaid: boolean): G[] {
  return grants.filter(({ kind }) => isPaid || !isGrantPaidFor(kind))
}

/** Of a site that is both limited and blocked or allowed, the latter stays. */
function withoutLimit(rule: Rule): Rule[] {
  if ((rule.kind !== 'site' && rule.kind !== 'app') || (rule.block === undefined && rule.allow === undefined)) return []
  const { minutes: _, ...rest } = rule
  return [rest]
}

/** Without leave to count the time of a child, no limit of it is kept; what else such a rule says is. */
export function rulesWithin(rules: readonly Rule[], mayCount: boolean): Rule[] {
  return rules.flatMap(rule => (!mayCount && countsTime(rule) ? withoutLimit(rule) : rule))
}
