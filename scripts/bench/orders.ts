import type pg from 'pg'

interface Inserted {
  count: number
  price: number
  state: 'pending' | 'paid'
}

/** Inserts orders of today, of the demo parents in turn, and returns their references. */
export async function insertOrders(pool: pg.Pool, { count, price, state }: Inserted): Promise<string[]> {
  const { rows } = await pool.query(
    `insert into orders (vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, loai, trang_thai, so_tien, ten_goi, so_thiet_bi,
                         thoi_han_thang, ngay_tao, create_date, ask_at, ngay_thanh_toan, gateway_amount)
     select 'BENCH' || upper($3) || i, parents[1 + i % cardinality(parents)], 3, 'MUA', $3, $2::bigint, ten, 1, 12, now(),
            '20260101000000', case $3 when 'pending' then now() + interval '1 day' end,
            case $3 when 'paid' then now() end, case $3 when 'paid' then $2::bigint end
     from generate_series(1, $1::int) i join goi on goi.id = 3,
          (select array_agg(ma_phu_huynh) as parents from phu_huynh where not la_admin) all_parents
     returning vnp_txn_ref`,
    [count, price, state],
  )
  return rows.map(({ vnp_txn_ref }) => vnp_txn_ref)
}
