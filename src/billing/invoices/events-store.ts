import type { Knex } from 'knex'
import type { InvoiceBuyer } from './store.ts'

export type InvoiceEventKind = 'issued' | 'adjusted' | 'cancelled'

interface InvoicedOrder {
  vnp_txn_ref: string
  loai: 'MUA' | 'GIA_HAN'
  ten_goi: string
  so_thiet_bi: number
  thoi_han_thang: number | null
  so_tien: number
  ngay_thanh_toan: string
  ma_giao_dich: string | null
}

export interface ClaimedEvent {
  id: number
  key: string
  event: InvoiceEventKind
  so_tien: number
  con_lai: number
  at: Date
  tries: number
  order: InvoicedOrder
  buyer: InvoiceBuyer | null
  /** The number of the invoice that is adjusted or cancelled, where the provider told it. */
  so_hoa_don_goc: string | null
}

/** Takes the next event for one process until `until`. One that is not sent holds up the later ones of its order. */
export async function claimEvent(db: Knex, now: Date, until: Date): Promise<ClaimedEvent | undefined> {
  const { rows } = await db.raw(
    `with claimed as (
       update invoice_events set tries = tries + 1, send_at = :until where id = (
         select id from invoice_events due where sent_at is null and send_at <= :now and not exists (
           select from invoice_events earlier
           where earlier.order_id = due.order_id and earlier.id < due.id and earlier.sent_at is null)
         order by send_at, id limit 1 for update skip locked)
       returning *
     )
     select claimed.id, key, event, claimed.so_tien, con_lai, at, tries,
            (select issued.so_hoa_don from invoice_events issued
             where issued.order_id = claimed.order_id and issued.event = 'issued' and issued.id < claimed.id)
              as so_hoa_don_goc,
            json_build_object('vnp_txn_ref', vnp_txn_ref, 'loai', loai, 'ten_goi', ten_goi,
              'so_thiet_bi', so_thiet_bi, 'thoi_han_thang', thoi_han_thang, 'so_tien', da_thu,
              'ngay_thanh_toan', to_char(ngay_thanh_toan at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'ma_giao_dich', coalesce(nullif(transaction_no, '0'), transfer_reference)) as order,
            case when buyer.order_id is not null then json_build_object('ten_don_vi', ten_don_vi,
              'ma_so_thue', ma_so_thue, 'dia_chi', dia_chi, 'email', email) end as buyer
     from claimed join orders on orders.id = claimed.order_id
     left join order_invoices buyer on buyer.order_id = orders.id`,
    { now, until },
  )
  return rows[0]
}

/** What the provider answers of the invoice that it made, each if it is known already. */
export interface MadeInvoice {
  so_hoa_don: string | null
  lien_ket: string | null
}

/** Where two processes sent it, as one was slow, the first answer stays: it is the same invoice. */
export async function recordSent(db: Knex, id: number, made: MadeInvoice, sent_at: Date): Promise<void> {
  await db('invoice_events')
    .where({ id })
    .whereNull('sent_at')
    .update({ ...made, sent_at, outcome: null })
}

export async function recordFailed(
  db: Knex,
  { id, tries }: ClaimedEvent,
  failed: { outcome: string; send_at: Date },
): Promise<void> {
  await db('invoice_events').where({ id, tries }).whereNull('sent_at').update(failed)
}

export async function countDue(db: Knex, now: Date): Promise<number> {
  const [counted] = await db('invoice_events').whereNull('sent_at').where('send_at', '<=', now).count()
  return Number(counted?.count)
}
