import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table phu_huynh (
      ma_phu_huynh integer generated always as identity primary key,
      ten_phu_huynh text not null check (length(ten_phu_huynh) between 1 and 255),
      email_phu_huynh text not null check (length(email_phu_huynh) between 3 and 255),
      -- an admin may create a parent whose phone is not known yet; nobody can log in to that account
      sdt text constraint phu_huynh_sdt_e164 check (sdt ~ '^\\+[1-9][0-9]{7,14}$'),
      dia_chi text check (length(dia_chi) <= 500),
      mat_khau text not null constraint phu_huynh_mat_khau_hashed check (mat_khau like '$argon2id$%'),
      la_admin boolean not null default false,
      -- no default: rows are dated by the product's clock, and a default would silently use that of the database
      ngay_tao timestamptz not null,
      -- the language in which this person gets messages
      ngon_ngu text not null default 'vi' check (ngon_ngu in ('vi', 'en')),
      -- a device cookie names the generation it was made in; a password reset starts a new one and so ends old cookies
      device_generation integer not null default 0,
      -- counts the saved versions of a row, here and in other tables, so that an edit of an old one can be refused
      phien_ban integer not null default 1 check (phien_ban >= 1),
      -- what lists search and sort by, without case and marks
      ten_tim text collate "C" generated always as (khong_dau(ten_phu_huynh)) stored,
      email_tim text collate "C" generated always as (khong_dau(email_phu_huynh)) stored,
      -- A paid package is on a device, whatever its dates. Whether a parent is Premium today depends on the dates too;
      -- lists and counters start from this mark, and so check the dates of few rows.
      co_goi_tra_phi boolean not null default false,
      constraint phu_huynh_sdt_unique unique (sdt)
    );
    create unique index phu_huynh_email_unique on phu_huynh (lower(email_phu_huynh));
    create index phu_huynh_admins on phu_huynh (ma_phu_huynh) where la_admin;
    create index phu_huynh_by_ten on phu_huynh (ten_tim, ma_phu_huynh);
    create index phu_huynh_by_email on phu_huynh (email_tim, ma_phu_huynh);
    create index phu_huynh_by_sdt on phu_huynh (sdt collate "C");
    create index phu_huynh_by_ngay_tao on phu_huynh (ngay_tao, ma_phu_huynh);
    create index phu_huynh_payers_by_id on phu_huynh (co_goi_tra_phi, ma_phu_huynh);
    create index phu_huynh_payers_by_ten on phu_huynh (co_goi_tra_phi, ten_tim, ma_phu_huynh);
    create index phu_huynh_payers_by_email on phu_huynh (co_goi_tra_phi, email_tim, ma_phu_huynh);
    create index phu_huynh_payers_by_ngay_tao on phu_huynh (co_goi_tra_phi, ngay_tao, ma_phu_huynh);
    -- A match at the start of a name is found by the ordered index, a later one by trigrams of the rest: the many names
    -- with a common first word cost little so.
    create index phu_huynh_ten_search on phu_huynh using gin (substr(ten_tim, 2) gin_trgm_ops);
    create index phu_huynh_email_search on phu_huynh using gin (substr(email_tim, 2) gin_trgm_ops);
    create index phu_huynh_sdt_search on phu_huynh using gin (sdt gin_trgm_ops);

    create trigger phu_huynh_counts_new after insert on phu_huynh referencing new table as changed
      for each statement execute function count_rows();
    create trigger phu_huynh_counts_gone after delete on phu_huynh referencing old table as changed
      for each statement execute function count_rows();
    create trigger phu_huynh_counts_none after truncate on phu_huynh for each statement execute function count_rows();
    create trigger phu_huynh_counts_values_new after insert on phu_huynh referencing new table as added
      for each statement execute function count_values('co_goi_tra_phi');
    create trigger phu_huynh_counts_values_gone after delete on phu_huynh referencing old table as gone
      for each statement execute function count_values('co_goi_tra_phi');
    create trigger phu_huynh_counts_values_changed after update on phu_huynh
      referencing new table as added old table as gone for each statement execute function count_values('co_goi_tra_phi');
    create trigger phu_huynh_counts_values_none after truncate on phu_huynh
      for each statement execute function count_values('co_goi_tra_phi');

    create table sessions (
      token_hash bytea primary key check (length(token_hash) = 32),
      ma_phu_huynh integer not null references phu_huynh on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check (expires_at > created_at)
    );
    create index sessions_of_person on sessions (ma_phu_huynh);
    create index sessions_by_end on sessions (expires_at);

    -- At most one valid code for a phone and a purpose: a new one replaces the old one.
    create table one_time_codes (
      sdt text not null,
      purpose text not null check (purpose in ('register', 'reset', 'change')),
      challenge uuid not null,
      code_hash bytea not null check (length(code_hash) = 32),
      -- the browser that asked for the code
      asker_hash bytea check (length(asker_hash) = 32),
      -- counted apart: tries from that browser, from those that have logged in to the account before, and from others
      tries integer not null default 0 check (tries between 0 and 5),
      known_browser_tries integer not null default 0 check (known_browser_tries between 0 and 5),
      others_tries integer not null default 0 check (others_tries between 0 and 5),
      expires_at timestamptz not null,
      primary key (sdt, purpose)
    );
    create index one_time_codes_by_end on one_time_codes (expires_at);

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
    drop table sealed_passwords, escrow_keys, one_time_codes, sessions, phu_huynh;
    delete from totals where what = 'phu_huynh' or what like 'phu_huynh:%';
  `)
}
