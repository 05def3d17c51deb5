import { lockPackageOnSale } from '../../catalogue/index.ts'
import { lockFamily } from '../../family/index.ts'
import { audit } from '../../kernel/audit.ts'
import { fail, failOnFields } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import { faultOfTransferAmount, faultOfTransferDay, type orderByHand } from '../../shared/books-fields.ts'
import { dateInVietnam, startOfDay } from '../../shared/dates.ts'
import type { Values } from '../../shared/fields.ts'
import { findOrderRow, grantPlaces, insertTransferred, purchaseOf, stateOfOrder } from '../orders/index.ts'

/** An order that is paid at once, on the day of its transfer. VNPay does not know of it and is never asked. */
export async function recordTransfer(given: Writer, body: Values<typeof orderByHand>) {
  const { tx, now, caller } = given
  const { phu_huynh_id, thong_tin_goi_id, so_tien, ngay, ma_tham_chieu, ly_do } = body
  const fault = faultOfTransferDay(ngay, now)
  if (fault) failOnFields({ ngay: fault })
  if (phu_huynh_id === caller.person!.ma_phu_huynh) fail('own_transfer')
  if (!(await lockFamily(tx, phu_huynh_id))) fail('not_found')
  const sold = (await lockPackageOnSale(tx, thong_tin_goi_id)) ?? fail('package_not_on_sale')
  if (sold.gia === 0) failOnFields({ thong_tin_goi_id: 'package_is_free' })
  const faultOfAmount = faultOfTransferAmount(so_tien, sold.gia)
  if (faultOfAmount) failOnFields({ so_tien: faultOfAmount })
  const order =
    (await insertTransferred(tx, {
      ...purchaseOf(sold, phu_huynh_id, now),
      so_tien,
      ngay_thanh_toan: startOfDay(ngay),
      transfer_reference: ma_tham_chieu,
    })) ?? fail('transfer_recorded')
  await grantPlaces(tx, order)
  await audit(given, {
    action: 'order_by_hand',
    kind: 'orders',
    subject: order.id,
    detail: {
      after: stateOfOrder(order),
      // the price, where another amount was transferred
      ...(so_tien !== sold.gia && { gia: sold.gia }),
      ngay,
      ma_tham_chieu,
      ly_do_dong: ly_do,
    },
  })
  return reply({ data: (await findOrderRow(tx, order.vnp_txn_ref, dateInVietnam(now)))!, message: 'transfer_saved' })
}
