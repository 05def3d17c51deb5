import type { Knex } from 'knex'

interface Paid {
  ma_phu_huynh: number
  thong_tin_goi_id: number
  vnp_txn_ref: string
  ngay_mua: Date
}

/** The audit entries of orders that were paid as soon as they were made. */
export const orderEvents = (orders: string) =>
  `insert into audit_log (at, actor, action, subject_kind, subject, detail)
   select ngay_tao, actor, action, 'orders', id, jsonb_build_object(
            'before', before, 'after', jsonb_build_object('trang_thai', becomes), 'vnp_txn_ref', vnp_txn_ref)
   from ${orders} cross join lateral (values
     (ma_phu_huynh, 'order_created', null, 'pending'),
     (null, 'order_paid', jsonb_build_object('trang_thai', 'pending'), 'paid')) event (actor, action, before, becomes)`

/** The paid order behind demo purchases, at the price of their package. */
export async function insertPaidOrder(tx: Knex, paid: Paid): Promise<void> {
  await tx.raw(
    `with ordered as (
       insert into orders (vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, loai, trang_thai, so_tien, ten_goi, so_thiet_bi,
                           thoi_han_thang, ngay_tao, ngay_thanh_toan, create_date)
       select :vnp_txn_ref, :ma_phu_huynh, id, 'MUA', 'paid', gia, ten, coalesce(so_thiet_bi, 1), thoi_han_thang,
              :ngay_mua, :ngay_mua, to_char(:ngay_mua::timestamptz at time zone 'Asia/Ho_Chi_Minh', 'YYYYMMDDHH24MISS')
       from goi where id = :thong_tin_goi_id
       returning *
     ) ${orderEvents('ordered')}`,
    { ...paid },
  )
}
