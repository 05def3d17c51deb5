import type { Knex } from 'knex'
import { auditKinds } from '../shared/console-lists.ts'

interface Entry {
  loai: (typeof auditKinds)[number] | null
  doi_tuong: number | null
  chi_tiet: Record<string, unknown>
}

export interface Subject {
  /** The name of the subject, or the code of its order; of what was deleted, the name that it had. */
  ten_doi_tuong: string | null
  /** The parent whose family the subject belongs to; null if it belongs to nobody or is gone. */
  cua_phu_huynh: number | null
}

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
export async function addSubjects<E extends Entry>(db: Knex, found: E[]): Promise<(E & Subject)[]> {
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
