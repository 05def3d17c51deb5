import type { Knex } from 'knex'
import { dateInVietnam } from '../shared/dates.ts'
import { orderEvents } from './order-store.ts'

/**
 * The purchases of the crowd. Each story is that of a twelfth of the families; the others bought nothing.
 * A purchase begins `before` months before the day of the family and lasts `months`. `goi` 8 is the free package, 0 the
 * paid one for as many devices as the family has.
 */
const steps: [story: number, goi: number, trang_thai: string, before: number, months: number | null, given: boolean][] =
  [
    [0, 0, 'DANG_HOAT_DONG', 0, 12, false],
    [1, 0, 'HET_HAN', 13, 12, false],
    [3, 0, 'HET_HAN', 12, 12, false],
    [3, 0, 'DANG_HOAT_DONG', 0, 12, false],
    [4, 8, 'DANG_HOAT_DONG', 0, null, false],
    [6, 0, 'DANG_HOAT_DONG', 0, 13, false],
    [7, 0, 'HUY', 6, 12, false],
    [7, 0, 'DANG_HOAT_DONG', 0, 12, true],
    [9, 8, 'HUY', 3, null, false],
    [9, 0, 'DANG_HOAT_DONG', 0, 12, false],
    [10, 0, 'CHUA_GAN', 0, 12, false],
  ]

/** Gives families `from` to `to` their purchases with one statement, and the log what happened to each. */
export async function insertHistory(tx: Knex, { from, to, now }: { from: number; to: number; now: Date }) {
  await tx.raw(
    `with families as materialized (
       select ma_phu_huynh, substr(sdt, 6)::int as i,
              array(select nguoi_dung_id from thiet_bi where thiet_bi.ma_phu_huynh = phu_huynh.ma_phu_huynh
                    order by nguoi_dung_id) as devices
       from phu_huynh
       where sdt between '+8498' || lpad(:from, 7, '0') and '+8498' || lpad(:to, 7, '0')
         and not exists (select from goi_dich_vu where goi_dich_vu.ma_phu_huynh = phu_huynh.ma_phu_huynh)
     ), steps as (
       select * from jsonb_to_recordset(:steps)
         as step (story int, goi int, trang_thai text, before int, months int, given boolean)
     ), places as (
       select ma_phu_huynh, i, goi, trang_thai, months, given, before, device, coalesce(place, 1) as place,
              greatest(1, cardinality(devices)) as n,
              (:today::date - i % 300 - make_interval(months => before))::date as begins
       from families join steps on story = i % 12
         left join lateral unnest(case goi when 8 then devices[1:1] else devices end) with ordinality devices_of (device, place) on true
       where device is not null or trang_thai = 'CHUA_GAN'
     ), bought as (
       insert into goi_dich_vu (ma_phu_huynh, thong_tin_goi_id, nguoi_dung_id, trang_thai, gia, vnp_txn_ref, place, ngay_mua,
                                ngay_bat_dau, ngay_ket_thuc, anchored_on, months, tu_dong_gia_han)
       select ma_phu_huynh, case goi when 8 then 8 else (array[3, 2, 4])[n] end,
              case when trang_thai <> 'CHUA_GAN' then device end, trang_thai,
              case when goi = 8 or given then 0 else (array[390000, 370500, 351000])[n] end,
              case when not given then 'DEMO' || i || 'M' || before end, case when not given then place end,
              (begins + time '09:00') at time zone 'Asia/Ho_Chi_Minh',
              case when trang_thai <> 'CHUA_GAN' then begins end,
              case when trang_thai <> 'CHUA_GAN' then (begins + make_interval(months => months))::date end,
              case when trang_thai <> 'CHUA_GAN' and months is not null then begins end,
              months, goi <> 8 and not given
       from places order by i, begins
       returning *
     ), ordered as (
       insert into orders (vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, loai, trang_thai, so_tien, ten_goi, so_thiet_bi,
                           thoi_han_thang, ngay_tao, ngay_thanh_toan, create_date)
       select vnp_txn_ref, ma_phu_huynh, goi.id, 'MUA', 'paid', sum(bought.gia), ten, count(*), least(months, 12),
              ngay_mua, ngay_mua, to_char(ngay_mua at time zone 'Asia/Ho_Chi_Minh', 'YYYYMMDDHH24MISS')
       from bought join goi on goi.id = thong_tin_goi_id where vnp_txn_ref is not null
       group by vnp_txn_ref, ma_phu_huynh, goi.id, ten, months, ngay_mua
       returning *
     ), recorded as (${orderEvents('ordered')})
     insert into audit_log (at, actor, action, subject_kind, subject, detail)
     select event.at, event.actor, event.action, 'goi_dich_vu', id,
            jsonb_build_object('after', jsonb_build_object(
              'trang_thai', event.becomes, 'thong_tin_goi_id', thong_tin_goi_id, 'nguoi_dung_id', nguoi_dung_id,
              'ngay_bat_dau', ngay_bat_dau, 'ngay_ket_thuc', event.ends))
            || case event.action when 'subscription_assigned'
                 then jsonb_build_object('before', jsonb_build_object(
                   'trang_thai', 'CHUA_GAN', 'thong_tin_goi_id', thong_tin_goi_id))
                 else '{}' end
     from bought
       cross join (select min(ma_phu_huynh) as id from phu_huynh where la_admin) admin (admin)
       cross join lateral (
         select ngay_mua + interval '10 minutes', ma_phu_huynh, 'subscription_assigned', 'DANG_HOAT_DONG',
                case months when 13 then (anchored_on + interval '12 months')::date else ngay_ket_thuc end
         where trang_thai <> 'CHUA_GAN'
         union all
         select ngay_mua + interval '1 day', admin, 'subscription_extended', 'DANG_HOAT_DONG', ngay_ket_thuc
         where months = 13
         union all
         select ngay_ket_thuc::timestamp at time zone 'Asia/Ho_Chi_Minh', null, 'subscription_expired', 'HET_HAN', ngay_ket_thuc
         where trang_thai = 'HET_HAN'
         union all
         select ngay_mua + case when gia = 0 then interval '3 months' else interval '6 months' end,
                case when gia > 0 then admin else ma_phu_huynh end,
                case when gia > 0 then 'subscription_changed' else 'subscription_cancelled' end, 'HUY', ngay_ket_thuc
         where trang_thai = 'HUY'
       ) event (at, actor, action, becomes, ends)`,
    { from: String(from), to: String(to), today: dateInVietnam(now), steps: JSON.stringify(steps.map(namedStep)) },
  )
}

function namedStep([story, goi, trang_thai, before, months, given]: (typeof steps)[number]) {
  return { story, goi, trang_thai, before, months, given }
}
