import type { Knex } from 'knex'
import type { Rule } from '../shared/rules/policy.ts'
import type { Purpose } from './consents-store.ts'
import type { EventRow } from './events-store.ts'
import type { RequestRow } from './requests-store.ts'

interface Machine {
  nguoi_dung_id: number
  client: string
  version: string
  paired_at: Date
  last_seen: Date | null
  applied: number | null
  checks: { name: string; ok: boolean; at: string }[]
  removed_at: Date | null
}

interface Consent {
  ma_tre_em: number
  purpose: Purpose
  version: number
  given_at: Date
  given_by: number
  child_at: Date | null
  withdrawn_at: Date | null
}

interface Policy {
  ma_tre_em: number
  version: number
  phien_ban: number
  rules: Rule[]
  at: Date
}

interface Grant {
  ma_tre_em: number
  id: string
  kind: string
  minutes: number | null
  until: Date | null
  name: string | null
  how_long: string | null
  undoes: string | null
  given_by: number
  at: Date
}

interface Kept {
  machines: Machine[]
  consents: Consent[]
  policies: Policy[]
  grants: Grant[]
  requests: RequestRow[]
  events: Omit<EventRow, 'ma_phu_huynh'>[]
}

/** In the order of the columns of the CSV. */
export const keptColumns: { [T in keyof Kept]: (keyof Kept[T][number])[] } = {
  machines: ['nguoi_dung_id', 'client', 'version', 'paired_at', 'last_seen', 'applied', 'checks', 'removed_at'],
  consents: ['ma_tre_em', 'purpose', 'version', 'given_at', 'given_by', 'child_at', 'withdrawn_at'],
  policies: ['ma_tre_em', 'version', 'phien_ban', 'rules', 'at'],
  grants: ['ma_tre_em', 'id', 'kind', 'minutes', 'until', 'name', 'how_long', 'undoes', 'given_by', 'at'],
  requests: [
    ...(['ma_tre_em', 'id', 'nguoi_dung_id', 'kind', 'minutes', 'until', 'name', 'reason', 'at'] as const),
    ...(['answer', 'answered_at', 'grant_id'] as const),
  ],
  events: ['ma_tre_em', 'nguoi_dung_id', 'kind', 'detail', 'at'],
}

/** All that is kept of the children of a family, but for what they did. */
export async function findKept(db: Knex, ma_phu_huynh: number): Promise<Kept> {
  const read = (table: string, columns: string[], order: string) =>
    db(table).where({ ma_phu_huynh }).orderBy(order).select(columns)
  return {
    machines: await read('device_states', keptColumns.machines, 'nguoi_dung_id'),
    consents: await read('consents', keptColumns.consents, 'given_at'),
    policies: await read('policies', keptColumns.policies, 'at'),
    grants: await read('grants', keptColumns.grants, 'at'),
    requests: await read('requests', keptColumns.requests, 'at'),
    events: await read('protection_events', keptColumns.events, 'id'),
  }
}
