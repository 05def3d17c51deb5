import type { Knex } from 'knex'
import { containing, type Source } from '../kernel/lists/source.ts'
import { auditKinds, type auditLog } from '../shared/console-lists.ts'
import { startOfDay, startOfNextDay } from '../shared/dates.ts'

interface AuditEntry {
  id: number
  luc: Date
  /** The account that did it; null for the command line. The name is null if that account was deleted. */
  nguoi: number | null
  ten_nguoi: string | null
  hanh_dong: string
  loai: (typeof auditKinds)[number] | null
  doi_tuong: number | null
  /** The name of the subject, or the code of its order; of what was deleted, the name that it had. */
  ten_doi_tuong: string | null
  /** The parent whose family the subject belongs to; null if it belongs to nobody or is gone. */
  cua_phu_huynh: number | null
  /** `before` and `after` of a change, or the reason of a refusal. */
  chi_tiet: Record<string, unknown>
}

type Found = Omit<AuditEntry, 'ten_doi_tuong' | 'cua_phu_huynh'>

export const auditEntries: Source<typeof auditLog, AuditEntry, Found> = {
  rows: db =>
    db('audit_log').leftJoin('phu_huynh', 'phu_huynh.ma_phu_huynh', 'audit_log.actor').select({
      id: 'audit_log.id',
      luc: 'at',
      nguoi: 'actor',
      ten_nguoi: 'ten_phu_huynh',
      hanh_dong: 'action',
      loai: 'subject_kind',
      doi_tuong: 'subject',
      chi_tiet: 'detail',
    }),
  complete: addSubjects,
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

const subjects = `
  select 'phu_huynh' as loai, ma_phu_huynh as id, ten_phu_huynh as ten, ma_phu_huynh as parent
    from phu_huynh where ma_phu_huynh = any (:phu_huynh)
  union all select 'tre_em', ma_tre_em, ten_tre, ma_phu_huynh from tre_em where ma_tre_em = any (:tre_em)
  union all select 'thiet_bi', nguoi_dung_id, ten_thiet_bi, ma_phu_huynh
    from thiet_bi where nguoi_dung_id = any (:thiet_bi)
  union all select 'goi', id, ten, null from goi where id = any (:goi)
  union all select 'noi_dung', id, noi_dung, null from noi_dung where id = any (:noi_dung)
  union all select 'goi_dich_vu', bought.id, ten, ma_phu_huynh
    from goi_dich_vu bought join goi on goi.id = thong_tin_goi_id where bought.id = any (:goi_dich_vu)
  union all select 'orders', id, vnp_txn_ref, ma_phu_huynh from orders where id = any (:orders)
  union all select 'refunds', refunds.id, vnp_txn_ref, refunds.ma_phu_huynh
    from refunds join orders on orders.id = order_id where refunds.id = any (:refunds)
  union all select 'partner_requests', id, ten, null from partner_requests where id = any (:partner_requests)`

/** Adds to each entry what it speaks of; one query for all. */
async function addSubjects(db: Knex, found: Found[]): Promise<AuditEntry[]> {
  const asked = auditKinds.map(kind => [
    kind,
    found.flatMap(({ loai, doi_tuong }) => (loai === kind ? doi_tuong! : [])),
  ])
  const { rows } = await db.raw(subjects, Object.fromEntries(asked))
  const named = new Map<string, { ten: string; parent: number | null }>(
    rows.map((row: { loai: string; id: number }) => [`${row.loai} ${row.id}`, row]),
  )
  return found.map(entry => {
    const subject = named.get(`${entry.loai} ${entry.doi_tuong}`)
    const ten_doi_tuong = subject?.ten ?? nameBefore(entry.chi_tiet)
    return { ...entry, ten_doi_tuong, cua_phu_huynh: subject?.parent ?? null }
  })
}

const names = ['ten_phu_huynh', 'ten_tre', 'ten_thiet_bi', 'ten', 'noi_dung']

function nameBefore({ before }: Record<string, unknown>): string | null {
  const row: Record<string, unknown> = Object(before)
  return names.map(name => row[name]).find(name => typeof name === 'string') ?? null
}

const atOnce = 10_000

/** Deletes the oldest entries of that age, except those of orders, refunds and what was bought, which stay with the order. */
export async function deleteOldEntries(db: Knex, now: Date, months: number): Promise<number> {
  const old = db('audit_log')
    .whereRaw("coalesce(subject_kind, '') not in ('orders', 'refunds', 'goi_dich_vu')")
    .whereRaw('at < ?::timestamptz - make_interval(months => ?)', [now as never, months])
    .orderBy('at')
    .limit(atOnce)
    .select('id')
  return db('audit_log').whereIn('id', old).delete()
}
