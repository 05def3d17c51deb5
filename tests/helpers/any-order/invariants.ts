import { findGatewayDifferences } from '../../../src/billing/ledger/gateway-store.ts'
import { findDifferences } from '../../../src/billing/ledger/store.ts'
import type { World } from './world.ts'

/** The states that may follow each state of an order. */
const onward: Record<string, string[]> = {
  'order pending': ['paid', 'failed', 'review', 'expired', 'refunded'],
  'order failed': ['paid', 'review', 'refunded'],
  'order expired': ['paid', 'review', 'refunded'],
  'order review': ['paid', 'failed', 'refunded'],
  'order paid': ['refunded'],
  'order refunded': [],
  'place CHUA_GAN': ['DANG_HOAT_DONG', 'HET_HAN', 'HUY'],
  'place DANG_HOAT_DONG': ['CHUA_GAN', 'HET_HAN', 'HUY'],
  'place HET_HAN': ['DANG_HOAT_DONG', 'CHUA_GAN', 'HUY'],
  'place HUY': [],
  'refund requested': ['approved', 'refused', 'processing', 'refunded', 'failed'],
  'refund approved': ['processing', 'refunded', 'failed'],
  'refund processing': ['refunded', 'failed'],
  'refund failed': ['approved', 'processing', 'refunded'],
  'refund refused': [],
  'refund refunded': [],
}

/** What must be true after every step; remembers the states of the step before. */
export function createInvariants(world: World) {
  const { app, taken } = world
  const states = new Map<string, string>()

  return async (): Promise<void> => {
    const faults = [...(await statesGoOnward()), ...(await broken()), ...(await contradictions())]
    if (faults.length > 0) throw new Error(faults.join('\n'))
  }

  async function statesGoOnward(): Promise<string[]> {
    const { rows } = await app.db.raw(`
      select 'order ' as what, id, trang_thai as state from orders
      union all select 'place ', id, trang_thai from goi_dich_vu
      union all select 'refund ', id, trang_thai from refunds`)
    const faults = []
    for (const { what, id, state } of rows) {
      const before = states.get(`${what}${id}`)
      if (before !== undefined && before !== state && !onward[what + before]!.includes(state))
        faults.push(`${what}${id} went from ${before} to ${state}`)
      states.set(`${what}${id}`, state)
    }
    return faults
  }

  async function broken(): Promise<string[]> {
    const { rows } = await app.db.raw(
      `with taken as (select key as vnp_txn_ref, value::int as amount from jsonb_each_text(:taken)
                      union all
                      select vnp_txn_ref, so_tien from orders where charge_step is not null or transfer_reference is not null)
       select 'paid, and the gateway took nothing' as fault, vnp_txn_ref as who from orders
       where trang_thai in ('paid', 'refunded') and so_tien > 0 and vnp_txn_ref not in (select vnp_txn_ref from taken)
       union all
       select 'two active places on device', nguoi_dung_id::text from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG'
       group by nguoi_dung_id having count(*) > 1
       union all
       select 'places do not add up', vnp_txn_ref from orders
       join goi_dich_vu using (vnp_txn_ref) where place is not null
       group by vnp_txn_ref having sum(gia) <> max(so_tien) or count(*) <> max(so_thiet_bi)
       union all
       select 'granted, not paid', vnp_txn_ref from goi_dich_vu join orders using (vnp_txn_ref)
       where place is not null and orders.trang_thai <> 'paid'
       union all
       select 'paid, not granted', vnp_txn_ref from orders where loai = 'MUA' and trang_thai = 'paid'
         and not exists (select from goi_dich_vu where vnp_txn_ref = orders.vnp_txn_ref)
       union all
       select 'a period was paid twice', renewal_id::text from orders where trang_thai = 'paid' and renewal_id is not null
       group by renewal_id having count(*) > 1
       union all
       select 'a period of a place was paid twice', goi_dich_vu_id::text from renewed_rows where after is not null
       group by goi_dich_vu_id, before ->> 'ngay_ket_thuc' having count(*) > 1
       union all
       select 'two free places of a parent', ma_phu_huynh::text from goi_dich_vu
       where gia = 0 and place = 1 and trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG')
       group by ma_phu_huynh, thong_tin_goi_id having count(*) > 1
       union all
       select 'a card was charged twice for a period', renewal_id::text from orders
       where charge_step is not null and trang_thai in ('paid', 'review', 'pending') group by renewal_id having count(*) > 1
       union all
       select 'the log says another state', subject_kind || ' ' || subject || ' ' || said
       from (select distinct on (subject_kind, subject) subject_kind, subject, detail -> 'after' ->> 'trang_thai' as said
             from audit_log where jsonb_exists(detail -> 'after', 'trang_thai')
             order by subject_kind, subject, id desc) last
       left join goi_dich_vu on subject_kind = 'goi_dich_vu' and goi_dich_vu.id = subject and ma_phu_huynh is not null
       left join orders on subject_kind = 'orders' and orders.id = subject
       left join refunds on subject_kind = 'refunds' and refunds.id = subject
       where said <> coalesce(goi_dich_vu.trang_thai, orders.trang_thai, refunds.trang_thai)
       union all
       select 'what is invoiced is not what was paid', vnp_txn_ref from orders cross join lateral (
         select count(*) filter (where event = 'issued') as issued, min(con_lai) as con_lai
         from invoice_events where order_id = orders.id) told
       where so_tien > 0 and ngay_thanh_toan is not null and (issued <> 1 or (con_lai = 0) <> (trang_thai = 'refunded'))
       union all
       select 'one order was charged twice', vnp_txn_ref from gateway_calls where kind = 'charge'
       group by vnp_txn_ref having count(*) > 1
       union all
       select 'asked for more than was taken', vnp_txn_ref from refunds join orders on orders.id = order_id
         left join taken using (vnp_txn_ref)
       group by vnp_txn_ref, amount having sum(refunds.so_tien) > coalesce(amount, 0)`,
      { taken: Object.fromEntries(taken) },
    )
    return rows.map(({ fault, who }: { fault: string; who: string }) => `${fault}: ${who}`)
  }

  async function contradictions(): Promise<string[]> {
    const found = [...(await findDifferences(app.db)), ...(await findGatewayDifferences(app.db, world.now))]
    const expected = await overpaidAtGateway()
    const wrong = found.filter(
      ({ kind, vnp_txn_ref }) =>
        kind !== 'refund_overdue' && !(kind === 'renewal_overpaid' && expected.includes(vnp_txn_ref)),
    )
    return wrong.map(each => JSON.stringify(each))
  }

  /** Renewals that lost a place after their price was sent to the gateway. */
  async function overpaidAtGateway(): Promise<string[]> {
    return app
      .db('orders')
      .join('renewed_rows', 'renewed_rows.renewal_id', 'orders.renewal_id')
      .join('audit_log', 'subject', 'goi_dich_vu_id')
      .where({ subject_kind: 'goi_dich_vu', after: null })
      .where('at', '>=', app.db.ref('orders.ngay_tao'))
      .pluck('vnp_txn_ref')
  }
}
