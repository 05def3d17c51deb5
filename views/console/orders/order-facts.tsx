import type { ReactNode } from 'react'
import { gatewayWords } from '../../../src/i18n/admin-gateway-answers.ts'
import { invoiceWords } from '../../../src/i18n/invoices.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { walletWords } from '../../../src/i18n/wallet.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import { InvoiceBuyer, InvoiceList } from '../../billing/invoice.tsx'
import { OrderedPackage } from '../../billing/package-on-device.tsx'
import { PaidOn } from '../../billing/paid-on.tsx'
import { Scope } from '../../billing/scope.tsx'
import { useBook } from '../../books.ts'
import { Facts } from '../../parts/facts.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { Money } from '../../parts/money.tsx'
import { RefundLink } from '../refunds/refund-state.tsx'
import type { OrderDetail } from './order-detail.ts'
import { OrderLink, ParentLink } from './order-links.tsx'
import { OrderPlaces } from './order-places.tsx'
import { OrderState } from './order-state.tsx'

/** What is known of an order; what it does not have is left out. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const say = useBook(orderWords)
  const sayOfWallet = useBook(walletWords)
  const sayReason = useBook(gatewayWords)
  const sayOfInvoice = useBook(invoiceWords)
  const label = useBook(labels)
  const { nguoi_mua, su_kien } = order.hoa_don
  const facts: [string, ReactNode | false | null][] = [
    [label('trang_thai'), <OrderState key="state" of={order} />],
    [say('order.reason'), order.ly_do && !isRefusedSince(order) && sayReason(order.ly_do)],
    [label('so_tien'), <Money key="amount" amount={order.so_tien} />],
    [say('order.gateway_said'), order.cong_bao !== null && <Money key="said" amount={order.cong_bao} />],
    [say('order.gone_back'), order.ngay_hoan && <GoneBack key="back" of={order} />],
    [say('order.left'), order.con_lai !== null && order.da_hoan > 0 && <Money key="left" amount={order.con_lai} />],
    [say('orders.parent'), <ParentLink key="parent" of={order} />],
    [say('orders.kind'), sayOfWallet(`order.${order.loai}`)],
    [say('order.renews'), order.don_goc && <OrderLink key="renews" code={order.don_goc} />],
    [say('orders.package'), <OrderedPackage key="package" of={order} />],
    [say('order.scope'), <Scope key="scope" of={order} />],
    [label('ngay_tao'), <MomentText key="created" moment={order.ngay_tao} />],
    [say('order.paid'), order.ngay_thanh_toan && <PaidOn key="paid" of={order} />],
    [
      say('order.transaction'),
      order.transfer_reference === null && order.ma_giao_dich && <code key="transaction">{order.ma_giao_dich}</code>,
    ],
    [say('order.bank'), [order.ngan_hang, order.loai_the].filter(Boolean).join(' · ')],
    [say('order.reference'), order.transfer_reference && <code key="reference">{order.transfer_reference}</code>],
    [
      say('order.refund'),
      order.co_hoan_tien ? (
        <RefundLink key="refund" order={order.vnp_txn_ref} state={order.hoan_tien} />
      ) : (
        order.hoan_duoc_den && say('order.refundable', { date: formatDate(order.hoan_duoc_den) })
      ),
    ],
    [sayOfInvoice('buyer'), nguoi_mua && <InvoiceBuyer key="invoiced" of={nguoi_mua} />],
    [sayOfInvoice('made'), su_kien.length > 0 && <InvoiceList key="made" of={su_kien} />],
    [say('order.places'), order.goi_da_mua.length > 0 && <OrderPlaces key="places" of={order} />],
  ]
  return <Facts facts={facts.filter(([, value]) => value) as [string, ReactNode][]} />
}

function GoneBack({ of: { da_hoan, ngay_hoan } }: { of: OrderDetail }) {
  const say = useBook(orderWords)
  const date = formatDate(ngay_hoan!)
  return <>{say('order.gone_back_on', { amount: formatMoney(da_hoan), date })}</>
}

/** That VNPay accepted the refund is no outcome any more once the bank refused it. */
function isRefusedSince({ trang_thai, hoan_tien }: OrderDetail): boolean {
  return trang_thai === 'refunded' && hoan_tien === 'failed'
}
