import type { Knex } from 'knex'

/** The announced order had its price lowered for lost places; the log has what it was at first. */
const announced = `
  update renewals set announced_amount = price.so_tien, announced_places = price.so_thiet_bi
  from (
    select distinct on (orders.renewal_id) orders.renewal_id,
           coalesce((detail #>> '{before,so_tien}')::bigint, orders.so_tien) as so_tien,
           coalesce((detail #>> '{before,so_thiet_bi}')::integer, orders.so_thiet_bi) as so_thiet_bi
    from orders left join audit_log on action = 'order_repriced' and subject_kind = 'orders' and subject = orders.id
    where orders.renewal_id is not null order by orders.renewal_id, orders.id, audit_log.id
  ) price
  where price.renewal_id = renewals.id;`

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table renewals add column announced_amount bigint, add column announced_places integer;
    comment on column renewals.announced_amount is 'The price that was announced for all its places; those that are left cost their shares.';
    ${announced}
    alter table renewals alter column announced_amount set not null, alter column announced_places set not null,
      add constraint renewals_price_is_of_places check (announced_amount > 0 and announced_places >= 1);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table renewals drop column announced_amount, drop column announced_places')
}
