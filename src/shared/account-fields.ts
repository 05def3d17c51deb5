import { languages } from '../i18n/index.ts'
import { choice, email, flag, newPassword, optional, password, text } from './fields.ts'

export const roles = ['admin', 'user'] as const

const phone = text({ max: 30, invalid: 'invalid_phone' })
/** 10 to 11 digits with any separators. */
const newPhone = text({ max: 30, pattern: '^(?:[^0-9]*[0-9]){10,11}[^0-9]*$', invalid: 'phone_digits' })
const code = {
  ...text({ max: 6, required: 'code_required', invalid: 'wrong_code' }),
  // Accepts a code that was copied with spaces.
  fromTyped: (typed = '') => typed.replace(/\D/g, ''),
}

export const signIn = { sdt: phone, mat_khau: password(), ghi_nho: optional(flag()) }

export const registration = {
  ten_phu_huynh: text(),
  email_phu_huynh: email(),
  sdt: newPhone,
  mat_khau: newPassword(),
  otp: code,
}
export const registrationCode = { sdt: newPhone, email_phu_huynh: optional(email()) }

export const reset = { sdt: phone, otp: code, mat_khau_moi: newPassword() }
export const resetCode = { sdt: phone }

export const change = { mat_khau_cu: password(), mat_khau_moi: newPassword(), otp: code }

export const language = { ngon_ngu: choice(languages) }
export const role = { role: choice(roles) }
export const reveal = { mat_khau_xac_minh: password() }
