import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- An id alone does not say which table it is from; so far all were ids of parents.
    alter table audit_log add column subject_kind text;
    update audit_log set subject_kind = 'phu_huynh' where subject is not null;
    alter table audit_log
      add constraint audit_log_subject_has_kind check ((subject is null) = (subject_kind is null));
    drop index audit_log_by_subject;
    create index audit_log_by_subject on audit_log (subject_kind, subject, at desc);
    create index audit_log_by_time on audit_log (at desc, id desc);
    create index audit_log_by_action on audit_log (action, at desc);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index audit_log_by_action, audit_log_by_time, audit_log_by_subject;
    alter table audit_log drop column subject_kind;
    create index audit_log_by_subject on audit_log (subject, at desc);
  `)
}
