import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { EventKind } from '../shared/protection-events.ts'
import type { Rule } from '../shared/rules/policy.ts'
import type { DayOfUse } from './week-of-use.ts'

export interface Machine {
  ma_phu_huynh: number
  ma_tre_em: number
  nguoi_dung_id: number
}

const childOf = ({ ma_phu_huynh, ma_tre_em }: Machine) => ({ ma_phu_huynh, ma_tre_em })

/** Both purposes, agreed by the parent, and by the child where it is asked. */
export async function insertConsents(tx: Knex, machine: Machine, at: Date): Promise<void> {
  const given = { ...childOf(machine), given_at: at, version: 1, given_by: machine.ma_phu_huynh }
  await tx('consents').insert([
    { ...given, purpose: 'time', child_at: null },
    { ...given, purpose: 'history', child_at: at },
  ])
}

export async function insertRules(tx: Knex, machine: Machine, rules: Rule[], at: Date): Promise<void> {
  await tx('policies').insert({ ...childOf(machine), version: 2, phien_ban: 2, rules: JSON.stringify(rules), at })
}

/** A browser extension that has run since then and took the rules. */
export async function insertState(
  tx: Knex,
  machine: Machine,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const checks = ['rules', 'canary', 'incognito', 'sites', 'version', 'clock', 'storage', 'kinds']
  await tx('device_states').insert({
    ...machine,
    client: 'browser',
    version: '1.0.0',
    paired_at: since,
    last_seen: now,
    applied: 2,
    applied_at: since,
    checks: JSON.stringify(checks.map(name => ({ name, ok: true, at: now }))),
    told: 'green',
  })
}

export async function insertUse(tx: Knex, machine: Machine, days: DayOfUse[]): Promise<void> {
  const used = days.filter(({ items }) => items.length > 0)
  const hours = days.flatMap(day => day.hours)
  if (used.length > 0)
    await tx('usage_days').insert(
      used.map(({ day, minutes, items }) => ({ ...machine, day, minutes, items: JSON.stringify(items) })),
    )
  if (hours.length > 0)
    await tx('history_hours').insert(
      hours.map(({ hour, items }) => ({ ...machine, hour, pairing: 1, seq: 1, items: JSON.stringify(items) })),
    )
}

export async function insertEvents(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em, nguoi_dung_id }: Machine,
  events: { kind: EventKind; at: Date; detail?: object; ofMachine?: true }[],
): Promise<void> {
  await tx('protection_events').insert(
    events.map(({ kind, at, detail = {}, ofMachine }) => ({
      ma_phu_huynh,
      ma_tre_em,
      nguoi_dung_id: ofMachine ? nguoi_dung_id : null,
      kind,
      detail: JSON.stringify(detail),
      at,
    })),
  )
}

export async function insertAsk(
  tx: Knex,
  machine: Machine,
  asked: { minutes: number; reason: string; at: Date },
): Promise<void> {
  await tx('requests').insert({ ...machine, id: randomUUID(), kind: 'minutes', ...asked })
}
