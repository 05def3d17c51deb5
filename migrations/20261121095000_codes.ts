import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- At most one valid code for a phone and a purpose: a new one replaces the old one.
    create table one_time_codes (
      sdt text not null,
      purpose text not null check (purpose in ('register', 'reset', 'change')),
      challenge uuid not null,
      code_hash bytea not null check (length(code_hash) = 32),
      tries integer not null default 0 check (tries between 0 and 5),
      expires_at timestamptz not null,
      primary key (sdt, purpose)
    );
    create index one_time_codes_by_end on one_time_codes (expires_at);

    -- The language in which a person gets messages.
    alter table phu_huynh add column ngon_ngu text not null default 'vi' check (ngon_ngu in ('vi', 'en'));

    -- Copies of passwords that only the verification password opens: it encrypts the private key that is stored here.
    create table escrow_keys (
      id integer generated always as identity primary key,
      public_key bytea not null,
      wrapped_private_key bytea not null,
      salt bytea not null,
      created_at timestamptz not null
    );
    create unique index escrow_keys_only_one on escrow_keys ((true));
    create table sealed_passwords (
      ma_phu_huynh integer primary key references phu_huynh on delete cascade,
      key_id integer not null references escrow_keys,
      sealed bytea not null
    );
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table sealed_passwords, escrow_keys;
    alter table phu_huynh drop column ngon_ngu;
    drop table one_time_codes;
  `)
}
