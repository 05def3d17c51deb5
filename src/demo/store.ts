import type { Knex } from 'knex'
import { dateInVietnam } from '../shared/dates.ts'
import { insertHistory } from './history-store.ts'
import { boyNames, familyNames, girlNames, middleNames, parentNames, schoolNames } from './names.ts'

/** The demo parents, found by their password hash, which no other account has. */
export async function listDemoParents(tx: Knex, mat_khau: string): Promise<number[]> {
  const rows = await tx('phu_huynh').where({ mat_khau, la_admin: false }).select('ma_phu_huynh')
  return rows.map(row => row.ma_phu_huynh)
}

/**
 * Inserts many families with few statements, so that a million takes only minutes. On average a family has 1.6 children
 * and 1.5 devices. Those who buy something registered long ago.
 */
export async function insertCrowd(
  tx: Knex,
  crowd: { from: number; to: number; mat_khau: string; now: Date },
): Promise<void> {
  await tx.raw(
    `with people as (
       insert into phu_huynh (ten_phu_huynh, email_phu_huynh, sdt, mat_khau, ngay_tao)
       select concat_ws(' ', (:familyNames::text[])[1 + i % :n_familyNames], (:middleNames::text[])[1 + i / 3 % :n_middleNames],
                        (:parentNames::text[])[1 + i / 7 % :n_parentNames]),
              'phuhuynh' || i || '@example.vn', '+8498' || lpad(i::text, 7, '0'), :mat_khau,
              :now::timestamptz - make_interval(hours => i % 20000,
                                                days => case when i % 12 in (2, 5, 8, 11) then 0 else 900 end)
       from generate_series(:from::int, :to::int) i
       on conflict do nothing
       returning ma_phu_huynh, substr(sdt, 6)::int as i, ngay_tao
     ), children as (
       insert into tre_em (ma_phu_huynh, ten_tre, lop, gioi_tinh, truong, ngay_sinh)
       select ma_phu_huynh, case when k % 2 = 0 then (:girlNames::text[])[1 + (i + k) % :n_girlNames]
                                 else (:boyNames::text[])[1 + (i + k) % :n_boyNames] end,
              1 + (i + k) % 12, case when k % 2 = 0 then 'Nữ' else 'Nam' end,
              (:schoolNames::text[])[1 + i % 2 + case when (i + k) % 12 < 5 then 0 when (i + k) % 12 < 9 then 2 else 4 end],
              :today::date - 365 * (6 + (i + k) % 12) - i % 300
       from people cross join lateral generate_series(case when i % 5 < 3 then 0 else 1 end, 1) k
       returning ma_tre_em, ma_phu_huynh
     ), eldest as (
       select ma_phu_huynh, min(ma_tre_em) as first, max(ma_tre_em) as last from children group by ma_phu_huynh
     )
     insert into thiet_bi (ma_phu_huynh, ma_tre_em, ten_thiet_bi, loai_thiet_bi, ma_thiet_bi, ngay_tao)
     select ma_phu_huynh, case when d % 2 = 1 then first else last end,
            (array['Máy tính bàn', 'Laptop học tập', 'Máy tính bảng', 'Điện thoại'])[1 + (i + d) % 4],
            (array['Desktop', 'Laptop', 'Tablet', 'Mobile'])[1 + (i + d) % 4],
            'AN-' || lpad(to_hex(i), 6, '0') || '-' || d, ngay_tao + interval '1 hour'
     from people join eldest using (ma_phu_huynh)
       cross join lateral generate_series(1, (array[0, 1, 1, 1, 1, 2, 2, 2, 2, 3])[1 + i / 3 % 10]) d`,
    {
      ...crowd,
      today: dateInVietnam(crowd.now),
      ...listParameters({ familyNames, middleNames, parentNames, girlNames, boyNames, schoolNames }),
    },
  )
  await insertHistory(tx, crowd)
}

/** So that the next queries are planned for what is there now, not for what there was. */
export async function analyzeTables(db: Knex): Promise<void> {
  await db.raw('vacuum analyze goi, phu_huynh, tre_em, thiet_bi, goi_dich_vu, orders')
}

/** Each list and its length, as the parameters `name` and `n_name`. */
function listParameters(named: Record<string, string[]>): Record<string, string[] | number> {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, list]) => [
      [name, list],
      [`n_${name}`, list.length],
    ]),
  )
}
