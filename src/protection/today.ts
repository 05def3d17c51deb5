import type { Knex } from 'knex'
import { listChildren } from '../family/index.ts'
import type { Caller } from '../kernel/given.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { decide, opensAt } from '../shared/rules/decide.ts'
import { isGrantPaidFor, isRulePaidFor, packagesOn, rulesFor, rulesWithin } from '../shared/rules/opens.ts'
import type { Grant, Policy } from '../shared/rules/policy.ts'
import { asGrants, recentGrants, runningAt } from './grants.ts'
import { machinesOf } from './machines/index.ts'
import { findPolicies } from './policy-store.ts'
import { openRequests } from './requests.ts'
import { countUsedByChild } from './use/index.ts'

/** What a parent sees of each child at this moment. */
export async function readToday({ db, caller, now }: { db: Knex; caller: Caller; now: Date }) {
  const { ma_phu_huynh } = caller.person!
  const [children, policies, grants, used, requests] = await Promise.all([
    listChildren(db, ma_phu_huynh),
    findPolicies(db, ma_phu_huynh),
    recentGrants(db, { ma_phu_huynh }, now),
    countUsedByChild(db, ma_phu_huynh, dateInVietnam(now)),
    openRequests(db, ma_phu_huynh, now),
  ])
  const wantedOf = (child: number) => policies.find(({ ma_tre_em }) => ma_tre_em === child)?.version ?? 1
  const devices = await machinesOf(db, ma_phu_huynh, wantedOf, now)
  return {
    now,
    children: children.map(({ ma_tre_em, ten_tre }) => {
      const isTheirs = (row: { ma_tre_em: number }) => row.ma_tre_em === ma_tre_em
      const machines = devices.filter(isTheirs)
      const given = grants.filter(isTheirs)
      const rules = policies.find(isTheirs)?.rules ?? []
      const policy = {
        rules: rulesWithin(rules, used.has(ma_tre_em)),
        grants: asGrants(given),
        grace_ends: graceOf(machines),
      }
      const enforced = rulesFor(policy, !packagesOn(machines).isFree)
      const minutes = used.get(ma_tre_em) ?? 0
      const { allowed, why, left, changesAt } = decide(enforced, { minutes }, now.getTime())
      const opens = opensAt(enforced, { minutes }, now.getTime())
      const hasPaid = needsPaid(policy, now)
      return {
        ma_tre_em,
        ten: ten_tre,
        used: minutes,
        left,
        allowed,
        why,
        changes_at: changesAt === null ? null : new Date(changesAt),
        opens_at: opens === null ? null : new Date(opens),
        grants: runningAt(given, rules, now),
        requests: requests.filter(isTheirs),
        devices: machines.map(machine => ({
          ...machine,
          /** Its package is free, and some of what is laid down or given is not sent to it. */
          rules_withheld: machine.rules_hold && machine.loai_goi === 'MIEN_PHI' && hasPaid,
        })),
      }
    }),
  }
}

/** Whether something holds now that only a paid package opens. */
function needsPaid({ rules, grants }: Pick<Policy, 'rules' | 'grants'>, now: Date): boolean {
  const isGiven = ({ kind, until, minutes }: Grant) => isGrantPaidFor(kind) && minutes !== 0 && until > now.getTime()
  return rules.some(isRulePaidFor) || grants.some(isGiven)
}

/** When nothing is enforced on any machine of a child any more; null where a package has no end, or there never was one. */
function graceOf(devices: { loai_goi: string | null; grace_ends: Date | null }[]): number | null {
  const known = devices.filter(({ loai_goi, grace_ends }) => loai_goi !== null || grace_ends !== null)
  if (known.length === 0 || known.some(({ grace_ends }) => grace_ends === null)) return null
  return Math.max(...known.map(({ grace_ends }) => grace_ends!.getTime()))
}
