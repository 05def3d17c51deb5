import { dateInVietnam } from './dates.ts'
import { date, type Fault, type Field, money, text, whole } from './fields.ts'
import { composed } from './password-rules.ts'
import { hidden } from './typed.ts'

const year = 366 * 86_400_000

const longest = 100
/** Spaces, and fillers that nobody sees. */
const unseen = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu

/** As banks write it, however it was typed or copied: the same transfer then has the same reference. */
export function reference(): Field<string, false> {
  // what no text may have is refused, not taken away
  const withoutUnseen = (typed: string) => typed.replace(unseen, sign => (hidden.test(sign) ? sign : ''))
  const tidy = (typed: string) => composed(withoutUnseen(typed), longest, 'NFKC').toUpperCase()
  return { ...text({ max: longest }), tidy }
}

/** An order that was paid by bank transfer. */
export const orderByHand = {
  phu_huynh_id: whole({ min: 1 }),
  thong_tin_goi_id: whole({ min: 1 }),
  so_tien: money({ min: 1, max: 999_999_999 }),
  ngay: date(),
  ma_tham_chieu: reference(),
  ly_do: text({ max: 500 }),
}

/** Discounts and bank fees are less than this; a digit too many or too few is more. */
export function faultOfTransferAmount(amount: number, price: number): Fault | undefined {
  return amount < price / 2 || amount > price * 2 ? 'transfer_amount' : undefined
}

/** A day by mistake would put the money out of sight of the books. */
export function faultOfTransferDay(day: string, now: Date): Fault | undefined {
  const isLately = day <= dateInVietnam(now) && day >= dateInVietnam(new Date(now.getTime() - year))
  return isLately ? undefined : 'transfer_day'
}
