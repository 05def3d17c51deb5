import type { Knex } from 'knex'

interface Paid {
  ma_phu_huynh: number
  thong_tin_goi_id: number
  vnp_txn_ref: string
  ngay_mua: Date
}

/** The paid order behind demo purchases, at the price of their package. */
export async function insertPaidOrder(tx: Knex, paid: Paid): Promise<void> {
  await tx.raw(
    `insert into orders (vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, loai, trang_thai, so_tien, ten_goi, so_thiet_bi,
                         thoi_han_thang, ngay_tao, ngay_thanh_toan, create_date)
     select :vnp_txn_ref, :ma_phu_huynh, id, 'MUA', 'paid', gia, ten, coalesce(so_thiet_bi, 1), thoi_han_thang,
            :ngay_mua, :ngay_mua, to_char(:ngay_mua::timestamptz at time zone 'Asia/Ho_Chi_Minh', 'YYYYMMDDHH24MISS')
     from goi where id = :thong_tin_goi_id`,
    { ...paid },
  )
}
