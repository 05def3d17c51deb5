import type { Knex } from 'knex'
import { auditAs } from '../../kernel/audit.ts'
import { expireRowsOn, type SubscriptionRow } from './store.ts'

/** What the log says of a row before and after a change. */
export function stateOf(row: SubscriptionRow) {
  const { trang_thai, thong_tin_goi_id, nguoi_dung_id, ngay_bat_dau, ngay_ket_thuc, anchored_on } = row
  return { trang_thai, thong_tin_goi_id, nguoi_dung_id, ngay_bat_dau, ngay_ket_thuc, anchored_on }
}

/** Does for one device what the expiry job has not done yet. Time ends a term, so nobody is named as who did it. */
export async function expireDevice({ tx, now }: { tx: Knex; now: Date }, device: number, today: string) {
  for (const row of await expireRowsOn(tx, device, today))
    await auditAs(tx, {
      at: now,
      actor: null,
      address: null,
      action: 'subscription_expired',
      kind: 'goi_dich_vu',
      subject: row.id,
      detail: { before: { ...stateOf(row), trang_thai: 'DANG_HOAT_DONG' }, after: stateOf(row) },
    })
}
