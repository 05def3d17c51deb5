import type { Knex } from 'knex'

/** The same result at half the cost: PostgreSQL sets up a function in plain SQL again for every row. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function khong_dau(van_ban text) returns text
      language plpgsql immutable parallel safe strict
      as $$ begin return lower(public.unaccent('public.unaccent', van_ban)); end $$;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function khong_dau(van_ban text) returns text
      language sql immutable parallel safe strict
      as $$ select lower(public.unaccent('public.unaccent', van_ban)) $$;
  `)
}
