import type { Knex } from 'knex'
import { runPrepared } from '../../kernel/prepared.ts'
import { type CalendarDate, startOfDay } from '../../shared/dates.ts'

/** Until when a device is protected; null where no package was ever on it. */
export interface Licence {
  nguoi_dung_id: number
  isPaid: boolean
  /** Null for a licence without end. */
  ends: Date | null
}

interface Found {
  nguoi_dung_id: number
  loai_goi: 'TRA_PHI' | 'MIEN_PHI'
  ngay_ket_thuc: CalendarDate | null
}

/** Of each device of these families, or of these devices, the package on it today, or else the one that ended last. */
export async function findLicences(
  db: Knex,
  { families, devices = null }: { families: number[]; devices?: number[] | null },
  today: CalendarDate,
): Promise<Licence[]> {
  const found = await runPrepared<Found>(
    db,
    devices ? 'licences of devices' : 'licences of families',
    `select distinct on (nguoi_dung_id) nguoi_dung_id, loai_goi, ngay_ket_thuc
     from goi_dich_vu join goi on goi.id = thong_tin_goi_id
     where ma_phu_huynh = any(:families) and ${devices ? 'nguoi_dung_id = any(:devices)' : 'nguoi_dung_id is not null'}
       and trang_thai in ('DANG_HOAT_DONG', 'HET_HAN') and ngay_bat_dau <= :today
     order by nguoi_dung_id, ngay_ket_thuc desc nulls first, goi_dich_vu.id desc`,
    { families, ...(devices && { devices }), today },
  )
  return found.map(({ nguoi_dung_id, loai_goi, ngay_ket_thuc }) => ({
    nguoi_dung_id,
    isPaid: loai_goi === 'TRA_PHI',
    ends: ngay_ket_thuc === null ? null : startOfDay(ngay_ket_thuc),
  }))
}
