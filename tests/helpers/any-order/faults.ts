import type { Numbered } from './numbers.ts'
import type { Watched } from './world.ts'

/** Each finds whom the fault in its name is about. `taken` has what was taken for an order, `again` what was paid once more. */
const ofPlaces = {
  'two active places on device': `
    select nguoi_dung_id::text from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG'
    group by nguoi_dung_id having count(*) > 1`,
  'places do not add up': `
    select vnp_txn_ref from orders
    join goi_dich_vu using (vnp_txn_ref) where place is not null
    group by vnp_txn_ref having sum(gia) <> max(da_thu) or count(*) <> max(so_thiet_bi)`,
  'granted, not paid': `
    select vnp_txn_ref from goi_dich_vu join orders using (vnp_txn_ref)
    where place is not null and orders.trang_thai <> 'paid'
      and not (orders.trang_thai = 'refunded' and goi_dich_vu.trang_thai = 'HUY')`,
  'paid, not granted': `
    select vnp_txn_ref from orders where loai = 'MUA' and trang_thai = 'paid'
      and not exists (select from goi_dich_vu where vnp_txn_ref = orders.vnp_txn_ref)`,
  'a period of a place was paid twice': `
    select goi_dich_vu_id::text from renewed_rows where after is not null
    group by goi_dich_vu_id, before ->> 'ngay_ket_thuc' having count(*) > 1`,
  'two free places of a parent': `
    select ma_phu_huynh::text from goi_dich_vu
    where gia = 0 and place = 1 and trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG')
    group by ma_phu_huynh, thong_tin_goi_id having count(*) > 1`,
  'more places were renewed than were paid for': `
    select vnp_txn_ref from orders
    join renewed_rows using (renewal_id) join renewals on paid_order_id = orders.id
    where after is not null group by vnp_txn_ref, so_thiet_bi having count(*) > so_thiet_bi`,
  'a parent moved too often': `
    select by_parent::text from moves
    where (select count(*) from moves before where before.by_parent = moves.by_parent
             and before.at between moves.at - interval '364 days' and moves.at) > 3`,
}

/** Of orders, and of what the log and the invoices say of them. */
const ofOrders = {
  'paid, and neither the gateway took it nor an admin said so': `
    select vnp_txn_ref
    from orders left join taken using (vnp_txn_ref)
    where trang_thai in ('paid', 'refunded') and ngay_thanh_toan is not null and so_tien > 0
      and so_tien is distinct from amount and not exists (
        select from audit_log where action = 'order_granted' and subject = orders.id)`,
  'a period was paid twice': `
    select renewal_id::text from orders where trang_thai = 'paid' and renewal_id is not null
    group by renewal_id having count(*) > 1`,
  'a card was charged twice for a period': `
    select renewal_id::text from orders
    where charge_step is not null and trang_thai in ('paid', 'review', 'pending') group by renewal_id having count(*) > 1`,
  'one order was charged twice': `
    select vnp_txn_ref from gateway_calls where kind = 'charge'
    group by vnp_txn_ref having count(*) > 1`,
  'more open orders than are allowed': `
    select ma_phu_huynh::text from orders
    where loai = 'MUA' and trang_thai = 'pending' and ma_phu_huynh is not null and not exists (
      select from gateway_calls calls where calls.vnp_txn_ref = orders.vnp_txn_ref and said = 'unfinished')
    group by ma_phu_huynh having count(*) > 5`,
  'the log says another state': `
    select subject_kind || ' ' || subject || ' ' || said
    from (select distinct on (subject_kind, subject) subject_kind, subject, detail -> 'after' ->> 'trang_thai' as said
          from audit_log where jsonb_exists(detail -> 'after', 'trang_thai')
          order by subject_kind, subject, id desc) last
    left join goi_dich_vu on subject_kind = 'goi_dich_vu' and goi_dich_vu.id = subject and ma_phu_huynh is not null
    left join orders on subject_kind = 'orders' and orders.id = subject
    left join refunds on subject_kind = 'refunds' and refunds.id = subject
    where said <> coalesce(goi_dich_vu.trang_thai, orders.trang_thai, refunds.trang_thai)`,
  'what is invoiced is not what was paid': `
    select vnp_txn_ref from orders cross join lateral (
      select count(*) filter (where event = 'issued') as issued, min(con_lai) as con_lai,
             coalesce(sum(so_tien) filter (where event <> 'issued'), 0) as returned
      from invoice_events where order_id = orders.id) told cross join lateral (
      select coalesce(sum(so_tien), 0) as sent from refunds
      where order_id = orders.id and giao_dich is null and (trang_thai in ('processing', 'refunded')
        -- the bank refused what was told, and it is still to go back
        or trang_thai = 'failed' and exists (select from invoice_events where refund_id = refunds.id))) back
    where so_tien > 0 and ngay_thanh_toan is not null
      and (issued <> 1 or (con_lai = 0) <> (trang_thai = 'refunded') or returned <> sent)`,
}

