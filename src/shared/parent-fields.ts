import { email, type Fault, type Field, newPassword, nullable, optional, partial, text, version } from './fields.ts'

/** The phone as the admin form takes it: any separators, `0…`, `84…` or `+84…`. */
function adminPhone(): Field<string, false> {
  return { ...text({ max: 30, invalid: 'invalid_phone' }), rule: phoneFault }
}

function phoneFault(typed: string): Fault | undefined {
  if (!/^[\d+() -]*$/.test(typed)) return 'phone_characters'
  const digits = typed.replace(/\D/g, '').length
  if (digits < 10 || digits > 15) return 'phone_length'
  const phone = bareNumber(typed)
  if (phone.startsWith('0') && phone.length !== 10) return 'phone_home_length'
  if (phone.startsWith('+84') && phone.length !== 12) return 'phone_abroad_length'
  return undefined
}

/** Removes separators, and writes `84…` as `+84…`. */
export function bareNumber(typed: string): string {
  return typed.replace(/[^\d+]/g, '').replace(/^84/, '+84')
}

/** A password left blank keeps the present one. */
function changedPassword(): Field<string, false> {
  const { schema, rule, ...rest } = newPassword()
  return { ...rest, schema: { ...schema, minLength: 0 }, rule: value => (value === '' ? undefined : rule?.(value)) }
}

/** In the order of the CSV's columns. */
export const person = {
  ten_phu_huynh: text(),
  email_phu_huynh: email(),
  /** Null if an admin created the account without a phone; nobody can log in to it then. */
  sdt: optional(nullable(adminPhone())),
  dia_chi: optional(nullable(text({ max: 500 }))),
}

export const newParent = { ...person, mat_khau: newPassword() }
export const parentChange = { ...partial(person), mat_khau: optional(changedPassword()), ...version }
