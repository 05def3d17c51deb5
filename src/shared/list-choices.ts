import { choice, flag, text } from './fields.ts'
import { many } from './many.ts'

/** The lists of the console whose look an admin may choose, by their paths. */
const chosenLists = [
  '/phu-huynh',
  '/tre-em',
  '/thiet-bi',
  '/payment/orders',
  '/payment/refunds',
  '/payment/settlements',
  '/lien-he',
  '/nhat-ky',
] as const
export type ChosenList = (typeof chosenLists)[number]

export const density = { thoang: flag() }
const column = text({ max: 40, pattern: '^[A-Za-z_]+$' })
export const hiddenAtMost = 20
export const hiddenColumns = {
  danh_sach: choice(chosenLists),
  cot_an: many(column, { min: 0, max: hiddenAtMost }),
}
/** One column, whatever is chosen for the others meanwhile. */
export const oneColumn = { danh_sach: choice(chosenLists), cot: column, an: flag() }
/** A filter under a name; the query is that of the list's page. */
export const savedFilter = {
  danh_sach: choice(chosenLists),
  ten: text({ max: 60, required: 'filter_name_required' }),
  truy_van: text({ max: 1000 }),
}
