import type { Knex } from 'knex'
import { isOnSale } from '../../catalogue/index.ts'
import type { Given } from '../../kernel/given.ts'
import { type CalendarDate, dateInVietnam } from '../../shared/dates.ts'
import type { Fields } from '../../shared/fields.ts'
import { findOrderById } from '../orders/index.ts'
import { type Place, placesOf } from '../subscriptions/index.ts'
import { announcedOrder } from './attempts-store.ts'
import { renewedTerm } from './extend.ts'
import { findMoved, findSuccessor } from './moved-store.ts'
import { isOtherRefundOpen } from './other-refund-store.ts'
import { findOwnOrder, lastPayableDay, type Own, renewalOf } from './own-renewal.ts'
import { type Price, priceNow, renewablePlaces } from './places-store.ts'

/** What the page behind the link of a renewal message shows. */
export async function readRenewal({ db, caller, params, now }: Given<Fields, Fields>) {
  const today = dateInVietnam(now)
  const own = await renewalOf(db, await findOwnOrder(db, caller, params.vnp_txn_ref!))
  const { renewal, announced, left } = await followSuccessor(db, own)
  const { vnp_txn_ref, ten_goi, thoi_han_thang } = announced
  const moved = left.length === 0 ? await findMoved(db, renewal.id, today) : undefined
  const trang_thai = await renewalState(db, { renewal, announced, left, moved, today })
  const places = (await placesOf(db, vnp_txn_ref, today)).filter(({ id }) => left.some(place => place.id === id))
  const { so_tien, so_thiet_bi } =
    renewal.paid_order_id === null ? await priceNow(db, renewal.id) : await paidFor(db, renewal.paid_order_id)
  return {
    vnp_txn_ref,
    so_tien,
    ten_goi,
    so_thiet_bi,
    thoi_han_thang,
    /** The end that it renews; the present one where an admin has moved it, null where there is none any more. */
    ngay_ket_thuc: trang_thai === 'moved' ? moved!.ngay_ket_thuc : renewal.period,
    /** The end after the payment; null where none is to be paid, or without an end. */
    han_moi: left[0] ? renewedTerm(left[0], thoi_han_thang, today).ngay_ket_thuc : null,
    /** Whether the term is over; the new one then begins with the payment. */
    da_het_han: renewal.period <= today,
    /** The names of the devices. */
    thiet_bi: places.flatMap(({ ten_thiet_bi }) => ten_thiet_bi ?? []),
    trang_thai,
    /** The link is that of a renewal which this one replaced. */
    da_thay: renewal.id !== own.renewal.id,
  }
}

async function paidFor(db: Knex, id: number): Promise<Price> {
  const { da_thu: so_tien, so_thiet_bi } = (await findOrderById(db, id))!
  return { so_tien, so_thiet_bi }
}

type RenewalState = 'open' | 'paid' | 'moved' | 'ended' | 'too_late' | 'off_sale' | 'other_refund_open'

interface Known extends WithPlaces {
  moved: Place | undefined
  today: CalendarDate
}

async function renewalState(db: Knex, { renewal, announced, left, moved, today }: Known): Promise<RenewalState> {
  if (renewal.paid_order_id !== null) return 'paid'
  if (left.length === 0) return moved ? 'moved' : 'ended'
  if (today > lastPayableDay(renewal)) return 'too_late'
  if (!(await isOnSale(db, announced.thong_tin_goi_id))) return 'off_sale'
  return (await isOtherRefundOpen(db, renewal.id)) ? 'other_refund_open' : 'open'
}

interface WithPlaces extends Own {
  /** The places that can still be renewed. */
  left: Place[]
}

/** The old link leads to the renewal that replaced it. */
async function followSuccessor(db: Knex, own: Own): Promise<WithPlaces> {
  const left = await renewablePlaces(db, own.renewal.id)
  const isOver = own.renewal.paid_order_id === null && left.length === 0
  const renewal = isOver ? await findSuccessor(db, own.renewal) : undefined
  if (!renewal) return { ...own, left }
  return { renewal, announced: await announcedOrder(db, renewal.id), left: await renewablePlaces(db, renewal.id) }
}
