import type { Knex } from 'knex'
import { prepared } from '../kernel/prepared.ts'
import { genders } from '../shared/family-fields.ts'
import { payingOtherDays } from './parent-store.ts'
import { countAll } from './store.ts'

/** All parents, and how many are Premium on that day or administrators. */
export async function countParents(db: Knex, today: string) {
  const [{ phu_huynh: tat_ca }, { true: paying = 0 }, [counted]] = await Promise.all([
    countAll(db),
    countValues(db, 'phu_huynh'),
    prepared<{ other_days: number; quan_tri: number }>(
      db,
      'counts of parents',
      `select (select count(*) from phu_huynh where ${payingOtherDays}) as other_days,
              (select count(*) from phu_huynh where la_admin) as quan_tri`,
      [today, today, today],
    ),
  ])
  return { tat_ca, premium: paying - counted!.other_days, quan_tri: counted!.quan_tri }
}

/** All children, and how many of each gender. */
export async function countChildren(db: Knex) {
  const [{ tre_em: tat_ca }, by] = await Promise.all([countAll(db), countValues(db, 'tre_em')])
  return { tat_ca, gioi_tinh: genders.map(gender => ({ gender, count: by[gender] ?? 0 })) }
}

/**
 * All devices, and how many have a package on that day: of the subscriptions marked as active, of which a device has at
 * most one, only the few that are over or start later are counted one by one.
 */
export async function countDevices(db: Knex, today: string) {
  const [{ thiet_bi: tat_ca }, { DANG_HOAT_DONG: active = 0 }, [{ not_today } = { not_today: 0 }]] = await Promise.all([
    countAll(db),
    countValues(db, 'goi_dich_vu'),
    prepared<{ not_today: number }>(
      db,
      'active subscriptions not in use',
      `select (select count(*) from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG' and ngay_ket_thuc <= ?)
            + (select count(*) from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau > ?) as not_today`,
      [today, today],
    ),
  ])
  return { tat_ca, co_goi: active - not_today, chua_co_goi: tat_ca - active + not_today }
}

/** How many rows of a table have each value of the column that its triggers count. */
async function countValues(
  db: Knex,
  table: 'phu_huynh' | 'tre_em' | 'goi_dich_vu',
): Promise<Partial<Record<string, number>>> {
  const sums = await prepared<{ value: string; total: number }>(
    db,
    'totals of values',
    `select split_part(what, ':', 2) as value, sum(change) as total from totals where what like ? group by what`,
    [`${table}:%`],
  )
  return Object.fromEntries(sums.map(({ value, total }) => [value, total]))
}
