import type { Knex } from 'knex'
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

/** Of each device of a family, the package on it today, or else the one that ended last. */
export async function findLicences(
  db: Knex,
  { ma_phu_huynh, nguoi_dung_id }: { ma_phu_huynh: number; nguoi_dung_id?: number },
  today: CalendarDate,
): Promise<Licence[]> {
  const places = db('goi_dich_vu')
    .join('goi', 'goi.id', 'thong_tin_goi_id')
    .distinctOn('nguoi_dung_id')
    .where({ ma_phu_huynh })
    .whereIn('trang_thai', ['DANG_HOAT_DONG', 'HET_HAN'])
    .where('ngay_bat_dau', '<=', today)
    .orderByRaw('nguoi_dung_id, ngay_ket_thuc desc nulls first, goi_dich_vu.id desc')
    .select('nguoi_dung_id', 'loai_goi', 'ngay_ket_thuc')
  if (nguoi_dung_id === undefined) places.whereNotNull('nguoi_dung_id')
  else places.where({ nguoi_dung_id })
  const found: Found[] = await places
  return found.map(({ nguoi_dung_id, loai_goi, ngay_ket_thuc }) => ({
    nguoi_dung_id,
    isPaid: loai_goi === 'TRA_PHI',
    ends: ngay_ket_thuc === null ? null : startOfDay(ngay_ket_thuc),
  }))
}
