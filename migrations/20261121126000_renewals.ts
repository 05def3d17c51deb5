import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- A renewal stands for one period of one purchase, however many attempts to pay for it there are.
    create table renewals (
      id integer generated always as identity primary key,
      -- the reference that the rows of the purchase carry
      purchase text not null,
      -- the end of the rows that it renews
      period date not null,
      opened_at timestamptz not null,
      -- set by the one order that paid for it, until that is refunded
      paid_order_id integer constraint renewals_paid_order_unique unique references orders,
      -- the first day of what was paid for
      renewed_from date,
      constraint renewals_one_a_period unique (purchase, period),
      check ((paid_order_id is null) = (renewed_from is null))
    );
    create table renewed_rows (
      renewal_id integer not null references renewals on delete cascade,
      goi_dich_vu_id integer not null references goi_dich_vu on delete cascade,
      -- the terms before and after the payment, so that a refund can take it back
      before jsonb,
      after jsonb,
      primary key (renewal_id, goi_dich_vu_id)
    );
    create index renewed_rows_of_row on renewed_rows (goi_dich_vu_id);

    alter table orders
      add column renewal_id integer references renewals,
      add constraint orders_renewal_has_period check (renewal_id is null or loai = 'GIA_HAN');
    create index orders_of_renewal on orders (renewal_id, id) where renewal_id is not null;
    create index goi_dich_vu_of_purchase_end on goi_dich_vu (ngay_ket_thuc, vnp_txn_ref) where vnp_txn_ref is not null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from renewals where paid_order_id is not null) then
        raise exception 'there are renewals that were paid: going back would lose them';
      end if;
    end $$;
    drop index goi_dich_vu_of_purchase_end;
    drop index orders_of_renewal;
    alter table orders drop constraint orders_renewal_has_period, drop column renewal_id;
    drop table renewed_rows, renewals;
  `)
}
