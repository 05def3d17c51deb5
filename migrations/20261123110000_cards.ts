import type { Knex } from 'knex'

/** A registered card is called a card everywhere. */
export async function up(db: Knex): Promise<void> {
  await rename(db, 'mandates', 'cards')
}

export async function down(db: Knex): Promise<void> {
  await rename(db, 'cards', 'mandates')
}

async function rename(db: Knex, from: string, to: string): Promise<void> {
  await db.raw(`
    alter table ${from} rename to ${to};
    alter table ${to} rename constraint ${from}_once to ${to}_once;
    alter table ${to} rename constraint ${from}_pkey to ${to}_pkey;
    alter table ${to} rename constraint ${from}_ma_phu_huynh_fkey to ${to}_ma_phu_huynh_fkey;
    alter index ${from}_one_a_parent rename to ${to}_one_a_parent;
    alter trigger ${from}_ended on ${to} rename to ${to}_ended;
    alter trigger ${from}_late on ${to} rename to ${to}_late;
    alter trigger ${from}_gone on ${to} rename to ${to}_gone;
    alter sequence ${from}_id_seq rename to ${to}_id_seq;
    create or replace function cancel_card() returns trigger language plpgsql as $$
    declare card ${to} := case tg_op when 'INSERT' then new else old end;
    begin
      insert into card_cancellations (token, recurring_id, ask_at)
      values (card.token, card.recurring_id,
              coalesce(nullif(current_setting('an_nhi.now', true), '')::timestamptz, now()));
      return null;
    end $$;
  `)
}
