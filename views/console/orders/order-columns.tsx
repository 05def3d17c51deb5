import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { useBook } from '../../books.ts'
import { Money } from '../../parts/money.tsx'
import { type Buyer, ParentLink } from './order-links.tsx'

/** The filters that the lists of orders and of refunds share. */
export function useOrderFilters() {
  const say = useBook(orderWords)
  const label = useBook(labels)
  return {
    vnp_txn_ref: { label: label('vnp_txn_ref') },
    ten_phu_huynh: { label: say('orders.parent') },
    ma_phu_huynh: { label: label('ma_phu_huynh') },
    tu: { label: say('orders.from') },
    den: { label: say('orders.until') },
  }
}

/** The columns that both lists have: the parent and the amount. */
export function useOrderColumns() {
  const say = useBook(orderWords)
  const label = useBook(labels)
  return {
    parent: { key: 'parent', label: say('orders.parent'), cell: (row: Buyer) => <ParentLink of={row} /> },
    amount: {
      key: 'so_tien',
      label: label('so_tien'),
      figures: true,
      sort: 'so_tien',
      cell: (row: { so_tien: number }) => <Money amount={row.so_tien} />,
    },
  } as const
}
