import { dateInVietnam } from './dates.ts'
import { date, type Fault, money, text, whole } from './fields.ts'

const year = 366 * 86_400_000

/** An order that was paid by bank transfer. */
export const orderByHand = {
  phu_huynh_id: whole({ min: 1 }),
  thong_tin_goi_id: whole({ min: 1, required: 'package_required', invalid: 'package_required' }),
  so_tien: money({ min: 1, max: 999_999_999 }),
  ngay: date(),
  ma_tham_chieu: text({ max: 100 }),
  ly_do: text({ max: 500 }),
}

/** A day by mistake would put the money out of sight of the books. */
export function faultOfTransferDay(day: string, now: Date): Fault | undefined {
  const isLately = day <= dateInVietnam(now) && day >= dateInVietnam(new Date(now.getTime() - year))
  return isLately ? undefined : 'transfer_day'
}
