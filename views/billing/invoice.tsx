import { invoiceWords } from '../../src/i18n/invoices.ts'
import type { Answer } from '../api.ts'
import { useBook } from '../books.ts'

export type Invoice = Answer<'GET', '/payment/orders/:vnp_txn_ref/invoice'>
/** An invoice, and for admins what became of the message about it. */
type Made = Invoice['su_kien'][number] & { gui_luc?: string | null; loi?: string | null }

/** In whose name an order is invoiced. */
export function InvoiceBuyer({ of }: { of: NonNullable<Invoice['nguoi_mua']> }) {
  const say = useBook(invoiceWords)
  return (
    <>
      <p>{of.ten_don_vi}</p>
      <p>{say('tax_code_of', { code: of.ma_so_thue })}</p>
      <p>{of.dia_chi}</p>
      <p>{of.email}</p>
    </>
  )
}

/** What was invoiced, adjusted and cancelled, oldest first. */
export function InvoiceList({ of }: { of: Made[] }) {
  const say = useBook(invoiceWords)
  return (
    <ul className="plain">
      {of.map(made => (
        <li key={`${made.loai} ${made.luc}`}>
          {say(`made.${made.loai}`)}: <InvoiceNumber of={made} />
        </li>
      ))}
    </ul>
  )
}

/** The number, as a link where the provider has a page of it; otherwise why there is none. */
function InvoiceNumber({ of: { so_hoa_don, lien_ket, gui_luc, loi } }: { of: Made }) {
  const say = useBook(invoiceWords)
  if (lien_ket) return <a href={lien_ket}>{so_hoa_don ?? say('open')}</a>
  if (so_hoa_don) return so_hoa_don
  if (gui_luc) return <span className="soft">{say('unnumbered')}</span>
  const status = /^http_(\d+)$/.exec(loi ?? '')?.[1]
  const failed = status ? say('failed.answer', { status }) : loi && say('failed.silence')
  return <span className="soft">{failed ?? say('sending')}</span>
}
