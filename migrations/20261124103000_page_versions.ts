import type { Knex } from 'knex'

/** After a restore no number is given out again: a process would take pages of the database put aside for present ones. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function count_page_version() returns trigger language plpgsql as $$
    begin
      update page_version set version = version + 1 + floor(random() * 1e9)::bigint;
      return null;
    end $$
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function count_page_version() returns trigger language plpgsql
      as $$ begin update page_version set version = version + 1; return null; end $$
  `)
}
