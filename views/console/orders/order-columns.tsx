import { orderWords } from '../../../src/i18n/orders.ts'
import { useBook } from '../../books.ts'
import { Money } from '../../parts/money.tsx'
import { type Buyer, ParentLink } from './order-links.tsx'

/** The filters that the lists of orders and of refunds share. */
export function useOrderFilters() {
  const say = useBook(orderWords)
  return {
    vnp_txn_ref: { label: say('orders.code') },
    ten_phu_huynh: { label: say('orders.parent') },
    ma_phu_huynh: { label: say('orders.parent_id') },
    tu: { label: say('orders.from') },
    den: { label: say('orders.until') },
  }
}

/** The columns that both lists have: the parent and the amount. */
export function useOrderColumns() {
  const say = useBook(orderWords)
  return {
    parent: { key: 'parent', label: say('orders.parent'), cell: (row: Buyer) => <ParentLink of={row} /> },
    amount: {
      key: 'so_tien',
      label: say('orders.amount'),
      figures: true,
      sort: 'so_tien',
      cell: (row: { so_tien: number }) => <Money amount={row.so_tien} />,
    },
  } as const
}
