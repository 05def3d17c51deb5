import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- the refund for which an invoice was adjusted or cancelled, so that each is told of once
    alter table invoice_events add column refund_id integer references refunds on delete set null;
    create unique index invoice_events_of_refund on invoice_events (refund_id);
    -- of earlier events it is known where one event and one refund have the amount
    update invoice_events event set refund_id = refunds.id from refunds
    where refunds.order_id = event.order_id and refunds.so_tien = event.so_tien
      and event.event <> 'issued' and giao_dich is null and trang_thai in ('processing', 'refunded')
      and not exists (select from refunds other where other.id <> refunds.id and other.giao_dich is null
        and (other.order_id, other.so_tien) = (event.order_id, event.so_tien))
      and not exists (select from invoice_events other where other.id <> event.id and other.event <> 'issued'
        and (other.order_id, other.so_tien) = (event.order_id, event.so_tien))`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table invoice_events drop column refund_id')
}
