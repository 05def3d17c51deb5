import { deviceKinds } from './device-fields.ts'
import { choice, date, type Field, flag, money, nullable, optional, text, version, whole } from './fields.ts'

/** An end beyond this is a slip of the keyboard. */
export const lastDay = '2199-12-31'
const firstDay = '2000-01-01'

/** The new device's fields matter only where the code is new. */
export const assignment = {
  goi_dich_vu_id: whole({ min: 1 }),
  ma_thiet_bi: text({ max: 100, required: 'device_code_required' }),
  ma_tre_em: optional(whole({ min: 1 })),
  ten_thiet_bi: optional(text()),
  loai_thiet_bi: optional(choice(deviceKinds)),
}

/** The payment's fields are kept with the change for the record; they are no revenue. */
export const packageChange = {
  thong_tin_goi_id: whole({ min: 1, required: 'package_required', invalid: 'package_required' }),
  gia: optional(money()),
  phuong_thuc_thanh_toan: optional(text({ max: 100 })),
  ma_giao_dich: optional(text({ max: 100 })),
  ...version,
}

/** `ngay_ket_thuc` is the first day without protection; null never ends. */
export const term = {
  ngay_bat_dau: termDay(),
  ngay_ket_thuc: nullable(termDay()),
  ...version,
}

export const extension = {
  so_thang_gia_han: whole({ min: 1, max: 60, required: 'months_range', invalid: 'months_range' }),
  ...version,
}

/** Of the whole purchase. */
export const autoRenewal = { tu_dong_gia_han: flag() }

function termDay(): Field<string, false> {
  return { ...date(), rule: day => (day < firstDay || day > lastDay ? 'day_out_of_range' : undefined) }
}
