import type { Knex } from 'knex'

/** Why a refund was refused may name people, so deleting the account erases it from the audit log too. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    update audit_log set detail = detail - 'ly_do_tu_choi'
    where action = 'refund_refused' and subject in (select id from refunds where ma_phu_huynh is null);
    create or replace function forget_refund_reason() returns trigger language plpgsql as $$
    begin
      new.ly_do := '';
      new.ly_do_tu_choi := null;
      update audit_log set detail = detail - 'ly_do_tu_choi'
      where subject_kind = 'refunds' and subject = old.id and action = 'refund_refused';
      return new;
    end $$;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function forget_refund_reason() returns trigger language plpgsql as $$
    begin
      new.ly_do := '';
      new.ly_do_tu_choi := null;
      return new;
    end $$;
  `)
}
