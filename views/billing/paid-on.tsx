import { DateText } from '../parts/date-text.tsx'
import { MomentText } from '../parts/moment-text.tsx'
import type { Order } from './read-wallet.ts'

/** When an order was paid; of a bank transfer only the day is known. */
export function PaidOn({ of }: { of: Pick<Order, 'ngay_thanh_toan' | 'transfer_reference'> }) {
  const { ngay_thanh_toan, transfer_reference } = of
  if (ngay_thanh_toan === null) return null
  return transfer_reference === null ? <MomentText moment={ngay_thanh_toan} /> : <DateText date={ngay_thanh_toan} />
}
