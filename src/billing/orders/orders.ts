import { lockPackageOnSale } from '../../catalogue/index.ts'
import { lockFamily } from '../../family/index.ts'
import { audit } from '../../kernel/audit.ts'
import { fail } from '../../kernel/failure.ts'
import type { Caller, Writer } from '../../kernel/given.ts'
import { countWithin } from '../../kernel/limits.ts'
import { reply } from '../../kernel/reply.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import type { Values } from '../../shared/fields.ts'
import type { newOrder } from '../../shared/order-fields.ts'
import { keepBuyer } from '../invoices/index.ts'
import { mayTakeFree } from '../subscriptions/index.ts'
import { momentOf, payUrl, saveRedirect, timeOf } from '../vnpay/index.ts'
import { grantPlaces, insertFree } from './grants-store.ts'
import { countOpen } from './heard-store.ts'
import { purchaseOf } from './new-order.ts'
import { stateOfOrder } from './record.ts'
import { ownResultUrl, returnUrl } from './result-url.ts'
import { failIfOfferChanged } from './shown.ts'
import { findReusable, insertPending, type NewOrder, type Order, payableFor } from './store.ts'

const minute = 60_000
/** A second click within this time pays the same order; the gateway still takes it for as long again. */
export const reusedFor = 15 * minute
/** An order that the gateway does not know by then is never paid, because its payment URL has ended. */
export const unpayableAfter = 60 * minute
export const firstAskedAfter = 5 * minute
const openAtMost = 5
/** Of new orders, purchases and renewals together. */
const newPerHour = 20

/** Opens the order before the buyer leaves for the gateway. What is free is granted at once. */
export async function createOrder(given: Writer, body: Values<typeof newOrder>) {
  const { tx, caller, now, gateway } = given
  const buyer = buyerOf(caller, body.phu_huynh_id)
  if (!(await lockFamily(tx, buyer))) fail('not_found')
  const sold = (await lockPackageOnSale(tx, body.thong_tin_goi_id)) ?? fail('package_not_on_sale')
  const order = purchaseOf(sold, buyer, now)
  failIfOfferChanged(body, order)
  if (sold.gia === 0) return grantFree(given, order)
  if (!gateway) fail('payment_unavailable')
  const same = await findReusable(tx, order, new Date(now.getTime() - reusedFor))
  if (!same && (await countOpen(tx, buyer)) >= openAtMost) fail('too_many_open_orders', { most: openAtMost })
  const pending = same ?? (await openOrder(given, order))
  await keepBuyer(tx, pending.id, body.hoa_don)
  return reply({
    data: { payment_url: await sendToGateway(given, pending), vnp_txn_ref: pending.vnp_txn_ref },
    message: 'order_created',
  })
}

async function openOrder(given: Writer, order: NewOrder): Promise<Order> {
  await countNewOrder(given, order.ma_phu_huynh)
  const made = await insertPending(given.tx, order, new Date(given.now.getTime() + firstAskedAfter))
  await recordCreated(given, made)
  return made
}

/** An order costs a row, a call and several questions to the gateway. */
export async function countNewOrder({ tx, secret, now }: Writer, buyer: number): Promise<void> {
  await countWithin({ db: tx, secret, now }, [{ key: `orders:${buyer}`, most: newPerHour, seconds: 3_600 }])
}

/** Somebody else's id looks like a missing one. */
function buyerOf({ person }: Caller, id: number | undefined): number {
  const own = person!.ma_phu_huynh
  return id === undefined || id === own || person!.la_admin ? (id ?? own) : fail('not_found')
}

async function grantFree(given: Writer, order: NewOrder) {
  const taking = { parent: order.ma_phu_huynh, today: dateInVietnam(given.now) }
  if (!(await mayTakeFree(given.tx, order.thong_tin_goi_id, taking))) fail('free_package_taken')
  const granted = await insertFree(given.tx, order)
  await grantPlaces(given.tx, granted)
  await recordCreated(given, granted)
  return reply({
    data: { payment_url: ownResultUrl(given, granted), vnp_txn_ref: granted.vnp_txn_ref },
    message: 'free_package_granted',
  })
}

/** The address at the gateway where the buyer pays this order, recorded as handed out. */
export async function sendToGateway({ tx, gateway, site, caller, now }: Writer, order: Order): Promise<string> {
  const until = momentOf(order.create_date)!.getTime() + payableFor
  const url = payUrl(gateway!, gateway!.payUrl, {
    txnRef: order.vnp_txn_ref,
    amount: order.so_tien,
    info: `An Nhi ${order.vnp_txn_ref} ${order.ten_goi}`,
    createDate: order.create_date,
    expireDate: timeOf(new Date(until)),
    returnUrl: returnUrl(site),
    address: caller.address,
    language: caller.language,
  })
  const { vnp_txn_ref } = order
  const request = new URL(url).search.slice(1)
  await saveRedirect(tx, { at: now, vnp_txn_ref, request, actor: caller.person!.ma_phu_huynh })
  return url
}

async function recordCreated(given: Writer, order: Order): Promise<void> {
  const detail = { after: stateOfOrder(order) }
  await audit(given, { action: 'order_created', kind: 'orders', subject: order.id, detail })
}
