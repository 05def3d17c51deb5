import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    -- The form in which texts are searched: lower case, no Vietnamese marks. Immutable, so that an index can use it.
    create function khong_dau(van_ban text) returns text
      language sql immutable parallel safe strict
      as $$ select lower(public.unaccent('public.unaccent', van_ban)) $$;

    create table phu_huynh (
      ma_phu_huynh integer generated always as identity primary key,
      ten_phu_huynh text not null check (length(ten_phu_huynh) between 1 and 255),
      email_phu_huynh text not null check (length(email_phu_huynh) between 3 and 255),
      sdt text not null constraint phu_huynh_sdt_e164 check (sdt ~ '^\\+[1-9][0-9]{7,14}$'),
      dia_chi text check (length(dia_chi) <= 500),
      mat_khau text not null constraint phu_huynh_mat_khau_hashed check (mat_khau like '$argon2id$%'),
      la_admin boolean not null default false,
      ngay_tao timestamptz not null default now(),
      constraint phu_huynh_sdt_unique unique (sdt)
    );
    create unique index phu_huynh_email_unique on phu_huynh (lower(email_phu_huynh));
    create index phu_huynh_ten_search on phu_huynh using gin (khong_dau(ten_phu_huynh) gin_trgm_ops);
    create index phu_huynh_admins on phu_huynh (ma_phu_huynh) where la_admin;

    create table sessions (
      token_hash bytea primary key check (length(token_hash) = 32),
      ma_phu_huynh integer not null references phu_huynh on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check (expires_at > created_at)
    );
    create index sessions_of_person on sessions (ma_phu_huynh);
    create index sessions_by_end on sessions (expires_at);

    create table rate_limits (
      key text not null,
      window_start timestamptz not null,
      ends_at timestamptz not null,
      count integer not null check (count >= 0),
      primary key (key, window_start)
    );
    create index rate_limits_by_end on rate_limits (ends_at);

    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor integer,
      action text not null,
      subject integer,
      address text,
      detail jsonb not null default '{}'
    );
    create index audit_log_by_actor on audit_log (actor, at desc);
    create index audit_log_by_subject on audit_log (subject, at desc);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table audit_log, rate_limits, sessions, phu_huynh;
    drop function khong_dau;
  `)
}
