import { choice, date, email, nullable, optional, partial, text, version, whole } from './fields.ts'

export const genders = ['Nam', 'Nữ', 'Khác'] as const

/** More than any family has, and few enough to be shown at once. */
export const familyLimits = { children: 30, devices: 100 }

export const grades = { min: 1, max: 12 }

/** In the order of the CSV's columns. */
export const child = {
  ten_tre: text({ required: 'child_name_required' }),
  lop: optional(nullable(whole(grades))),
  gioi_tinh: choice(genders, { required: 'gender_required' }),
  truong: optional(nullable(text())),
  ngay_sinh: optional(nullable(date({ invalid: 'invalid_birth_date', none: '0000-00-00' }))),
  email_tre_em: optional(nullable(email())),
}

/** Admins name the parent; a parent adds children to their own family. */
export const newChild = { ma_phu_huynh: optional(whole({ min: 1 })), ...child }
/** A child stays with its parent, whom a form may name again. */
export const changedChild = { ...partial(newChild), ...version }
