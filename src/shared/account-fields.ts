import { languages } from '../i18n/index.ts'
import { choice, email, flag, newPassword, optional, password, text } from './fields.ts'
import { rows } from './many.ts'

export const roles = ['admin', 'user'] as const

const phone = text({ max: 30, required: 'phone_required', invalid: 'invalid_phone' })
/** 10 to 11 digits with any separators. */
const newPhone = text({
  max: 30,
  pattern: '^(?:[^0-9]*[0-9]){10,11}[^0-9]*$',
  required: 'phone_required',
  invalid: 'phone_digits',
})
const code = {
  ...text({ max: 6, required: 'code_required', invalid: 'wrong_code' }),
  // Accepts a code that was copied with spaces.
  fromTyped: (typed = '') => typed.replace(/\D/g, ''),
}

const itsPassword = { required: 'password_required' } as const
const itsNewPassword = { required: 'new_password_required' } as const

export const signIn = { sdt: phone, mat_khau: password(itsPassword), ghi_nho: optional(flag()) }

export const registration = {
  ten_phu_huynh: text({ required: 'name_required' }),
  email_phu_huynh: email({ required: 'email_required' }),
  sdt: newPhone,
  mat_khau: newPassword(itsPassword),
  otp: code,
}
export const registrationCode = { sdt: newPhone, email_phu_huynh: optional(email()) }

export const reset = { sdt: phone, otp: code, mat_khau_moi: newPassword(itsNewPassword) }
export const resetCode = { sdt: phone }

export const change = {
  mat_khau_cu: password({ required: 'current_password_required' }),
  mat_khau_moi: newPassword(itsNewPassword),
  otp: code,
}

export const language = { ngon_ngu: choice(languages) }
export const role = { role: choice(roles) }
/** Closing asks for a reason, which the parent is told; opening for a note, which only admins see. */
export const accountClosing = { khoa: flag(), ly_do: text({ max: 500 }) }
export const roleOfMany = { ...rows, ...role }
export const reveal = { mat_khau_xac_minh: password() }
export const confirmation = { otp: code }
