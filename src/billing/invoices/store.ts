import type { Knex } from 'knex'
import type { Values } from '../../shared/fields.ts'
import type { invoiceBuyer } from '../../shared/invoice-fields.ts'

export type InvoiceBuyer = Values<typeof invoiceBuyer>

/** In whose name the order is invoiced: what the newest click on it said, which may be nobody’s. */
export async function keepBuyer(tx: Knex, order_id: number, buyer: InvoiceBuyer | undefined): Promise<void> {
  if (buyer)
    await tx('order_invoices')
      .insert({ order_id, ...buyer })
      .onConflict('order_id')
      .merge()
  else await tx('order_invoices').where({ order_id }).delete()
}

/** From now on every payment is an event; nothing changes if it was so before. */
export async function startInvoicing(db: Knex, since: Date): Promise<void> {
  await db('invoicing').insert({ since }).onConflict().ignore()
}

/** For the statement that makes orders paid, which returns them as `orders` and binds `now`. What is free has no invoice. */
export const issuedInsert = (orders: string) =>
  `insert into invoice_events (order_id, event, so_tien, con_lai, at, send_at)
   select id, 'issued', da_thu, da_thu, :now::timestamptz, :now::timestamptz from ${orders}, invoicing
   where trang_thai = 'paid' and da_thu > 0
   on conflict do nothing`

interface Returned {
  order_id: number
  refund_id: number
  /** How much goes back, and how much of the price is left after it. */
  so_tien: number
  con_lai: number
}

/**
 * Called in the transaction that records money as sent back: the invoice is adjusted, or cancelled if nothing is left.
 * Orders that were not told of as paid are not told of later either. A refund is told of once, also where the bank refused
 * it and it goes again.
 */
export async function writeReturned(
  tx: Knex,
  { order_id, refund_id, so_tien, con_lai }: Returned,
  now: Date,
): Promise<void> {
  const event = con_lai === 0 ? 'cancelled' : 'adjusted'
  await tx.raw(
    `insert into invoice_events (order_id, refund_id, event, so_tien, con_lai, at, send_at)
     select order_id, :refund_id, :event, :so_tien, :con_lai, :now, :now
     from invoice_events where order_id = :order_id and event = 'issued'
     on conflict do nothing`,
    { order_id, refund_id, event, so_tien, con_lai, now },
  )
}

/** Of orders that were never paid, what was typed for an invoice is of no use. */
export async function deleteUnusedBuyers(db: Knex, before: Date): Promise<number> {
  const unpaid = db('orders').select('id').whereIn('trang_thai', ['failed', 'expired']).where('ngay_tao', '<', before)
  return db('order_invoices').whereIn('order_id', unpaid).delete()
}
