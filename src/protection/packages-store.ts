import type { Knex } from 'knex'
import { runPrepared } from '../kernel/prepared.ts'
import type { CalendarDate } from '../shared/dates.ts'
import type { ChildOf } from './child.ts'

/** The types of the packages that are in use on the machines of a child. */
export async function findPackagesInUse(
  db: Knex,
  { ma_phu_huynh, ma_tre_em }: ChildOf,
  today: CalendarDate,
): Promise<{ nguoi_dung_id: number; loai_goi: 'TRA_PHI' | 'MIEN_PHI' }[]> {
  return runPrepared(
    db,
    'packages in use of a child',
    `select nguoi_dung_id, loai_goi from thiet_bi join goi_dang_dung(:today) using (ma_phu_huynh, nguoi_dung_id)
     join goi on goi.id = thong_tin_goi_id
     where ma_phu_huynh = :ma_phu_huynh and ma_tre_em = :ma_tre_em`,
    { ma_phu_huynh, ma_tre_em, today },
  )
}
