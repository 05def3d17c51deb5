import { orderWords } from '../../../src/i18n/orders.ts'
import { OrderCode } from '../../billing/order-code.tsx'
import { useBook } from '../../books.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { FamilyLink } from '../family-link.tsx'

/** Opens the order of this code. */
export function OrderLink({ code }: { code: string }) {
  return (
    <DialogLink opens={{ name: 'don-hang', id: code }} className="order-code">
      <OrderCode>{code}</OrderCode>
    </DialogLink>
  )
}

export type Buyer = { ma_phu_huynh: number | null; ten_phu_huynh: string | null }

/** Leads to the page of the parent, unless the account is gone. */
export function ParentLink({ of: { ma_phu_huynh, ten_phu_huynh } }: { of: Buyer }) {
  const say = useBook(orderWords)
  if (ma_phu_huynh === null) return <span className="soft">{say('orders.gone')}</span>
  return (
    <>
      <FamilyLink of={{ ma_phu_huynh, ten_phu_huynh: ten_phu_huynh ?? '' }} />{' '}
      <span className="row-id">#{ma_phu_huynh}</span>
    </>
  )
}
