import { invoiceWords } from '../../src/i18n/invoices.ts'
import { walletWords } from '../../src/i18n/wallet.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { formatMoney } from '../../src/shared/money.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { useDuration } from '../parts/duration.ts'
import { type Fact, Facts } from '../parts/facts.tsx'
import { MomentText } from '../parts/moment-text.tsx'
import { Money } from '../parts/money.tsx'
import { type Invoice, InvoiceList } from './invoice.tsx'
import { isPaid, OrderState } from './order-list.tsx'
import { OrderedPackage, WholeTerm } from './package-on-device.tsx'
import { PaidOn } from './paid-on.tsx'
import type { Order } from './read-wallet.ts'

type Props = { order: Order; invoice: Invoice; period: Answer<'GET', '/payment/orders/:vnp_txn_ref/period'> }

/** What an order says of itself, last its total and what went back of it. */
export function ReceiptFacts({ order, invoice: { su_kien }, period }: Props) {
  const say = useBook(walletWords)
  const sayOfInvoice = useBook(invoiceWords)
  const duration = useDuration()
  const { ma_giao_dich, transfer_reference } = order
  const facts: Fact[] = [
    [say('receipt.state'), <OrderState key="state" of={order} />],
    [say('receipt.kind'), say(`order.${order.loai}`)],
    [say('receipt.package'), <OrderedPackage key="package" of={order} />],
    [say('receipt.count'), order.so_thiet_bi],
    [say('receipt.term'), duration(order.thoi_han_thang)],
    ...(period ? [[say('receipt.period'), <WholeTerm key="period" from={period.tu} end={period.den} />] as const] : []),
    [say('receipt.created'), <MomentText key="created" moment={order.ngay_tao} />],
    ...(isPaid(order) ? [[say('receipt.paid'), <PaidOn key="paid" of={order} />] as const] : []),
    ...(transfer_reference
      ? [[say('receipt.transfer'), transfer_reference] as const]
      : ma_giao_dich
        ? [[say('receipt.transaction'), ma_giao_dich] as const]
        : []),
    ...(su_kien.length > 0 ? [[sayOfInvoice('made'), <InvoiceList key="made" of={su_kien} />] as const] : []),
    [
      say('receipt.total'),
      <strong key="total" className="payment-total">
        <Money amount={order.so_tien} />
      </strong>,
    ],
    ...(order.ngay_hoan
      ? [
          [
            say('receipt.sent_back'),
            say('receipt.sent_back_on', {
              amount: formatMoney(order.da_hoan),
              date: formatDate(order.ngay_hoan),
            }),
          ] as const,
        ]
      : []),
  ]
  return <Facts facts={facts} />
}
