import { orderWords } from '../../../src/i18n/orders.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { useBook } from '../../books.ts'
import { State } from '../subscriptions/state.tsx'
import type { OrderDetail } from './order-detail.ts'

/** The places that an order created or renewed, and what they were changed into, each with its state and device. */
export function OrderPlaces({ of: { goi_da_mua, thong_tin_goi_id: sold } }: { of: OrderDetail }) {
  const say = useBook(orderWords)
  return (
    <ul className="plain order-places">
      {goi_da_mua.map(({ id, thong_tin_goi_id, ten_goi, ten_thiet_bi, ma_thiet_bi, ngay_ket_thuc, ...row }) => (
        <li key={id}>
          <State of={row} /> {thong_tin_goi_id !== sold && `${say('order.changed', { package: ten_goi })}\u00a0· `}
          {ten_thiet_bi} {ma_thiet_bi && <code>{ma_thiet_bi}</code>}{' '}
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
