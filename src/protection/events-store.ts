import type { Knex } from 'knex'
import { deleteInParts } from '../kernel/delete-in-parts.ts'
import type { EventKind } from '../shared/protection-events.ts'
import type { ChildOf } from './child.ts'

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

interface ListedEvent extends Omit<EventRow, 'ma_phu_huynh' | 'ma_tre_em'> {
  id: number
}

/** The newest first. */
export async function findEvents(
  db: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  { before, nguoi_dung_id, most }: { before?: number | undefined; nguoi_dung_id?: number | undefined; most: number },
): Promise<ListedEvent[]> {
  const rows = db('protection_events').where({ ma_phu_huynh, ma_tre_em })
  if (before !== undefined) rows.where('id', '<', before)
  if (nguoi_dung_id !== undefined) rows.where({ nguoi_dung_id })
  return rows.orderBy('id', 'desc').limit(most).select('id', 'nguoi_dung_id', 'kind', 'detail', 'at')
}

export async function deleteOldEvents(db: Knex, before: Date): Promise<number> {
  return deleteInParts(db, 'protection_events', db('protection_events').where('at', '<', before))
}
