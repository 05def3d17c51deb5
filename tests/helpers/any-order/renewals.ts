import type { Watched } from './world.ts'

/**
 * What waits to be paid asks for the places that are left, what was asked of the gateway for others says why it does not
 * hold any more, and no package was changed whose next term was paid.
 */
export async function renewalsDiffer({ app }: Watched): Promise<string[]> {
  const { rows } = await app.db.raw(`
    with open as (
      select orders.*, asked = 0 and ask_at > ngay_tao + interval '1 day' as is_waiting, paid_order_id is not null as is_paid, (
          select count(*) from renewed_rows join goi_dich_vu on goi_dich_vu.id = goi_dich_vu_id
          where renewed_rows.renewal_id = renewals.id and ngay_ket_thuc = renewals.period and ma_phu_huynh is not null
            and trang_thai <> 'HUY' and not ended_by_hand) as places, announced_amount, announced_places
      from orders join renewals on renewals.id = renewal_id
      where trang_thai = 'pending' and charge_step is null and ma_phu_huynh is not null
    )
    select 'waits for ' || so_tien || ' for ' || so_thiet_bi || ' of ' || places || ' places' as fault, vnp_txn_ref from open
    where is_waiting and (is_paid or so_thiet_bi <> places
                          or so_thiet_bi = announced_places and so_tien <> announced_amount or so_tien > announced_amount)
    union all
    select 'was asked of the gateway for ' || so_thiet_bi || ' of ' || places || ' places, and says ' || coalesce(reason, 'nothing'),
           vnp_txn_ref
    from open where not is_waiting and reason is distinct from case
      when is_paid or places = 0 then 'renewal_replaced' when so_thiet_bi <> places then 'renewal_repriced' end
    union all
    select 'paid for a term of a package that was changed before it began', vnp_txn_ref
    from audit_log changed join renewed_rows on goi_dich_vu_id = subject join renewals on renewals.id = renewal_id
      join orders on orders.id = paid_order_id
    where action = 'subscription_changed' and after is not null
      and (before ->> 'ngay_ket_thuc')::date > (changed.at at time zone 'Asia/Ho_Chi_Minh')::date
      and (before ->> 'ngay_ket_thuc')::date < (changed.detail #>> '{before,ngay_ket_thuc}')::date`)
  return rows.map(({ fault, vnp_txn_ref }: Record<string, string>) => `${vnp_txn_ref} ${fault}`)
}
