import { choice, type Field, money, nullable, optional, partial, text, version, whole } from './fields.ts'

export const packageTypes = ['TRA_PHI', 'MIEN_PHI'] as const

/** The gateway accepts only these prices; a free package costs 0. */
const [lowestPrice, highestPrice] = [5_000, 999_999_999]

const gia: Field<number, false> = {
  ...money({ max: highestPrice, required: 'price_required', invalid: 'invalid_price' }),
  rule: price => (price === 0 || price >= lowestPrice ? undefined : 'invalid_price'),
}
const months = whole({ min: 1, max: 1_200, required: 'duration_required', invalid: 'invalid_duration' })

/** The value that the box 'without end' of a form sends instead of a duration. */
export const withoutEnd = 'khong_gioi_han'

export const packageFields = {
  ten: text({ required: 'package_name_required' }),
  mo_ta: text({ min: 0, max: 2_000 }),
  /** In whole đồng; 0 for a free package. */
  gia,
  loai_goi: choice(packageTypes, { required: 'package_type_required', invalid: 'invalid_package_type' }),
  /** Null counts as one device. */
  so_thiet_bi: nullable(whole({ min: 1, max: 100, invalid: 'invalid_device_count' })),
  /** Null means without end. */
  thoi_han_thang: monthsOrEndless(),
}

type Offered = { ten: string; gia: number; loai_goi: (typeof packageTypes)[number] }

/** A paid package at 0 has no price yet: a form that leaves it empty stores that. */
export function isPriced({ gia, loai_goi }: Omit<Offered, 'ten'>): boolean {
  return gia > 0 || loai_goi === 'MIEN_PHI'
}

/** Whether it says what is to be sold; without a name or a price a package is not on sale. */
export function isOffered({ ten, ...row }: Offered): boolean {
  return ten !== '' && isPriced(row)
}

/** Requests the texts as typed, not translated: a form that saves them must not save a translation. */
export const asTyped = { nguyen_van: optional(choice(['1'])) }

/** Null is a package that has no name yet. An empty text is refused: whoever leaves a name out has to mean it. */
const nameOrNone: Field<string | null, false> = {
  ...nullable(packageFields.ten),
  tidy: packageFields.ten.tidy!,
  fromTyped: packageFields.ten.fromTyped,
}

export const newPackage = {
  ...packageFields,
  ten: nameOrNone,
  mo_ta: optional(packageFields.mo_ta),
  so_thiet_bi: optional(packageFields.so_thiet_bi),
}

export const changedPackage = { ...partial({ ...packageFields, ten: nameOrNone }), ...version }

/** For a form that may leave the name empty. */
export const mayBeUnnamed = { ten: nullable(packageFields.ten) }

export const newLine = { noi_dung: text({ max: 1_000, required: 'content_required' }) }

export const lineChange = { ...newLine, ...version }

/** The English of a text; null leaves it to the translation service. */
export const translationChange = { translated: nullable(text({ max: 6_000 })), ...version }

/** Null means without end. An empty text is refused, because it could be a mistake; a form has a checkbox. */
function monthsOrEndless(): Field<number | null, false> {
  const { tidy: _, ...field } = nullable(months)
  return { ...field, fromTyped: typed => (typed === withoutEnd ? null : (months.fromTyped(typed) ?? '')) }
}
