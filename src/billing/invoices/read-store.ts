import type { Knex } from 'knex'
import type { InvoiceEventKind, MadeInvoice } from './events-store.ts'
import type { InvoiceBuyer } from './store.ts'

interface InvoiceEvent extends MadeInvoice {
  loai: InvoiceEventKind
  luc: Date
  /** The price, or what was sent back. */
  so_tien: number
  /** Null while it is being sent. */
  gui_luc: Date | null
  /** Why it was not sent the last time. */
  loi: string | null
}

export interface OrderInvoice {
  /** Null if the buyer wants none in a name. */
  nguoi_mua: InvoiceBuyer | null
  /** Oldest first. */
  su_kien: InvoiceEvent[]
}

export async function invoiceOf(db: Knex, vnp_txn_ref: string): Promise<OrderInvoice> {
  const order = db('orders').select('id').where({ vnp_txn_ref })
  const columns = ['ten_don_vi', 'ma_so_thue', 'dia_chi', 'email'] as const
  const nguoi_mua = await db('order_invoices')
    .whereIn('order_id', order)
    .first(...columns)
  const su_kien = await db('invoice_events')
    .whereIn('order_id', order)
    .orderBy('id')
    .select({ loai: 'event', luc: 'at', so_tien: 'so_tien', gui_luc: 'sent_at', loi: 'outcome' })
    .select('so_hoa_don', 'lien_ket')
  return { nguoi_mua: nguoi_mua ?? null, su_kien }
}

/** Whose order it is; undefined if there is none, null if the account is gone. */
export async function buyerOf(db: Knex, vnp_txn_ref: string): Promise<number | null | undefined> {
  return (await db('orders').where({ vnp_txn_ref }).first('ma_phu_huynh'))?.ma_phu_huynh
}
