import type { Knex } from 'knex'
import { runPrepared } from '../kernel/prepared.ts'
import { sumTotals } from '../kernel/totals.ts'
import { genders } from '../shared/family-fields.ts'
import { payingOtherDays } from './paying-store.ts'

/** All parents, and how many are Premium on that day or administrators. */
export async function countParents(db: Knex, today: string) {
  const [totals, [counted]] = await Promise.all([
    sumTotals(db),
    runPrepared<{ other_days: number; quan_tri: number }>(
      db,
      'counts of parents',
      `select (select count(*) from phu_huynh where ${payingOtherDays}) as other_days,
              (select count(*) from phu_huynh where la_admin) as quan_tri`,
      [today, today, today],
    ),
  ])
  const premium = (totals['phu_huynh:true'] ?? 0) - counted!.other_days
  return { tat_ca: totals.phu_huynh ?? 0, premium, quan_tri: counted!.quan_tri }
}

/** All children, and how many of each gender. */
export async function countChildren(db: Knex) {
  const totals = await sumTotals(db)
  const gioi_tinh = genders.map(gender => ({ gender, count: totals[`tre_em:${gender}`] ?? 0 }))
  return { tat_ca: totals.tre_em ?? 0, gioi_tinh }
}

/**
 * All devices, and how many have a package on that day. A device has at most one subscription marked as active, so they
 * can be counted by a total, from which the few that are over or start later are subtracted.
 */
export async function countDevices(db: Knex, today: string) {
  const [totals, [{ not_today } = { not_today: 0 }]] = await Promise.all([
    sumTotals(db),
    runPrepared<{ not_today: number }>(
      db,
      'active subscriptions not in use',
      `select (select count(*) from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG' and ngay_ket_thuc <= ?)
            + (select count(*) from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau > ?) as not_today`,
      [today, today],
    ),
  ])
  const tat_ca = totals.thiet_bi ?? 0
  const co_goi = (totals['goi_dich_vu:DANG_HOAT_DONG'] ?? 0) - not_today
  return { tat_ca, co_goi, chua_co_goi: tat_ca - co_goi }
}
