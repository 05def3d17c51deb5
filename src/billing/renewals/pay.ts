import { lockPackageOnSale } from '../../catalogue/index.ts'
import { lockFamily } from '../../family/index.ts'
import { audit } from '../../kernel/audit.ts'
import { fail } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import type { Values } from '../../shared/fields.ts'
import type { renewalPayment } from '../../shared/order-fields.ts'
import { keepBuyer } from '../invoices/index.ts'
import {
  countNewOrder,
  failIfOfferChanged,
  firstAskedAfter,
  newReference,
  type Order,
  reusedFor,
  sendToGateway,
} from '../orders/index.ts'
import { timeOf } from '../vnpay/index.ts'
import { sendAnnounced } from './announced.ts'
import { attemptLike, findReusableAttempt, insertRenewalOrder, type Sending } from './attempts-store.ts'
import { isBeingCharged } from './charging-store.ts'
import { isOtherRefundOpen } from './other-refund-store.ts'
import { findOwnOrder, lastPayableDay, type Own, renewalOf } from './own-renewal.ts'
import { priceNow, type Renewal, renewablePlaces } from './places-store.ts'

/**
 * Returns a payment URL for the announced order or, if that one was at the gateway before, for another attempt like it.
 * Each costs the price of the places that are left.
 */
export async function payRenewal(
  given: Writer & { params: Record<string, string> },
  { hoa_don, ...shown }: Values<typeof renewalPayment>,
) {
  const { tx, caller, params, now } = given
  const asked = await findOwnOrder(tx, caller, params.vnp_txn_ref!)
  if (!(await lockFamily(tx, asked.ma_phu_huynh))) fail('not_found')
  const { renewal, announced } = await renewalOf(tx, asked)
  await failUnlessPayable(given, { renewal, announced })
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

/** Also locks the package, so that it stays on sale until the order is made. */
async function failUnlessPayable({ tx, now, gateway }: Writer, { renewal, announced }: Own): Promise<void> {
  if (renewal.paid_order_id !== null) fail('renewal_paid')
  if ((await renewablePlaces(tx, renewal.id)).length === 0) fail('renewal_replaced')
  if (dateInVietnam(now) > lastPayableDay(renewal)) fail('renewal_too_late')
  if (await isBeingCharged(tx, renewal.id)) fail('charge_under_way')
  if (await isOtherRefundOpen(tx, renewal.id)) fail('other_refund_open')
  if (!(await lockPackageOnSale(tx, announced.thong_tin_goi_id))) fail('renewal_off_sale')
  if (!gateway) fail('payment_unavailable')
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
