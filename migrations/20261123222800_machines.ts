import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Asks to be let in, of machines that nobody knows yet; so they belong to no family until one confirms.
    create table pairings (
      id uuid primary key,
      ma_thiet_bi text not null check (length(ma_thiet_bi) between 1 and 100),
      secret_hash bytea not null check (length(secret_hash) = 32),
      check_digits text not null check (check_digits ~ '^[0-9]{4}$'),
      client text not null check (length(client) between 1 and 40),
      version text not null check (length(version) between 1 and 40),
      name text not null check (length(name) between 1 and 255),
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      wrong_checks integer not null default 0,
      refused_at timestamptz,
      confirmed_at timestamptz,
      token_given_at timestamptz check (confirmed_at is not null or token_given_at is null),
      ma_phu_huynh integer,
      nguoi_dung_id integer,
      foreign key (ma_phu_huynh, nguoi_dung_id) references thiet_bi (ma_phu_huynh, nguoi_dung_id) on delete cascade,
      check ((confirmed_at is null) = (nguoi_dung_id is null))
    );
    create index pairings_by_code on pairings (lower(replace(ma_thiet_bi, '-', ''))) where confirmed_at is null and refused_at is null;
    create index pairings_by_age on pairings (expires_at);
    create index pairings_of_device on pairings (ma_phu_huynh, nguoi_dung_id);

    create table device_tokens (
      ma_phu_huynh integer not null,
      token_hash bytea not null unique check (length(token_hash) = 32),
      removal_hash bytea not null unique check (length(removal_hash) = 32),
      nguoi_dung_id integer not null,
      pairing bigint generated always as identity,
      made_at timestamptz not null,
      ended_at timestamptz,
      primary key (ma_phu_huynh, token_hash)
    );
    -- an ended token outlives its machine, so that the machine can be told
    create unique index device_tokens_now on device_tokens (ma_phu_huynh, nguoi_dung_id) where ended_at is null;
    create index device_tokens_ended on device_tokens (ended_at);
    comment on column device_tokens.pairing is 'counts up: what a later pairing uploads is later';

    create table device_states (
      ma_phu_huynh integer not null,
      nguoi_dung_id integer not null,
      ma_tre_em integer not null,
      client text not null,
      version text not null,
      paired_at timestamptz not null,
      last_seen timestamptz,
      applied integer,
      applied_at timestamptz,
      behind_since timestamptz,
      failing_since timestamptz,
      checks jsonb not null default '[]' check (pg_column_size(checks) <= 16384),
      removed_at timestamptz,
      clock jsonb not null default '{}',
      licence text not null default '',
      told text not null default 'waiting',
      silence_told_at timestamptz,
      syncs integer not null default 0,
      syncs_since timestamptz,
      primary key (ma_phu_huynh, nguoi_dung_id),
      foreign key (ma_phu_huynh, nguoi_dung_id) references thiet_bi (ma_phu_huynh, nguoi_dung_id) on delete cascade
    );
    create index device_states_by_silence on device_states (last_seen) where told <> 'silent' and removed_at is null;
    comment on table device_states is 'the last that each machine said of itself';
    comment on column device_states.behind_since is 'since when it syncs without having applied the newest rules';
    comment on column device_states.ma_tre_em is 'whose rules it was told last';
    comment on column device_states.licence is 'which package it was told of last';
    comment on column device_states.told is 'the state of the last event';
    comment on column device_states.syncs is 'in the minute that began at syncs_since';

    create table device_messages (
      ma_phu_huynh integer not null,
      nguoi_dung_id integer not null,
      id uuid not null,
      kind text not null check (kind in ('test', 'text')),
      site text check (length(site) <= 255),
      text text check (length(text) <= 1000),
      at timestamptz not null,
      sent_at timestamptz,
      primary key (ma_phu_huynh, nguoi_dung_id, id),
      foreign key (ma_phu_huynh, nguoi_dung_id) references thiet_bi (ma_phu_huynh, nguoi_dung_id) on delete cascade,
      check ((kind = 'test') = (site is not null) and (kind = 'text') = (text is not null))
    );
    create index device_messages_by_age on device_messages (at);

    create table requests (
      ma_phu_huynh integer not null,
      id uuid not null,
      ma_tre_em integer not null,
      nguoi_dung_id integer not null,
      kind text not null check (kind in ('minutes', 'until', 'site', 'app')),
      minutes integer check (minutes between 1 and 240),
      until timestamptz,
      name text check (length(name) between 1 and 255),
      reason text check (length(reason) <= 500),
      at timestamptz not null,
      answer text check (answer in ('yes', 'no')),
      answered_at timestamptz,
      answered_by integer,
      grant_id uuid,
      told_at timestamptz,
      primary key (ma_phu_huynh, id),
      foreign key (ma_phu_huynh, ma_tre_em) references tre_em (ma_phu_huynh, ma_tre_em) on delete cascade,
      check (num_nonnulls(answer, answered_at, answered_by) in (0, 3))
    );
    create index requests_open on requests (ma_phu_huynh, ma_tre_em, at) where answer is null;
    create index requests_of_child on requests (ma_phu_huynh, ma_tre_em, at);
    create index requests_of_device on requests (ma_phu_huynh, nguoi_dung_id, at);
    create index requests_by_age on requests (at);
    comment on column requests.at is 'when the child asked, which may be before the machine was online';
    comment on column requests.told_at is 'when the machine was given the answer';

    create table protection_events (
      ma_phu_huynh integer not null,
      id bigint generated always as identity,
      ma_tre_em integer not null,
      nguoi_dung_id integer,
      kind text not null check (length(kind) between 1 and 40),
      detail jsonb not null default '{}' check (pg_column_size(detail) <= 4096),
      at timestamptz not null,
      primary key (ma_phu_huynh, id),
      foreign key (ma_phu_huynh, ma_tre_em) references tre_em (ma_phu_huynh, ma_tre_em) on delete cascade
    );
    create index protection_events_of_child on protection_events (ma_phu_huynh, ma_tre_em, at);
    create index protection_events_by_age on protection_events (at);

    create table news (
      id bigint generated always as identity primary key,
      about text not null,
      told jsonb not null,
      at timestamptz not null default clock_timestamp()
    );
    create index news_by_age on news (at);
    comment on table news is 'tells the other processes that something has changed; kept for minutes';

    drop table usage_days;
    create table usage_days (
      ma_phu_huynh integer not null,
      ma_tre_em integer not null,
      nguoi_dung_id integer not null,
      day date not null,
      minutes bit(1440) not null,
      items jsonb not null default '[]' check (pg_column_size(items) <= 16384),
      primary key (ma_phu_huynh, ma_tre_em, day, nguoi_dung_id),
      foreign key (ma_phu_huynh, ma_tre_em) references tre_em (ma_phu_huynh, ma_tre_em) on delete cascade
    ) partition by range (day);
    create table usage_days_other partition of usage_days default;
    create index usage_days_by_age on usage_days (day);
    comment on column usage_days.minutes is 'a bit for each minute of the day in which the machine was used';
    comment on column usage_days.items is 'kind, name and seconds of sites and apps, the longest first';

    create table history_hours (
      ma_phu_huynh integer not null,
      ma_tre_em integer not null,
      nguoi_dung_id integer not null,
      hour timestamptz not null,
      pairing bigint not null,
      seq bigint not null,
      items jsonb not null check (pg_column_size(items) <= 32768),
      primary key (ma_phu_huynh, ma_tre_em, hour, nguoi_dung_id),
      foreign key (ma_phu_huynh, ma_tre_em) references tre_em (ma_phu_huynh, ma_tre_em) on delete cascade
    ) partition by range (hour);
    create table history_hours_other partition of history_hours default;
    create index history_hours_by_age on history_hours (hour);
    comment on column history_hours.items is 'minute, kind, name, seconds and whether it was blocked; never a full address';

    create function end_device_tokens() returns trigger language plpgsql as $$
    begin
      update device_tokens set ended_at = coalesce(nullif(current_setting('an_nhi.now', true), '')::timestamptz, now())
      where ma_phu_huynh = old.ma_phu_huynh and nguoi_dung_id = old.nguoi_dung_id and ended_at is null;
      return old;
    end $$;
    create trigger thiet_bi_ends_tokens before delete on thiet_bi for each row execute function end_device_tokens();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger thiet_bi_ends_tokens on thiet_bi;
    drop function end_device_tokens();
    drop table history_hours, news, protection_events, requests, device_messages, device_states,
      device_tokens, pairings;
  `)
}
