import type { Knex } from 'knex'
import { isOver } from './read-store.ts'

/**
 * Marks at most `most` places that are over, each in the log. Skips the families that somebody else is changing, so that
 * it waits for nobody.
 */
export async function expireBatch(db: Knex, { today, now, most }: { today: string; now: Date; most: number }) {
  const { rows } = await db.raw(
    `with found as (
       select id, ma_phu_huynh from goi_dich_vu where ${isOver(':today')} order by ngay_ket_thuc limit :most
     ), families as (
       select ma_phu_huynh from phu_huynh where ma_phu_huynh in (select ma_phu_huynh from found)
       for no key update skip locked
     ), due as (
       select id, trang_thai from goi_dich_vu
       where ${isOver(':today')} and id in (select id from found) and ma_phu_huynh in (select ma_phu_huynh from families)
       for update skip locked
     ), expired as (
       update goi_dich_vu set trang_thai = 'HET_HAN' from due where goi_dich_vu.id = due.id
       returning goi_dich_vu.id, due.trang_thai as before, ngay_ket_thuc
     ), recorded as (
       insert into audit_log (at, action, subject_kind, subject, detail)
       select :now, 'subscription_expired', 'goi_dich_vu', id,
              jsonb_build_object('before', jsonb_build_object('trang_thai', before),
                                 'after', jsonb_build_object('trang_thai', 'HET_HAN', 'ngay_ket_thuc', ngay_ket_thuc))
       from expired
     )
     select count(*) as expired, count(*) filter (where before = 'CHUA_GAN') as in_wallets from expired`,
    { today, now, most },
  )
  return rows[0] as { expired: number; in_wallets: number }
}
