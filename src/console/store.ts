import type { Knex } from 'knex'
import { prepared } from '../kernel/prepared.ts'

export interface Totals {
  phu_huynh: number
  tre_em: number
  thiet_bi: number
  goi: number
}

export async function countAll(db: Knex): Promise<Totals> {
  const [totals] = await prepared<Totals>(
    db,
    'totals',
    `select (select count(*) from phu_huynh) as phu_huynh,
            (select count(*) from tre_em) as tre_em,
            (select count(*) from thiet_bi) as thiet_bi,
            (select count(*) from goi) as goi`,
  )
  return totals!
}

/** Whether a paid package is at work on a device of the family on that day. The end is the first day without it. */
export async function isPremium(db: Knex, ma_phu_huynh: number, today: string): Promise<boolean> {
  const [found] = await prepared<{ premium: boolean }>(
    db,
    'is premium',
    `select exists (
       select from goi_dich_vu bought join goi on goi.id = bought.thong_tin_goi_id
       where ma_phu_huynh = ? and trang_thai = 'DANG_HOAT_DONG' and loai_goi = 'TRA_PHI'
         and ngay_bat_dau <= ? and (ngay_ket_thuc is null or ngay_ket_thuc > ?)
     ) as premium`,
    [ma_phu_huynh, today, today],
  )
  return found!.premium
}

export async function countMigrations(db: Knex): Promise<number> {
  const { rows } = await db.raw('select count(*) as count from knex_migrations').timeout(1_000)
  return rows[0].count
}
