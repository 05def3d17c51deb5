import { redirect, useLoaderData } from 'react-router'
import { invoiceWords } from '../../src/i18n/invoices.ts'
import { walletWords } from '../../src/i18n/wallet.ts'
import { brand } from '../../src/shared/brand.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'
import { placeOfOrder } from '../console/order-place.ts'
import { type Args, read, readIfThere } from '../data.ts'
import { homePhone } from '../layout/user.ts'
import { Button } from '../parts/button.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { useLanguage } from '../words.tsx'
import { type Invoice, InvoiceBuyer } from './invoice.tsx'
import { isPaid } from './order-list.tsx'
import { OrderWaits } from './order-waits.tsx'
import { PaidBeyond } from './paid-beyond.tsx'
import { readOrder } from './read-wallet.ts'
import { ReceiptFacts } from './receipt-facts.tsx'

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
  return buyer && { buyer, order, back: placeOfOrder(vnp_txn_ref) }
}

/** An order of the reader's, as it is printed once it is paid. */
export function Component() {
  const say = useBook(walletWords)
  const { buyer, order, invoice, period, back } = useLoaderData<typeof loader>()
  const canPrint = useHydrated() && isPaid(order)
  return (
    <div className="page-narrow stack receipt-page">
      {back === '/wallet' && (
        <>
          <OrderWaits of={order} />
          <PaidBeyond of={order} />
        </>
      )}
      <article className="card receipt" aria-labelledby="receipt-heading">
        <header>
          <h1 id="receipt-heading">{say(isPaid(order) ? 'receipt.heading' : 'receipt.order')}</h1>
          <code>{order.vnp_txn_ref}</code>
        </header>
        <Parties buyer={buyer} invoiced={invoice.nguoi_mua} />
        <ReceiptFacts order={order} invoice={invoice} period={period} />
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
