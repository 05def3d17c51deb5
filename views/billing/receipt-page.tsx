import { redirect, useLoaderData } from 'react-router'
import { invoiceWords } from '../../src/i18n/invoices.ts'
import { walletWords } from '../../src/i18n/wallet.ts'
import { brand } from '../../src/shared/brand.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { formatMoney } from '../../src/shared/money.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { type Args, read, readIfThere } from '../data.ts'
import { homePhone } from '../layout/user.ts'
import { Button } from '../parts/button.tsx'
import { useDuration } from '../parts/duration.ts'
import { type Fact, Facts } from '../parts/facts.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { MomentText } from '../parts/moment-text.tsx'
import { Money } from '../parts/money.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { useLanguage } from '../words.tsx'
import { type Invoice, InvoiceBuyer, InvoiceList } from './invoice.tsx'
import { isPaid, OrderState } from './order-list.tsx'
import { OrderedPackage, WholeTerm } from './package-on-device.tsx'
import { type Order, readOrder } from './read-wallet.ts'

export async function loader(args: Args) {
  const reader = await read(args, '/auth/me')
  const code = args.params.vnp_txn_ref!
  const own = await readOrder(args, reader.ma_phu_huynh, code)
  const found = own
    ? { buyer: reader, order: own, back: '/wallet' }
    : reader.la_admin && (await readAnybodys(args, code))
  if (!found) throw redirect('/wallet')
  const params = { vnp_txn_ref: found.order.vnp_txn_ref }
  const [invoice, period] = await Promise.all([
    read(args, '/payment/orders/:vnp_txn_ref/invoice', { params }),
    read(args, '/payment/orders/:vnp_txn_ref/period', { params }),
  ])
  return { ...found, invoice, period }
}

/** For an admin, the order of any parent; null if the account was deleted. */
async function readAnybodys(args: Args, vnp_txn_ref: string) {
  const order = await readIfThere(args, '/payment/orders/:vnp_txn_ref', { params: { vnp_txn_ref } })
  if (!order || order.ma_phu_huynh === null) return null
  const buyer = await readIfThere(args, '/phu-huynh/:id', { params: { id: order.ma_phu_huynh } })
  return buyer && { buyer, order, back: `/admin/don-hang?mo=don-hang.${vnp_txn_ref}` }
}

/** An order of the reader's, as it is printed once it is paid. */
export function Component() {
  const say = useBook(walletWords)
  const { buyer, order, invoice, period, back } = useLoaderData<typeof loader>()
  const canPrint = useHydrated() && isPaid(order)
  return (
    <div className="page-narrow stack receipt-page">
      <article className="card receipt" aria-labelledby="receipt-heading">
        <header>
          <h1 id="receipt-heading">{say(isPaid(order) ? 'receipt.heading' : 'receipt.order')}</h1>
          <code>{order.vnp_txn_ref}</code>
        </header>
        <Parties buyer={buyer} invoiced={invoice.nguoi_mua} />
        <Facts facts={useFactsOf(order, invoice, period)} />
        {isPaid(order) && <p className="soft">{say('receipt.note')}</p>}
      </article>
      <div className="row receipt-ways">
        {canPrint && <Button onClick={() => window.print()}>{say('receipt.print')}</Button>}
        <LinkButton to={back} kind="secondary" icon="arrow-left">
          {say(back === '/wallet' ? 'receipt.back' : 'receipt.back_to_order')}
        </LinkButton>
      </div>
    </div>
  )
}

type Buyer = Pick<Answer<'GET', '/auth/me'>, 'ten_phu_huynh' | 'email_phu_huynh' | 'sdt'>

function Parties({ buyer, invoiced }: { buyer: Buyer; invoiced: Invoice['nguoi_mua'] }) {
  const say = useBook(walletWords)
  const sayOfInvoice = useBook(invoiceWords)
  const language = useLanguage()
  return (
    <div className="receipt-parties">
      <section>
        <h2>{say('receipt.seller')}</h2>
        <p>{brand.name}</p>
        <p>{brand.address[language]}</p>
        <p>{onOneLine(brand.hotline)}</p>
        <p>{brand.email}</p>
      </section>
      <section>
        <h2>{say('receipt.buyer')}</h2>
        <p>{buyer.ten_phu_huynh}</p>
        <p>{buyer.email_phu_huynh}</p>
        <p>{homePhone(buyer.sdt)}</p>
        {invoiced && (
          <>
            <h2>{sayOfInvoice('buyer')}</h2>
            <InvoiceBuyer of={invoiced} />
          </>
        )}
      </section>
    </div>
  )
}

type Period = Answer<'GET', '/payment/orders/:vnp_txn_ref/period'>

function useFactsOf(order: Order, { su_kien }: Invoice, period: Period): Fact[] {
  const say = useBook(walletWords)
  const sayOfInvoice = useBook(invoiceWords)
  const duration = useDuration()
  const { ngay_thanh_toan, ma_giao_dich } = order
  return [
    [say('receipt.state'), <OrderState key="state" of={order} />],
    [say('receipt.kind'), say(`order.${order.loai}`)],
    [say('receipt.package'), <OrderedPackage key="package" of={order} />],
    [say('receipt.count'), order.so_thiet_bi],
    [say('receipt.term'), duration(order.thoi_han_thang)],
    ...(period ? [[say('receipt.period'), <WholeTerm key="period" from={period.tu} end={period.den} />] as const] : []),
    [say('receipt.created'), <MomentText key="created" moment={order.ngay_tao} />],
    ...(ngay_thanh_toan ? [[say('receipt.paid'), <MomentText key="paid" moment={ngay_thanh_toan} />] as const] : []),
    ...(ma_giao_dich ? [[say('receipt.transaction'), ma_giao_dich] as const] : []),
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
}
