import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table sessions add confirmed_at timestamptz;
    comment on column sessions.confirmed_at is 'when a code sent to the phone was typed in this session';
    alter table phu_huynh add phone_changed_at timestamptz;
    comment on column phu_huynh.phone_changed_at is 'when an admin last changed the phone';
    alter table one_time_codes drop constraint one_time_codes_purpose_check;
    alter table one_time_codes add constraint one_time_codes_purpose_check
      check (purpose in ('register', 'reset', 'change', 'confirm'));
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from one_time_codes where purpose = 'confirm';
    alter table one_time_codes drop constraint one_time_codes_purpose_check;
    alter table one_time_codes add constraint one_time_codes_purpose_check
      check (purpose in ('register', 'reset', 'change'));
    alter table phu_huynh drop phone_changed_at;
    alter table sessions drop confirmed_at;
  `)
}
