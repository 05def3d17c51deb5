import { lockPackageOnSale } from '../../catalogue/index.ts'
import { lockFamily } from '../../family/index.ts'
import { audit } from '../../kernel/audit.ts'
import { reply, type Writer } from '../../kernel/endpoint.ts'
import { fail, failOnFields } from '../../kernel/failure.ts'
import { faultOfTransferAmount, faultOfTransferDay, type orderByHand } from '../../shared/books-fields.ts'
import { dateInVietnam, startOfDay } from '../../shared/dates.ts'
import type { Values } from '../../shared/fields.ts'
import { findOrderRow, grantPlaces, insertTransferred, newReference } from '../orders/index.ts'
import { timeOf } from '../vnpay/index.ts'

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
      vnp_txn_ref: newReference(now),
      ma_phu_huynh: phu_huynh_id,
      thong_tin_goi_id,
      loai: 'MUA',
      so_tien,
      ten_goi: sold.ten,
      so_thiet_bi: sold.so_thiet_bi ?? 1,
      thoi_han_thang: sold.thoi_han_thang,
      ngay_tao: now,
      create_date: timeOf(now),
      ngay_thanh_toan: startOfDay(ngay),
      transfer_reference: ma_tham_chieu,
    })) ?? fail('transfer_recorded')
  await grantPlaces(tx, order)
  const { vnp_txn_ref, trang_thai, loai, so_thiet_bi, ma_phu_huynh } = order
  await audit(given, {
    action: 'order_by_hand',
    kind: 'orders',
    subject: order.id,
    detail: {
      after: { vnp_txn_ref, trang_thai, loai, so_tien, thong_tin_goi_id, so_thiet_bi, ma_phu_huynh },
      // the price, where another amount was transferred
      ...(so_tien !== sold.gia && { gia: sold.gia }),
      ngay,
      ma_tham_chieu,
      ly_do_dong: ly_do,
    },
  })
  return reply({ data: (await findOrderRow(tx, vnp_txn_ref, dateInVietnam(now)))!, message: 'transfer_saved' })
}
