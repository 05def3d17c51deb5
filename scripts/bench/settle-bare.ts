import type pg from 'pg'

/** Writes the rows of a settled payment in the simplest way: the call, then one transaction. */
export async function settleBare(pool: pg.Pool, request: string, vnp_txn_ref: string): Promise<true> {
  const now = new Date()
  const { rows: calls } = await pool.query(
    `insert into gateway_calls (at, kind, vnp_txn_ref, request, said, amount)
     values ($1, 'ipn', $2, $3, 'paid', 390000) returning id`,
    [now, vnp_txn_ref, request],
  )
  const client = await pool.connect()
  await client.query('begin')
  const { rows: found } = await client.query('select id, ma_phu_huynh from orders where vnp_txn_ref = $1', [
    vnp_txn_ref,
  ])
  const [{ id, ma_phu_huynh }] = found
  await client.query('select from phu_huynh where ma_phu_huynh = $1 for no key update', [ma_phu_huynh])
  await client.query(
    `update orders set trang_thai = 'paid', reason = 'paid', transaction_no = '14226112', ngay_thanh_toan = $1,
                       ask_at = null
     where id = $2 and trang_thai in ('pending', 'failed', 'expired', 'review')`,
    [now, id],
  )
  await client.query(
    `insert into audit_log (at, action, subject_kind, subject, detail) values ($1, 'order_paid', 'orders', $2, $3)`,
    [
      now,
      id,
      { before: { trang_thai: 'pending' }, after: { trang_thai: 'paid' }, vnp_txn_ref, reason: 'paid', by: 'ipn' },
    ],
  )
  await client.query(
    `insert into goi_dich_vu (ma_phu_huynh, thong_tin_goi_id, vnp_txn_ref, place, gia, ngay_mua, months, tu_dong_gia_han)
     select $1, goi.id, $2, place, 390000, $3, 12, true from goi, generate_series(1, 1) place where goi.id = 3`,
    [ma_phu_huynh, vnp_txn_ref, now],
  )
  await client.query('update gateway_calls set outcome = $1, answer = $2 where id = $3', [
    'recorded',
    '{"RspCode":"00","Message":"Confirm Success"}',
    calls[0].id,
  ])
  await client.query('commit')
  client.release()
  return true
}
