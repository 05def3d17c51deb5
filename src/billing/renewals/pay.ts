import type { Knex } from 'knex'
import { isOnSale, lockPackageOnSale } from '../../catalogue/index.ts'
import { lockFamily } from '../../family/index.ts'
import { failUnlessOwner } from '../../kernel/access.ts'
import { audit } from '../../kernel/audit.ts'
import type { Caller, Given, Writer } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import { reply } from '../../kernel/reply.ts'
import { addDays, type CalendarDate, dateInVietnam } from '../../shared/dates.ts'
import type { Fields, Values } from '../../shared/fields.ts'
import type { renewalPayment } from '../../shared/order-fields.ts'
import { keepBuyer } from '../invoices/index.ts'
import {
  countNewOrder,
  failIfOfferChanged,
  findOrder,
  findOrderById,
  firstAskedAfter,
  newReference,
  type Order,
  reusedFor,
  sendToGateway,
} from '../orders/index.ts'
import { type Place, placesOf } from '../subscriptions/index.ts'
import { timeOf } from '../vnpay/index.ts'
import { sendAnnounced } from './announced.ts'
import { announcedOrder, attemptLike, findReusableAttempt, insertRenewalOrder, type Sending } from './attempts-store.ts'
import { isBeingCharged } from './charging-store.ts'
import { payableDays } from './endings-store.ts'
import { renewedTerm } from './extend.ts'
import { findMoved, findSuccessor } from './moved-store.ts'
import { isOtherRefundOpen } from './other-refund-store.ts'
import { findRenewal, type Price, priceNow, type Renewal, renewablePlaces } from './places-store.ts'

type Named = { params: Record<string, string> }

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

/**
 * Returns a payment URL for the announced order or, if that one was at the gateway before, for another attempt like it.
 * Each costs the price of the places that are left.
 */
export async function payRenewal(given: Writer & Named, { hoa_don, ...shown }: Values<typeof renewalPayment>) {
  const { tx, caller, params, now, gateway } = given
  const asked = await findOwnOrder(tx, caller, params.vnp_txn_ref!)
  if (!(await lockFamily(tx, asked.ma_phu_huynh))) fail('not_found')
  const { renewal, announced } = await renewalOf(tx, asked)
  if (renewal.paid_order_id !== null) fail('renewal_paid')
  if ((await renewablePlaces(tx, renewal.id)).length === 0) fail('renewal_replaced')
  if (dateInVietnam(now) > lastPayableDay(renewal)) fail('renewal_too_late')
  if (await isBeingCharged(tx, renewal.id)) fail('charge_under_way')
  if (await isOtherRefundOpen(tx, renewal.id)) fail('other_refund_open')
  if (!(await lockPackageOnSale(tx, announced.thong_tin_goi_id))) fail('renewal_off_sale')
  if (!gateway) fail('payment_unavailable')
  const price = await priceNow(tx, renewal.id)
  failIfOfferChanged(shown, { ...announced, ...price })
  const sending = {
    ...price,
    ngay_tao: now,
    create_date: timeOf(now),
    ask_at: new Date(now.getTime() + firstAskedAfter),
  }
  const order =
    (await sendAnnounced(tx, announced, sending, { actor: caller.person!.ma_phu_huynh, address: caller.address })) ??
    (await findReusableAttempt(tx, renewal.id, price, new Date(now.getTime() - reusedFor))) ??
    (await anotherAttempt(given, renewal, announced, sending))
  await keepBuyer(tx, order.id, hoa_don)
  return reply({
    data: { payment_url: await sendToGateway(given, order), vnp_txn_ref: order.vnp_txn_ref },
    message: 'order_created',
  })
}

async function anotherAttempt(given: Writer, renewal: Renewal, announced: Order, sending: Sending): Promise<Order> {
  await countNewOrder(given, announced.ma_phu_huynh!)
  const vnp_txn_ref = newReference(given.now)
  const order = { ...attemptLike(announced), ...sending, vnp_txn_ref, ma_phu_huynh: announced.ma_phu_huynh! }
  const made = await insertRenewalOrder(given.tx, order, renewal.id)
  await audit(given, {
    action: 'order_created',
    kind: 'orders',
    subject: made.id,
    detail: { after: { vnp_txn_ref, loai: made.loai, so_tien: made.so_tien }, announced: announced.vnp_txn_ref },
  })
  return made
}

function lastPayableDay({ period }: Renewal): CalendarDate {
  return addDays(period, payableDays)
}

interface Own {
  renewal: Renewal
  announced: Order
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

/** Somebody else's renewal looks like a missing one. */
async function findOwnOrder(db: Knex, { person }: Caller, vnp_txn_ref: string) {
  const { renewal_id = null, ma_phu_huynh = null } = (await findOrder(db, vnp_txn_ref)) ?? {}
  if (renewal_id === null || ma_phu_huynh === null) fail('not_found')
  failUnlessOwner(person, ma_phu_huynh)
  return { renewal_id, ma_phu_huynh }
}

async function renewalOf(db: Knex, { renewal_id }: { renewal_id: number }): Promise<Own> {
  return { renewal: await findRenewal(db, renewal_id), announced: await announcedOrder(db, renewal_id) }
}
