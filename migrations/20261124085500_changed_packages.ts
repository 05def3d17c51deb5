import type { Knex } from 'knex'

const left = `
  update goi_dich_vu bought set left_by = (
    select orders.id from renewed_rows join orders using (renewal_id)
    where goi_dich_vu_id = bought.id and left_until is not null and orders.trang_thai = 'refunded'
    order by orders.id desc limit 1)
  where exists (select from renewed_rows where goi_dich_vu_id = bought.id and left_until is not null);`
/** What an admin noted as paid for a change is in the log of the package that it opened. */
const changed = `
  with recursive changes as (
    select subject as was, (detail ->> 'replaced_by')::int as now from audit_log
    where action = 'subscription_changed' and subject_kind = 'goi_dich_vu'
  ), chain as (
    select now as id, was as origin, false as paid_apart from changes join goi_dich_vu on id = was
    where vnp_txn_ref is not null
    union all
    select now, origin, paid_apart or is_paid(chain.id) from chain join changes on was = chain.id
  )
  update goi_dich_vu set changed_from = origin, paid_apart = chain.paid_apart or is_paid(chain.id)
  from chain where chain.id = goi_dich_vu.id;`.replaceAll(
  /is_paid\((\S+)\)/g,
  `exists (select from audit_log where action = 'subscription_assigned' and subject_kind = 'goi_dich_vu' and subject = $1
    and jsonb_exists_any(detail, array['gia', 'phuong_thuc_thanh_toan', 'ma_giao_dich']))`,
)

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table goi_dich_vu
      add column changed_from integer references goi_dich_vu,
      add column paid_apart boolean not null default false,
      add column left_by integer references orders,
      add constraint goi_dich_vu_paid_apart_is_changed check (changed_from is not null or not paid_apart);
    comment on column goi_dich_vu.changed_from is 'The bought place that admins changed into this one, also by way of others.';
    comment on column goi_dich_vu.paid_apart is 'Money for a change was noted: the refund of the first order does not end it.';
    comment on column goi_dich_vu.left_by is 'The refunded order that left it running, until an admin decides.';
    create index goi_dich_vu_changed on goi_dich_vu (changed_from) where changed_from is not null;
    create index goi_dich_vu_left on goi_dich_vu (left_by) where left_by is not null;
    ${changed}
    ${left}
    alter table renewed_rows drop column left_until;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table renewed_rows add column left_until date;
    comment on column renewed_rows.left_until is 'What the place keeps of a renewal that was refunded: protection until that day.';
    create index renewed_rows_left on renewed_rows (goi_dich_vu_id) where left_until is not null;
    update renewed_rows set left_until = coalesce(ngay_ket_thuc, 'infinity')
    from goi_dich_vu join orders on orders.id = left_by
    where goi_dich_vu_id = goi_dich_vu.id and renewed_rows.renewal_id = orders.renewal_id;
    alter table goi_dich_vu drop column left_by, drop column paid_apart, drop column changed_from;
  `)
}
