import type { Knex } from 'knex'

/** Days before and after the end of a package at which the journal speaks of it. */
const days = 7

/**
 * Writes in the journals which packages on machines are about to end or have ended, each once, unless the device has a
 * package that lasts longer. A child that is being deleted waits for the next run. Returns how many.
 */
export async function tellLicences(db: Knex, { today, now }: { today: string; now: Date }): Promise<number> {
  const { rowCount } = await db.raw(
    `with due as (
       select distinct ma_phu_huynh, nguoi_dung_id, ngay_ket_thuc::text as ends,
         case when ngay_ket_thuc <= cast(:today as date) then 'ended' else 'soon' end as stage
       from goi_dich_vu place
       where trang_thai in ('DANG_HOAT_DONG', 'HET_HAN')
         and ngay_ket_thuc > cast(:today as date) - ${days} and ngay_ket_thuc <= cast(:today as date) + ${days}
         and not exists (
           select from goi_dich_vu later
           where later.nguoi_dung_id = place.nguoi_dung_id and later.trang_thai in ('DANG_HOAT_DONG', 'HET_HAN')
             and (later.ngay_ket_thuc is null or later.ngay_ket_thuc > place.ngay_ket_thuc))
     )
     insert into protection_events (ma_phu_huynh, ma_tre_em, nguoi_dung_id, kind, detail, at)
     select child.ma_phu_huynh, child.ma_tre_em, nguoi_dung_id, 'licence_ends',
       jsonb_build_object('ends', ends, 'stage', stage), :now
     from due join thiet_bi using (ma_phu_huynh, nguoi_dung_id) join device_states using (ma_phu_huynh, nguoi_dung_id)
       join tre_em child on (child.ma_phu_huynh, child.ma_tre_em) = (thiet_bi.ma_phu_huynh, thiet_bi.ma_tre_em)
     where removed_at is null and not exists (
       select from protection_events told
       where told.ma_phu_huynh = due.ma_phu_huynh and told.ma_tre_em = thiet_bi.ma_tre_em
         and told.nguoi_dung_id = due.nguoi_dung_id and told.kind = 'licence_ends'
         and told.detail = jsonb_build_object('ends', ends, 'stage', stage))
     for key share of child skip locked`,
    { today, now },
  )
  return rowCount
}
