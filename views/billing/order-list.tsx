import { Link } from 'react-router'
import { walletWords } from '../../src/i18n/wallet.ts'
import { prefixes } from '../../src/shared/billing-lists.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { orders, refundDue } from '../../src/shared/order-lists.ts'
import type { Page } from '../api.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'
import { DateText } from '../parts/date-text.tsx'
import { Money } from '../parts/money.tsx'
import { OrderedPackage } from './package-on-device.tsx'
import { PartPager } from './part-pager.tsx'
import type { Order } from './read-wallet.ts'
import { RefundPart } from './refund-part.tsx'

/** What the parent has ordered, paid or not. */
export function OrderList({ page }: { page: Page<Order> }) {
  const say = useBook(walletWords)
  return (
    <section className="card wallet-part" aria-labelledby="orders">
      <h2 id="orders">{say('orders')}</h2>
      {page.rows.length === 0 ? (
        <p className="soft">{say('orders_empty')}</p>
      ) : (
        <ul className="plain wallet-rows">
          {page.rows.map(row => (
            <OrderItem key={row.vnp_txn_ref} row={row} />
          ))}
        </ul>
      )}
      <PartPager list={orders} page={page} prefix={prefixes.orders} of={say('orders')} />
    </section>
  )
}

function OrderItem({ row }: { row: Order }) {
  const say = useBook(walletWords)
  return (
    <li>
      <div className="wallet-row-head">
        <h3>
          <OrderedPackage of={row} />
        </h3>
        <OrderState of={row} />
      </div>
      <p>
        <Money amount={row.so_tien} />
        <span className="soft">
          {`\u00a0· ${say(`order.${row.loai}`)}\u00a0· `}
          <DateText date={row.ngay_tao} />
        </span>
      </p>
      {row.tra_them > 0 && <p className="soft">{say('order.beyond', { amount: formatMoney(row.tra_them) })}</p>}
      {row.trang_thai === 'pending' && <RenewalWays of={row} />}
      <p>
        <Link to={`/wallet/orders/${row.vnp_txn_ref}`}>
          {say(isPaid(row) ? 'order.receipt' : 'order.details')}
          <span className="unseen"> {row.vnp_txn_ref}</span>
        </Link>
      </p>
      <RefundPart of={row} />
    </li>
  )
}

/** Of an amount that was asked of the gateway and does not hold any more, why. */
function RenewalWays({ of: { loai, ly_do, vnp_txn_ref } }: { of: Order }) {
  const say = useBook(walletWords)
  if (loai !== 'GIA_HAN') return null
  return (
    <>
      {ly_do && <p className="soft">{say(ly_do === 'renewal_repriced' ? 'order.repriced' : 'order.replaced')}</p>}
      {ly_do !== 'renewal_replaced' && (
        <p>
          <Link to={`/payment/renewal/${vnp_txn_ref}`}>{say('order.renew')}</Link>
        </p>
      )}
    </>
  )
}

const tones = {
  pending: 'info',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  review: 'warning',
  refunded: 'neutral',
} as const

export function OrderState({ of: { trang_thai, hoan_tien } }: { of: Pick<Order, 'trang_thai' | 'hoan_tien'> }) {
  const say = useBook(walletWords)
  if (refundDue({ trang_thai, hoan_tien })) return <Badge tone="warning">{say('order.refunding')}</Badge>
  return <OrderBadge state={trang_thai}>{say(`order.${trang_thai}`)}</OrderBadge>
}

export function OrderBadge({ state, children }: { state: Order['trang_thai']; children: string }) {
  return <Badge tone={tones[state]}>{children}</Badge>
}

/** Whether there is a receipt; a refunded order keeps its receipt. */
export function isPaid({ ngay_thanh_toan }: Pick<Order, 'ngay_thanh_toan'>): boolean {
  return ngay_thanh_toan !== null
}
