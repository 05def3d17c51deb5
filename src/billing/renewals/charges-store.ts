import type { Knex } from 'knex'
import type { Order } from '../orders/store.ts'
import { hasOtherRefund } from './other-refund-store.ts'
import { catchUpDays, leadDays, stepDue } from './store.ts'

/** After the end, only a renewal that is opened then is charged: a card registered later is for the next term. */
const chargeable = `renewals.paid_order_id is null and period between :today::date - ${catchUpDays} and :today::date + ${leadDays}
  and (period >= :today::date or (opened_at at time zone 'Asia/Ho_Chi_Minh')::date = :today::date)
  and exists (select from renewed_rows join goi_dich_vu bought on bought.id = goi_dich_vu_id
              where renewal_id = renewals.id and tu_dong_gia_han and trang_thai <> 'HUY'
                and bought.ngay_ket_thuc = renewals.period)
  and not ${hasOtherRefund('renewals.id')}
  and not exists (select from orders where renewal_id = renewals.id and (
    charge_step = ${stepDue}
    -- nobody knows yet whether an earlier attempt was paid: the buyer's own at the gateway, or a charge
    or trang_thai = 'review'
    or trang_thai = 'pending' and (charge_step is not null or asked > 0 or ask_at <= ngay_tao + interval '1 day')))`

/** The announced orders of renewals whose card may be charged now. */
export async function dueCharges(db: Knex, today: string, most: number): Promise<Order[]> {
  const { rows } = await db.raw(
    `select announced.* from renewals
     join lateral (select * from orders where renewal_id = renewals.id order by id limit 1) announced on true
     join cards on cards.ma_phu_huynh = announced.ma_phu_huynh and ended_at is null
       and (expires_on is null or expires_on >= :today::date)
     join goi on goi.id = announced.thong_tin_goi_id and not da_xoa and goi.gia > 0
     where ${chargeable} order by period, renewals.id limit :most`,
    { today, most },
  )
  return rows
}

/** The step at which the renewal may be charged now; undefined if it may not. The caller holds the family. */
export async function chargeStep(tx: Knex, renewal_id: number, today: string): Promise<number | undefined> {
  const { rows } = await tx.raw(`select ${stepDue} as step from renewals where id = :renewal_id and ${chargeable}`, {
    renewal_id,
    today,
  })
  return rows[0]?.step
}

/** Whether an attempt has no outcome yet or is under review. */
export async function isBeingCharged(db: Knex, renewal_id: number): Promise<boolean> {
  const open = db('orders')
    .where({ renewal_id })
    .whereNotNull('charge_step')
    .whereIn('trang_thai', ['pending', 'review'])
  return (await open.first('id')) !== undefined
}
