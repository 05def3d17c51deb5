import type { Knex } from 'knex'
import { deleteInParts } from '../kernel/delete-in-parts.ts'
import { runPreparedQuery } from '../kernel/prepared.ts'
import type { requestKinds } from '../shared/protection-fields.ts'
import type { ChildOf } from './child.ts'

export interface RequestRow {
  id: string
  ma_tre_em: number
  nguoi_dung_id: number
  kind: (typeof requestKinds)[number]
  minutes: number | null
  until: Date | null
  name: string | null
  reason: string | null
  at: Date
  answer: 'yes' | 'no' | null
  answered_at: Date | null
  grant_id: string | null
}

const columns = [
  'id',
  'ma_tre_em',
  'nguoi_dung_id',
  'kind',
  'minutes',
  'until',
  'name',
  'reason',
  'at',
  'answer',
  'answered_at',
  'grant_id',
]

export async function findRequest(db: Knex, ma_phu_huynh: number, id: string): Promise<RequestRow | undefined> {
  return db('requests').where({ ma_phu_huynh, id }).first(columns)
}

/** Of a family, the newest first. */
export async function findRequests(db: Knex, ma_phu_huynh: number, { most }: { most: number }): Promise<RequestRow[]> {
  return db('requests').where({ ma_phu_huynh }).orderBy('at', 'desc').limit(most).select(columns)
}

/** Not answered yet and asked since a moment, the oldest first. */
export async function findUnanswered(db: Knex, ma_phu_huynh: number, since: Date): Promise<RequestRow[]> {
  const open = db('requests').where({ ma_phu_huynh, answer: null }).where('at', '>', since)
  return runPreparedQuery(db, open.orderBy('at').select(columns))
}

/** Undefined, and nothing changes, if the family has one of that id. */
export async function insertRequest(
  tx: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  request: Omit<RequestRow, 'ma_tre_em' | 'answer' | 'answered_at' | 'grant_id'>,
): Promise<RequestRow | undefined> {
  const row = { ma_phu_huynh, ma_tre_em, ...request }
  const [made] = await tx('requests').insert(row).onConflict(['ma_phu_huynh', 'id']).ignore().returning(columns)
  return made
}

/** Undefined if it was answered before. */
export async function saveAnswer(
  tx: Knex,
  ma_phu_huynh: number,
  {
    id,
    ...said
  }: { id: string; answer: 'yes' | 'no'; answered_at: Date; answered_by: number; grant_id: string | null },
): Promise<RequestRow | undefined> {
  const [answered] = await tx('requests').where({ ma_phu_huynh, id, answer: null }).update(said).returning(columns)
  return answered
}

export async function deleteOldRequests(db: Knex, before: Date): Promise<number> {
  return deleteInParts(db, 'requests', db('requests').where('at', '<', before))
}
