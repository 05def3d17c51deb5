import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Every key begins with the parent, so that families can be spread over several servers.
    create table policies (
      ma_phu_huynh integer not null,
      ma_tre_em integer not null,
      version integer not null check (version >= 1),
      phien_ban integer not null check (phien_ban >= 1),
      rules jsonb not null check (pg_column_size(rules) <= 65536),
      at timestamptz not null,
      primary key (ma_phu_huynh, ma_tre_em, version),
      foreign key (ma_phu_huynh, ma_tre_em) references tre_em (ma_phu_huynh, ma_tre_em) on delete cascade
    );
    create index policies_by_age on policies (at);
    comment on column policies.version is 'counts every change of what a machine is told, gifts included';
    comment on column policies.phien_ban is 'counts edits of the rules only';

    create table grants (
      ma_phu_huynh integer not null,
      id uuid not null,
      ma_tre_em integer not null,
      kind text not null check (kind in ('minutes', 'until', 'site', 'app', 'lock', 'undo')),
      minutes integer check (minutes between 0 and 1440),
      until timestamptz,
      name text check (length(name) between 1 and 255),
      how_long text check (how_long in ('once', 'today', 'always')),
      undoes uuid,
      given_by integer not null,
      at timestamptz not null,
      primary key (ma_phu_huynh, id),
      unique (ma_phu_huynh, undoes),
      foreign key (ma_phu_huynh, ma_tre_em) references tre_em (ma_phu_huynh, ma_tre_em) on delete cascade,
      check ((kind = 'undo') = (undoes is not null))
    );
    create index grants_of_child on grants (ma_phu_huynh, ma_tre_em, at);
    create index grants_by_age on grants (at);
    comment on column grants.minutes is 'what was given, or what an undo takes back';
    comment on column grants.until is 'null where it never ends';

    create table usage_days (
      ma_phu_huynh integer not null,
      ma_tre_em integer not null,
      nguoi_dung_id integer not null,
      day date not null,
      minutes bit(1440) not null,
      items jsonb not null default '[]' check (pg_column_size(items) <= 16384),
      primary key (ma_phu_huynh, ma_tre_em, day, nguoi_dung_id),
      foreign key (ma_phu_huynh, ma_tre_em) references tre_em (ma_phu_huynh, ma_tre_em) on delete cascade
    );
    create index usage_days_by_age on usage_days (day);
    comment on column usage_days.minutes is 'a bit for each minute of the day in which the machine was used';
    comment on column usage_days.items is 'kind, name and seconds of sites and apps, the longest first';

    create table consents (
      ma_phu_huynh integer not null references phu_huynh on delete cascade,
      ma_tre_em integer not null,
      purpose text not null check (purpose in ('time', 'history')),
      given_at timestamptz not null,
      version integer not null,
      given_by integer not null,
      child_at timestamptz,
      withdrawn_at timestamptz check (withdrawn_at >= given_at),
      primary key (ma_phu_huynh, ma_tre_em, purpose, given_at)
    );
    -- a child that is deleted leaves its consents as evidence, so they do not refer to it
    create unique index consents_given on consents (ma_phu_huynh, ma_tre_em, purpose) where withdrawn_at is null;
    comment on column consents.version is 'of the text that was shown';
    comment on column consents.child_at is 'when the child agreed too';
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table consents, usage_days, grants, policies')
}
