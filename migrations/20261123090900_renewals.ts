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
    alter table orders add foreign key (renewal_id) references renewals;

    create table renewed_rows (
      renewal_id integer not null references renewals on delete cascade,
      goi_dich_vu_id integer not null references goi_dich_vu on delete cascade,
      -- the terms before and after the payment, so that a refund can take it back
      before jsonb,
      after jsonb,
      primary key (renewal_id, goi_dich_vu_id)
    );
    create index renewed_rows_of_row on renewed_rows (goi_dich_vu_id);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from renewals where paid_order_id is not null) then
        raise exception 'there are renewals that were paid: going back would lose them';
      end if;
    end $$;
    alter table orders drop constraint orders_renewal_id_fkey;
    drop table renewed_rows, renewals;
  `)
}
