import type { Watched } from './world.ts'

/**
 * What was changed into another package, followed through the log alone: it runs on the money of the order that bought the
 * first one, or somebody noted money for the change, and then an admin is told of it once the order went back, and decides by
 * setting its term or changing it again.
 */
export async function runOnRefunded({ app }: Watched): Promise<string[]> {
  const { rows } = await app.db.raw(`
    with recursive changes as (
      select subject as was, (detail ->> 'replaced_by')::int as id, exists (
          select from audit_log opened where opened.action = 'subscription_assigned' and jsonb_exists(opened.detail, 'ma_giao_dich')
            and opened.subject = (changed.detail ->> 'replaced_by')::int) as is_paid
      from audit_log changed where action = 'subscription_changed'
    ), chain as (
      select changes.id, vnp_txn_ref, is_paid from changes join goi_dich_vu on goi_dich_vu.id = was
      where vnp_txn_ref is not null
      union all
      select changes.id, vnp_txn_ref, chain.is_paid or changes.is_paid from chain join changes on was = chain.id
    )
    select orders.vnp_txn_ref as ref, goi_dich_vu.id from chain join orders using (vnp_txn_ref)
      join goi_dich_vu on goi_dich_vu.id = chain.id
    where orders.trang_thai = 'refunded' and goi_dich_vu.trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG')
      and not (is_paid and (left_by is not null or exists (
        select from audit_log decided where subject_kind = 'goi_dich_vu'
          and (subject = goi_dich_vu.id and action in ('subscription_times_set', 'subscription_extended')
            or action = 'subscription_changed' and (detail ->> 'replaced_by')::int = goi_dich_vu.id)
          and decided.id > (select max(id) from audit_log
                            where action = 'order_refunded' and subject = orders.id))))`)
  return rows.map(
    ({ ref, id }: { ref: string; id: number }) => `place ${id} runs on the money of ${ref}, which went back`,
  )
}
