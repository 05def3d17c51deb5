import { orderWords } from '../../../src/i18n/orders.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { useBook } from '../../books.ts'
import { State } from '../subscriptions/state.tsx'
import type { OrderDetail } from './order-detail.ts'

/** The places that an order created or renewed, each with its state and device. */
export function OrderPlaces({ of }: { of: OrderDetail['goi_da_mua'] }) {
  const say = useBook(orderWords)
  return (
    <ul className="plain order-places">
      {of.map(({ id, ten_thiet_bi, ma_thiet_bi, ngay_ket_thuc, ...row }) => (
        <li key={id}>
          <State of={row} /> {ten_thiet_bi} {ma_thiet_bi && <code>{ma_thiet_bi}</code>}{' '}
          {ngay_ket_thuc && row.trang_thai !== 'HUY' && (
            <span className="soft">
              {say(row.trang_thai === 'HET_HAN' ? 'order.since' : 'order.until', {
                date: formatDate(ngay_ket_thuc),
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
