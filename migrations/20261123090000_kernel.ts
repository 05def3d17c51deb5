import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    -- The form in which texts are searched: lower case, no Vietnamese marks. Immutable, so that an index can use it. In
    -- plpgsql at half the cost: PostgreSQL sets up a function in plain SQL again for every row.
    create function khong_dau(van_ban text) returns text
      language plpgsql immutable parallel safe strict
      as $$ begin return lower(public.unaccent('public.unaccent', van_ban)); end $$;

    -- One row per limit, whose window begins with its first try.
    create table rate_limits (
      key text primary key,
      ends_at timestamptz not null,
      count integer not null check (count >= 0)
    );
    create index rate_limits_by_end on rate_limits (ends_at);

    create table job_runs (
      job text not null,
      slot timestamptz not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      summary jsonb,
      primary key (job, slot)
    );
    create index job_runs_by_start on job_runs (started_at);

    create table seeds (
      name text primary key,
      sown_at timestamptz not null default now()
    );

    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor integer,
      action text not null,
      -- the table and the id of what was changed
      subject_kind text,
      subject integer,
      address text,
      detail jsonb not null default '{}',
      constraint audit_log_subject_has_kind check ((subject is null) = (subject_kind is null))
    );
    create index audit_log_by_actor on audit_log (actor, at desc);
    create index audit_log_by_subject on audit_log (subject_kind, subject, at desc);
    create index audit_log_by_time on audit_log (at desc, id desc);
    create index audit_log_by_action on audit_log (action, at desc);

    -- How many rows there are, as a sum of changes: one row for each statement that adds or deletes some.
    create table totals (
      id bigint generated always as identity primary key,
      what text not null,
      change bigint not null
    );

    -- Only adds rows, so that people who register at the same time do not wait for each other.
    create function count_rows() returns trigger language plpgsql as $$
    declare
      n bigint;
    begin
      if tg_op = 'TRUNCATE' then
        select -coalesce(sum(change), 0) into n from totals where what = tg_table_name;
      else
        select count(*) into n from changed;
      end if;
      if n <> 0 then
        insert into totals (what, change) values (tg_table_name, case tg_op when 'DELETE' then -n else n end);
      end if;
      return null;
    end $$;

    -- How many rows there are of each value of a column, in the same way.
    create function count_values() returns trigger language plpgsql as $$
    declare
      added text := format('select %I as v, 1 as n from added', tg_argv[0]);
      gone text := format('select %I as v, -1 as n from gone', tg_argv[0]);
    begin
      if tg_op = 'TRUNCATE' then
        insert into totals (what, change)
        select what, -sum(change) from totals where what like tg_table_name || ':%' group by what;
      else
        execute format(
          'insert into totals (what, change) select %L || v, sum(n) from (%s) changed where v is not null group by v having sum(n) <> 0',
          tg_table_name || ':',
          case tg_op when 'INSERT' then added when 'DELETE' then gone else added || ' union all ' || gone end);
      end if;
      return null;
    end $$;

    -- A page that is the same for every visitor is rendered once for each version of the data that it shows.
    create table page_version (
      only_row boolean primary key default true check (only_row),
      version bigint not null
    );
    insert into page_version (version) values (1);

    -- By a random step: after a restore no number is given out again, or a process would take pages of the database put
    -- aside for present ones.
    create function count_page_version() returns trigger language plpgsql as $$
    begin
      update page_version set version = version + 1 + floor(random() * 1e9)::bigint;
      return null;
    end $$;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table page_version, totals, audit_log, seeds, job_runs, rate_limits;
    drop function count_page_version, count_values, count_rows, khong_dau;
  `)
}
