import type { Knex } from 'knex'
import { isUnfinished, type Order } from '../orders/index.ts'
import { announcedOf, isWaiting } from './attempts-store.ts'
import { leadDays, payableDays, stepDue } from './endings-store.ts'
import { hasOtherRefund } from './other-refund-store.ts'
import { isRenewable } from './places-store.ts'

/** Whether there is such an order for these places: of this renewal, or of one that it replaced. */
const hasAttempt = (renewal: string, which: string) => `exists (
  select from renewed_rows own join renewed_rows attempted using (goi_dich_vu_id)
  join renewals tried on tried.id = attempted.renewal_id and tried.paid_order_id is null
  join orders on orders.renewal_id = tried.id
  where own.renewal_id = ${renewal} and (${which}))`

const isOpenCharge = `charge_step is not null and trang_thai in ('pending', 'review')`
const isUnclear = `${isOpenCharge} or trang_thai = 'review'`

/** Whether a charge has no outcome yet or is under review: the buyer cannot pay meanwhile. */
const hasOpenCharge = (renewal: string) => hasAttempt(renewal, isOpenCharge)

/** Also whether what the buyer paid is under review. */
export const hasUnclearPayment = (renewal: string) => hasAttempt(renewal, isUnclear)

/**
 * Also whether the buyer may be paying: an attempt of theirs was at the gateway, which has not told what became of it, nor
 * that its page closed unpaid.
 */
const mayHaveBeenPaid = (renewal: string) =>
  hasAttempt(renewal, `${isUnclear} or trang_thai = 'pending' and not (${isWaiting}) and not ${isUnfinished}`)

export async function isBeingCharged(db: Knex, renewal_id: number): Promise<boolean> {
  const { rows } = await db.raw(`select ${hasOpenCharge(':renewal_id')} as is_open`, { renewal_id })
  return rows[0].is_open
}

/** After the end, only a renewal that is opened then is charged: what its parent arranges later is for the next term. */
const mayBeCharged = `renewals.paid_order_id is null and period between :today::date - ${payableDays} and :today::date + ${leadDays}
  and (period >= :today::date or (opened_at at time zone 'Asia/Ho_Chi_Minh')::date = :today::date)
  and exists (select from renewed_rows join goi_dich_vu bought on bought.id = goi_dich_vu_id
              where renewal_id = renewals.id and tu_dong_gia_han and ${isRenewable})
  and not ${hasOtherRefund('renewals.id')}
  and not exists (select from orders where renewal_id = renewals.id and charge_step = ${stepDue})
  and not ${mayHaveBeenPaid('renewals.id')}`

/** A query for the announced orders of renewals that may be charged now. */
export function chargeableRenewals(db: Knex, today: string): Knex.QueryBuilder<Order, Order[]> {
  return db('renewals')
    .joinRaw(`join lateral (${announcedOf('renewals.id')}) announced on true`)
    .join('goi', 'goi.id', 'announced.thong_tin_goi_id')
    .where('goi.da_xoa', false)
    .where('goi.gia', '>', 0)
    .whereRaw(mayBeCharged, { today })
    .orderBy(['period', 'renewals.id'])
    .select('announced.*')
}

/** The step at which the renewal may be charged now; undefined if it may not. The caller holds the family. */
export async function chargeStep(tx: Knex, renewal_id: number, today: string): Promise<number | undefined> {
  const { rows } = await tx.raw(`select ${stepDue} as step from renewals where id = :renewal_id and ${mayBeCharged}`, {
    renewal_id,
    today,
  })
  return rows[0]?.step
}
