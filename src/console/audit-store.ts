import type { Knex } from 'knex'
import { containing, type Source } from '../kernel/lists/source.ts'
import type { auditKinds, auditLog } from '../shared/console-lists.ts'
import { startOfDay, startOfNextDay } from '../shared/dates.ts'
import { addSubjects, type Subject } from './audit-subjects-store.ts'

interface Found {
  id: number
  luc: Date
  /** The account that did it; null for the command line. The name is null if that account was deleted. */
  nguoi: number | null
  ten_nguoi: string | null
  hanh_dong: string
  loai: (typeof auditKinds)[number] | null
  doi_tuong: number | null
  /** `before` and `after` of a change, or the reason of a refusal. */
  chi_tiet: Record<string, unknown>
}

/** Only ids are searched and sorted. */
export const auditEntries: Source<typeof auditLog, Found & Subject, Pick<Found, 'id'>> = {
  rows: db =>
    db('audit_log').leftJoin('phu_huynh', 'phu_huynh.ma_phu_huynh', 'audit_log.actor').select({ id: 'audit_log.id' }),
  complete: async (db, found) => {
    const ids = found.map(({ id }) => id)
    return addSubjects(db, await listEntries(db, ids))
  },
  isEndless: true,
  served: { hanh_dong: ['luc'], loai: ['luc'] },
  filters: {
    hanh_dong: (rows, action) => rows.where('action', action),
    nguoi: (rows, who) => (/^\d{1,9}$/.test(who) ? rows.where('actor', Number(who)) : containing('ten_tim')(rows, who)),
    loai: (rows, kind) => rows.where('subject_kind', kind),
    doi_tuong: (rows, id) => rows.where('subject', id),
    tu: (rows, day) => rows.where('at', '>=', startOfDay(day)),
    gia_dinh: (rows, parent) => rows.whereRaw(`audit_log.id in (${aboutFamily})`, { parent }),
    den: (rows, day) => rows.where('at', '<', startOfNextDay(day)),
  },
  sorts: { luc: 'at' },
  key: 'audit_log.id',
}

/** The entries of these ids, in their order. */
async function listEntries(db: Knex, ids: number[]): Promise<Found[]> {
  const rows: Found[] = await db('audit_log')
    .leftJoin('phu_huynh', 'phu_huynh.ma_phu_huynh', 'audit_log.actor')
    .whereIn('audit_log.id', ids)
    .select({
      id: 'audit_log.id',
      luc: 'at',
      nguoi: 'actor',
      ten_nguoi: 'ten_phu_huynh',
      hanh_dong: 'action',
      loai: 'subject_kind',
      doi_tuong: 'subject',
      chi_tiet: 'detail',
    })
  const byId = new Map(rows.map(row => [row.id, row]))
  // the job may have deleted the oldest meanwhile
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** What others did about a family and what belongs to it; of what is gone, that it was deleted. */
const aboutFamily = `
  select entry.id from (
    select 'phu_huynh' as kind, :parent::int as id
    union all select 'tre_em', ma_tre_em from tre_em where ma_phu_huynh = :parent
    union all select 'thiet_bi', nguoi_dung_id from thiet_bi where ma_phu_huynh = :parent
    union all select 'goi_dich_vu', id from goi_dich_vu where ma_phu_huynh = :parent
    union all select 'orders', id from orders where ma_phu_huynh = :parent
    union all select 'refunds', id from refunds where ma_phu_huynh = :parent
  ) family join audit_log entry on subject_kind = kind and subject = family.id
  where actor <> :parent
  union all
  select id from audit_log
  where action in ('child_deleted', 'device_deleted') and (detail #>> '{before,ma_phu_huynh}')::int = :parent
    and actor <> :parent`

const atOnce = 10_000

/** Deletes the oldest entries of that age, except those of orders, refunds and what was bought, which stay with the order. */
export async function deleteOldEntries(db: Knex, now: Date, months: number): Promise<number> {
  const old = db('audit_log')
    .whereRaw("coalesce(subject_kind, '') not in ('orders', 'refunds', 'goi_dich_vu')")
    .whereRaw('at < ?::timestamptz - make_interval(months => ?)', [now, months])
    .orderBy('at')
    .limit(atOnce)
    .select('id')
  return db('audit_log').whereIn('id', old).delete()
}
