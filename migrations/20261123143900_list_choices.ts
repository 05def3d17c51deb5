import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- how an admin wants lists shown; without a row as everybody gets them
    create table list_choices (
      ma_phu_huynh integer primary key references phu_huynh on delete cascade,
      roomy boolean not null default false,
      -- the columns hidden in each list, by its path
      hidden jsonb not null default '{}'
    );
    create table saved_filters (
      id integer generated always as identity primary key,
      ma_phu_huynh integer not null references phu_huynh on delete cascade,
      list text not null,
      ten text not null,
      query text not null,
      unique (ma_phu_huynh, list, ten)
    );
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table saved_filters, list_choices')
}
