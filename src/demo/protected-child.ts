import type { Knex } from 'knex'
import { presetTimes } from '../shared/rule-presets.ts'
import type { Rule } from '../shared/rules/policy.ts'
import {
  insertAsk,
  insertConsents,
  insertEvents,
  insertRules,
  insertState,
  insertUse,
  type Machine,
} from './protection-store.ts'
import { weekOfUse } from './week-of-use.ts'

const hour = 3_600_000

const rules: Rule[] = [
  ...presetTimes('middle'),
  { kind: 'category', name: 'gambling', block: true },
  { kind: 'category', name: 'adult', block: true },
  { kind: 'safe_search', on: true },
  { kind: 'site', name: 'tiktok.com', block: true },
  { kind: 'site', name: 'scratch.mit.edu', allow: true },
  { kind: 'site', name: 'youtube.com', minutes: 45 },
]

/** A child whose machine has run An Nhi for a week, so that the parent’s pages have something to show. */
export async function protectChild(tx: Knex, machine: Machine, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 7 * 24 * hour)
  const after = (hours: number) => new Date(since.getTime() + hours * hour)
  await insertConsents(tx, machine, since)
  await insertRules(tx, machine, rules, since)
  await insertState(tx, machine, { since, now })
  await insertUse(tx, machine, weekOfUse(now))
  await insertEvents(tx, machine, [
    { kind: 'consent_given', at: since, detail: { purpose: 'time' } },
    { kind: 'consent_given', at: since, detail: { purpose: 'history' } },
    { kind: 'rules_changed', at: since },
    { kind: 'paired', at: after(0.1), ofMachine: true },
    { kind: 'silent', at: after(30), ofMachine: true },
    { kind: 'back', at: after(41), ofMachine: true },
    { kind: 'given', at: after(90), detail: { kind: 'minutes', minutes: 15 } },
  ])
  const ask = { minutes: 15, reason: 'Cho con chơi nốt ván cờ', at: new Date(now.getTime() - hour / 6) }
  await insertAsk(tx, machine, ask)
}
