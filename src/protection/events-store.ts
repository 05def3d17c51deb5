import type { Knex } from 'knex'
import type { EventKind } from '../shared/protection-events.ts'

export interface EventRow {
  ma_phu_huynh: number
  ma_tre_em: number
  nguoi_dung_id: number | null
  kind: EventKind
  detail: Record<string, unknown>
  at: Date
}

export async function insertEvent(tx: Knex, { detail, ...row }: EventRow): Promise<void> {
  await tx('protection_events').insert({ ...row, detail: JSON.stringify(detail) })
}

export async function deleteOldEvents(db: Knex, before: Date): Promise<number> {
  return db('protection_events').where('at', '<', before).delete()
}
