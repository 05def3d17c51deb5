import { deviceKinds } from './device-fields.ts'
import { choice, date, type Field, flag, money, nullable, optional, text, version, whole } from './fields.ts'
import { rows, versionsOfRows } from './many.ts'

/** A later end is taken for a typing error. */
export const lastDay = '2199-12-31'
const firstDay = '2000-01-01'

/** The fields of a new device are only used if the code is new. */
export const assignment = {
  goi_dich_vu_id: whole({ min: 1 }),
  ma_thiet_bi: text({ max: 100, required: 'device_code_required' }),
  ma_tre_em: optional(whole({ min: 1 })),
  ten_thiet_bi: optional(text()),
  loai_thiet_bi: optional(choice(deviceKinds)),
}

/** To one of the family's devices by its id or, as in an assignment, by its code. */
export const move = {
  nguoi_dung_id: optional(whole({ min: 1 })),
  ma_thiet_bi: optional(text({ max: 100, required: 'device_code_required' })),
  ma_tre_em: optional(whole({ min: 1 })),
  ten_thiet_bi: optional(text()),
  loai_thiet_bi: optional(choice(deviceKinds)),
  ...version,
}

/**
 * The fields of the payment are only recorded in the audit log; they do not count as revenue. A version of null is of a
 * device on which no package was running.
 */
export const packageChange = {
  thong_tin_goi_id: whole({ min: 1, required: 'package_required', invalid: 'package_required' }),
  gia: optional(money()),
  phuong_thuc_thanh_toan: optional(text({ max: 100 })),
  ma_giao_dich: optional(text({ max: 100 })),
  phien_ban: versionOnDevice(),
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

/** By device, the versions of the packages that the edit was based on; a device that is not among them had none running. */
export const extensionOfMany = {
  ...rows,
  so_thang_gia_han: extension.so_thang_gia_han,
  phien_ban: optional(versionsOfRows),
}

/** Switches the whole purchase. */
export const autoRenewal = { tu_dong_gia_han: flag() }

/** Empty in a form that was opened when nothing was running. */
function versionOnDevice(): Field<number | null, true> {
  const given = optional(nullable(whole({ min: 1 })))
  return { ...given, fromTyped: typed => (typed === undefined ? undefined : given.fromTyped(typed)) }
}

function termDay(): Field<string, false> {
  return { ...date(), rule: day => (day < firstDay || day > lastDay ? 'day_out_of_range' : undefined) }
}
