import { fail } from '../../kernel/failure.ts'
import type { Values } from '../../shared/fields.ts'
import { formatMoney } from '../../shared/money.ts'
import type { shownPackage } from '../../shared/order-fields.ts'
import type { NewOrder } from './store.ts'

type Offer = Pick<NewOrder, 'so_tien' | 'so_thiet_bi' | 'thoi_han_thang'>

/** The page of the buyer may be older than the last change of the price: it has to show the new one first. */
export function failIfOfferChanged(
  { gia_da_xem, so_thiet_bi_da_xem, thoi_han_da_xem }: Values<typeof shownPackage>,
  { so_tien, so_thiet_bi, thoi_han_thang }: Offer,
): void {
  const isOther = (shown: number | undefined, due: number) => shown !== undefined && shown !== due
  if (isOther(gia_da_xem, so_tien)) fail('price_changed', { price: formatMoney(so_tien) })
  if (isOther(so_thiet_bi_da_xem, so_thiet_bi) || isOther(thoi_han_da_xem, thoi_han_thang ?? 0)) fail('offer_changed')
}