/** Of refunds, and of what was paid twice and has to go back. */
const ofMoneyBack = {
  'asked for more than was taken': `
    select vnp_txn_ref from refunds join orders on orders.id = order_id
      left join taken using (vnp_txn_ref)
    where giao_dich is null and refunds.trang_thai in ('approved', 'processing')
      -- an admin says of an order granted by hand that the money is there; if it is not, the gateway refuses
      and not exists (select from audit_log where action = 'order_granted' and subject = orders.id)
    -- of a suspected payment, which is not among those taken, the gateway names the amount too
    group by vnp_txn_ref, amount, gateway_amount having sum(refunds.so_tien) > coalesce(amount, gateway_amount, 0)`,
  'more went back than was paid': `
    select vnp_txn_ref from refunds join orders on orders.id = order_id
    where giao_dich is null and refunds.trang_thai in ('approved', 'processing', 'refunded')
    group by vnp_txn_ref, gateway_amount, orders.so_tien
    having sum(refunds.so_tien) > coalesce(gateway_amount, orders.so_tien)`,
  'more went back than was paid twice': `
    select vnp_txn_ref from refunds join orders on orders.id = order_id
      left join second_payments second on second.order_id = orders.id and second.transaction_no = giao_dich
    where giao_dich is not null and refunds.trang_thai in ('approved', 'processing', 'refunded')
    group by vnp_txn_ref, giao_dich, second.so_tien having sum(refunds.so_tien) > coalesce(second.so_tien, 0)`,
  'paid twice, and nobody hears of it': `
    select vnp_txn_ref from again join orders using (vnp_txn_ref)
    where trang_thai <> 'review' and transaction_no <> giao_dich and not exists (
      select from second_payments where order_id = orders.id and second_payments.transaction_no = giao_dich)`,
  'listed as paid twice, and was not': `
    select vnp_txn_ref from second_payments join orders on orders.id = order_id
    -- the gateway also takes, or may take, under the number of a suspected payment and of another amount
    group by vnp_txn_ref, orders.transaction_no having count(*) > (
      select count(*) from jsonb_to_recordset(:numbers::jsonb) as numbers (vnp_txn_ref text, giao_dich text)
      where numbers.vnp_txn_ref = orders.vnp_txn_ref and giao_dich <> orders.transaction_no)`,
}

/** All in one statement, because they are looked for after every act. */
const faults = Object.entries({ ...ofPlaces, ...ofOrders, ...ofMoneyBack })
  .map(([fault, who]) => `select '${fault}' as fault, who from (${who}\n) found (who)`)
  .join('\nunion all\n')

/** What must never be found in the tables, whatever came before. */
export async function findFaults({ app, taken, again }: Watched, heard: Numbered[]): Promise<string[]> {
  const { rows } = await app.db.raw(
    `with again as (
       select * from jsonb_to_recordset(:again::jsonb) as again (vnp_txn_ref text, giao_dich text, so_tien bigint)
     ), taken as (
       select key as vnp_txn_ref, value::int as amount from jsonb_each_text(:taken)
       union all
       select vnp_txn_ref, so_tien from orders where charge_step is not null or transfer_reference is not null
     )
     ${faults}`,
    { taken: Object.fromEntries(taken), again: JSON.stringify(again), numbers: JSON.stringify(heard) },
  )
  return rows.map(({ fault, who }: { fault: string; who: string }) => `${fault}: ${who}`)
}
