import { brokenRules, composedPassword } from './password-rules.ts'

/** What can be wrong with a field before anything is sent; the screen has a sentence for each. */
export type Wrong = 'missing' | 'email' | 'phone' | 'weak' | 'mismatch' | 'unchanged' | 'no_code'

export type Typed = Record<string, string>
export type Wrongs = Record<string, Wrong>

export function wrongInRegistration(typed: Typed): Wrongs {
  return firstOf(
    missing(typed, ['ten_phu_huynh', 'email_phu_huynh', 'sdt', 'mat_khau', 'xac_nhan']),
    isEmail(typed.email_phu_huynh) ? {} : { email_phu_huynh: 'email' },
    isPhone(typed.sdt) ? {} : { sdt: 'phone' },
    wrongInPair(typed.mat_khau, typed.xac_nhan, 'mat_khau'),
  )
}

export function wrongInReset(typed: Typed): Wrongs {
  return missing(typed, ['sdt'])
}

export function wrongInNewPassword(typed: Typed): Wrongs {
  return firstOf(
    missing(typed, ['mat_khau_moi', 'xac_nhan']),
    wrongInPair(typed.mat_khau_moi, typed.xac_nhan, 'mat_khau_moi'),
  )
}

export function wrongInChange(typed: Typed): Wrongs {
  const same = composedPassword(typed.mat_khau_moi ?? '') === composedPassword(typed.mat_khau_cu ?? '')
  return firstOf(missing(typed, ['mat_khau_cu']), wrongInNewPassword(typed), same ? { mat_khau_moi: 'unchanged' } : {})
}

export function wrongInCode(typed: Typed): Wrongs {
  return typed.otp?.trim() ? {} : { otp: 'no_code' }
}

/** Whether two typed passwords may be sent: all rules met, and both the same. */
export function isReady(password = '', again = ''): boolean {
  return brokenRules(password).length === 0 && password === again
}

function missing(typed: Typed, names: string[]): Wrongs {
  return Object.fromEntries(names.filter(name => !typed[name]?.trim()).map(name => [name, 'missing']))
}

function wrongInPair(password: string | undefined, again: string | undefined, name: string): Wrongs {
  if (brokenRules(password ?? '').length > 0) return { [name]: 'weak' }
  return password === again ? {} : { xac_nhan: 'mismatch' }
}

/** A field is told one thing at a time, and the first thing first. */
function firstOf(...all: Wrongs[]): Wrongs {
  return Object.assign({}, ...all.reverse())
}

function isEmail(text = ''): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
}

/** 10 to 11 digits, however they are set apart. */
function isPhone(text = ''): boolean {
  return /^\+?\d{10,11}$/.test(text.replace(/[\s().-]/g, ''))
}
