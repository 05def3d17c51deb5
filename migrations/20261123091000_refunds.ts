import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table refunds (
      id integer generated always as identity primary key,
      -- one request per charge
      order_id integer not null constraint refunds_one_an_order unique references orders,
      ma_phu_huynh integer references phu_huynh on delete set null,
      so_tien bigint not null check (so_tien > 0),
      ly_do text not null,
      trang_thai text not null
        check (trang_thai in ('requested', 'approved', 'refused', 'processing', 'refunded', 'failed')),
      -- why an admin refused it, for the parent who asked for it
      ly_do_tu_choi text,
      ngay_tao timestamptz not null,
      decided_at timestamptz,
      -- why the gateway paid it back or did not, as a code of ours
      reason text,
      -- when the gateway was last asked; recorded before the call
      asked_at timestamptz,
      -- of an order under review
      of_review boolean not null default false,
      check (trang_thai = 'requested' or decided_at is not null),
      constraint refunds_refused_for_a_reason check (ly_do_tu_choi is null or trang_thai = 'refused')
    );
    create index refunds_by_time on refunds (ngay_tao, id);
    create index refunds_by_amount on refunds (so_tien, id);
    create index refunds_by_status on refunds (trang_thai, ngay_tao, id);
    create index refunds_of_parent on refunds (ma_phu_huynh, ngay_tao, id);
    create index refunds_to_ask on refunds (trang_thai, asked_at, id) where trang_thai in ('approved', 'processing');

    -- Why a refund was requested or refused may name people, so both go with the account, the second also from the log.
    create function forget_refund_reason() returns trigger language plpgsql as $$
    begin
      new.ly_do := '';
      new.ly_do_tu_choi := null;
      update audit_log set detail = detail - 'ly_do_tu_choi'
      where subject_kind = 'refunds' and subject = old.id and action = 'refund_refused';
      return new;
    end $$;
    create trigger refunds_forget before update on refunds for each row
      when (old.ma_phu_huynh is not null and new.ma_phu_huynh is null) execute function forget_refund_reason();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from refunds where trang_thai in ('approved', 'processing', 'refunded')) then
        raise exception 'there is money that was sent back: going back would lose that';
      end if;
    end $$;
    drop table refunds;
    drop function forget_refund_reason;
  `)
}
