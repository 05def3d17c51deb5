import type { Knex } from 'knex'

/** Why a refund was requested or refused may name people, so both go with the account; no log keeps the first. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    update audit_log set detail = detail - 'ly_do' where action = 'refund_requested';
    update refunds set ly_do = '' where ma_phu_huynh is null;
    create function forget_refund_reason() returns trigger language plpgsql as $$
    begin
      new.ly_do := '';
      new.ly_do_tu_choi := null;
      return new;
    end $$;
    create trigger refunds_forget before update on refunds for each row
      when (old.ma_phu_huynh is not null and new.ma_phu_huynh is null) execute function forget_refund_reason();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop trigger refunds_forget on refunds; drop function forget_refund_reason')
}
