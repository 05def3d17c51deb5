import type { TestApp } from './app.ts'

/** Keeps renewals as they are. What is returned makes them so again, with their refund in another state. */
export async function keepRenewals(app: TestApp): Promise<(refund: object) => Promise<void>> {
  const tables = ['goi_dich_vu', 'orders', 'renewals', 'renewed_rows']
  for (const table of tables) await app.db.raw(`create table kept_${table} as table ${table}`)
  return async refund => {
    await app.db.raw(`
      update goi_dich_vu set ngay_ket_thuc = kept.ngay_ket_thuc, anchored_on = kept.anchored_on, months = kept.months,
        trang_thai = kept.trang_thai, tu_dong_gia_han = kept.tu_dong_gia_han
      from kept_goi_dich_vu kept where kept.id = goi_dich_vu.id;
      update orders set trang_thai = kept.trang_thai, reason = kept.reason, ask_at = kept.ask_at,
        ngay_thanh_toan = kept.ngay_thanh_toan
      from kept_orders kept where kept.id = orders.id;
      update renewals set paid_order_id = kept.paid_order_id, renewed_from = kept.renewed_from
      from kept_renewals kept where kept.id = renewals.id;
      update renewed_rows set before = kept.before, after = kept.after
      from kept_renewed_rows kept where kept.renewal_id = renewed_rows.renewal_id
        and kept.goi_dich_vu_id = renewed_rows.goi_dich_vu_id;
      delete from notices; delete from audit_log`)
    await app.db('refunds').update(refund)
  }
}
