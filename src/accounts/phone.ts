import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Turns `0912345678`, `84912345678` and `+84 912 345 678` into the same E.164 number; null if it is not a number. */
export function toE164(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '')
  const phone = parsePhoneNumberFromString(/^84\d{9,10}$/.test(digits) ? `+${digits}` : digits, {
    defaultCountry: 'VN',
    extract: false,
  })
  return phone?.isValid() && !phone.ext ? phone.number : null
}

/** Like `toE164`, but null unless the number can get a code by SMS, which only a Vietnamese mobile can. */
export function toMobile(typed: string): string | null {
  const phone = toE164(typed)
  const parsed = phone ? parsePhoneNumberFromString(phone) : undefined
  return parsed?.country === 'VN' && parsed.getType() === 'MOBILE' ? phone : null
}
