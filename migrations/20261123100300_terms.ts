import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- An admin ended the term before its time: it is neither renewed nor reminded of.
    alter table goi_dich_vu add column ended_by_hand boolean not null default false;

    -- What is opened and paid once is the period of a place: one whose end was moved joins another renewal than the rest
    -- of its purchase.
    alter table renewed_rows add column period date;
    update renewed_rows set period = renewals.period from renewals where renewals.id = renewal_id;
    alter table renewed_rows alter column period set not null,
      add constraint renewed_rows_one_a_period unique (goi_dich_vu_id, period);
    drop index renewed_rows_of_row;
    alter table renewals drop constraint renewals_one_a_period;
    create index renewals_of_purchase on renewals (purchase, period);

    -- Packages that went from one device to another, which the history of both shows.
    create table moves (
      id integer generated always as identity primary key,
      goi_dich_vu_id integer not null references goi_dich_vu on delete cascade,
      from_device integer not null,
      to_device integer not null,
      at timestamptz not null,
      -- null where an admin moved it
      by_parent integer references phu_huynh on delete set null
    );
    create index moves_of_row on moves (goi_dich_vu_id);
    create index moves_from on moves (from_device);
    create index moves_to on moves (to_device);
    create index moves_of_parent on moves (by_parent, at);

    -- One free place of a package at a time: the second lock, beside that of the family.
    drop index orders_one_free;
    create unique index goi_dich_vu_one_free on goi_dich_vu (ma_phu_huynh, thong_tin_goi_id)
      where place = 1 and gia = 0 and trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG');

    -- The end that a place kept when its renewal was refunded, because it had been moved since; until an admin decides.
    alter table renewed_rows add column left_until date;
    create index renewed_rows_left on renewed_rows (goi_dich_vu_id) where left_until is not null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from renewals group by purchase, period having count(*) > 1) then
        raise exception 'there are ends with two renewals: going back would lose one';
      end if;
      if exists (select from orders where so_tien = 0 group by ma_phu_huynh, thong_tin_goi_id having count(*) > 1) then
        raise exception 'there are parents who took a free package again: going back would lose that';
      end if;
    end $$;
    drop index goi_dich_vu_one_free;
    create unique index orders_one_free on orders (ma_phu_huynh, thong_tin_goi_id) where so_tien = 0;
    drop table moves;
    drop index renewals_of_purchase;
    alter table renewals add constraint renewals_one_a_period unique (purchase, period);
    create index renewed_rows_of_row on renewed_rows (goi_dich_vu_id);
    alter table renewed_rows drop column left_until, drop column period;
    alter table goi_dich_vu drop column ended_by_hand;
  `)
}
