import type { Knex } from 'knex'

/** The money of an order under review may be refunded although the order never counted as paid. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    do $$ declare old record; begin
      for old in select conname from pg_constraint
                 where conrelid = 'orders'::regclass and contype = 'c'
                   and pg_get_constraintdef(oid) like '%ngay_thanh_toan IS NOT NULL%'
      loop execute format('alter table orders drop constraint %I', old.conname); end loop;
    end $$;
    alter table orders add constraint orders_paid_at_a_moment
      check (trang_thai <> 'paid' or ngay_thanh_toan is not null);
    alter table refunds add column of_review boolean not null default false;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from refunds where of_review) then
        raise exception 'there is money of orders under review that was sent back: going back would lose that';
      end if;
    end $$;
    alter table refunds drop column of_review;
    alter table orders drop constraint orders_paid_at_a_moment;
    alter table orders add constraint orders_paid_at_a_moment
      check (trang_thai not in ('paid', 'refunded') or ngay_thanh_toan is not null);
  `)
}
