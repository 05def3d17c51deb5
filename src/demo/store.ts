import type { Knex } from 'knex'
import { dateInVietnam } from '../shared/dates.ts'
import { boys, families, girls, middles, parents, schools } from './names.ts'

/** The demo parents, found by their password hash, which no other account has. */
export async function listParents(tx: Knex, mat_khau: string): Promise<number[]> {
  const rows = await tx('phu_huynh').where({ mat_khau, la_admin: false }).select('ma_phu_huynh')
  return rows.map(row => row.ma_phu_huynh)
}

/**
 * Inserts many families with few statements, so that a million takes only minutes: parent `i` has one or two children,
 * each child has one device, and every third family has a premium package in use.
 */
export async function insertCrowd(
  tx: Knex,
  crowd: { from: number; to: number; mat_khau: string; now: Date },
): Promise<void> {
  await tx.raw('set local statement_timeout = 0')
  await tx.raw(
    `with people as (
       insert into phu_huynh (ten_phu_huynh, email_phu_huynh, sdt, mat_khau, ngay_tao)
       select concat_ws(' ', (:families::text[])[1 + i % :n_families], (:middles::text[])[1 + i / 3 % :n_middles],
                        (:parents::text[])[1 + i / 7 % :n_parents]),
              'phuhuynh' || i || '@example.vn', '+8498' || lpad(i::text, 7, '0'), :mat_khau,
              :now::timestamptz - make_interval(hours => i % 20000)
       from generate_series(:from::int, :to::int) i
       on conflict do nothing
       returning ma_phu_huynh, substr(sdt, 6)::int as i
     ), children as (
       insert into tre_em (ma_phu_huynh, ten_tre, lop, gioi_tinh, truong, ngay_sinh)
       select ma_phu_huynh, case when k % 2 = 0 then (:girls::text[])[1 + (i + k) % :n_girls]
                                 else (:boys::text[])[1 + (i + k) % :n_boys] end,
              1 + (i + k) % 12, case when k % 2 = 0 then 'Nữ' else 'Nam' end,
              (:schools::text[])[1 + (i + k) % :n_schools],
              :today::date - 365 * (6 + (i + k) % 12) - i % 300
       from people cross join lateral generate_series(i % 2, 1) k
       returning ma_tre_em, ma_phu_huynh
     ), devices as (
       insert into thiet_bi (ma_phu_huynh, ma_tre_em, ten_thiet_bi, loai_thiet_bi, ma_thiet_bi, ngay_tao)
       select ma_phu_huynh, ma_tre_em,
              (array['Máy tính bàn', 'Laptop học tập', 'Máy tính bảng', 'Điện thoại'])[1 + ma_tre_em % 4],
              (array['Desktop', 'Laptop', 'Tablet', 'Mobile'])[1 + ma_tre_em % 4],
              'AN-' || lpad(to_hex(ma_tre_em), 8, '0'), :now::timestamptz
       from children
       returning nguoi_dung_id, ma_phu_huynh
     )
     insert into goi_dich_vu (ma_phu_huynh, thong_tin_goi_id, nguoi_dung_id, trang_thai, gia, vnp_txn_ref, ngay_mua,
                              ngay_bat_dau, ngay_ket_thuc)
     select ma_phu_huynh, 3, nguoi_dung_id, 'DANG_HOAT_DONG', 390000, 'DEMO' || nguoi_dung_id,
            :now::timestamptz - make_interval(days => nguoi_dung_id % 300), :today::date - nguoi_dung_id % 300,
            :today::date - nguoi_dung_id % 300 + 365
     from devices where ma_phu_huynh % 3 = 0`,
    {
      ...crowd,
      today: dateInVietnam(crowd.now),
      ...lists({ families, middles, parents, girls, boys, schools }),
    },
  )
}

/** Each list and its length, as the parameters `name` and `n_name`. */
function lists(named: Record<string, string[]>): Record<string, string[] | number> {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, list]) => [
      [name, list],
      [`n_${name}`, list.length],
    ]),
  )
}
