import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** However a phone is typed, `0912345678`, `84912345678` or `+84 912 345 678`, it is one E.164 number; null if it is none. */
export function toE164(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '')
  const phone = parsePhoneNumberFromString(/^84\d{9,10}$/.test(digits) ? `+${digits}` : digits, {
    defaultCountry: 'VN',
    extract: false,
  })
  return phone?.isValid() && !phone.ext ? phone.number : null
}

/** A number that can receive a one-time code: a Vietnamese mobile. */
export function toMobile(typed: string): string | null {
  const phone = toE164(typed)
  const parsed = phone ? parsePhoneNumberFromString(phone) : undefined
  return parsed?.country === 'VN' && parsed.getType() === 'MOBILE' ? phone : null
}
