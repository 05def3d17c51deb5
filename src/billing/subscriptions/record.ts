import type { Knex } from 'knex'
import { auditByNobody } from '../../kernel/audit.ts'
import { expirePlacesOn, type Place } from './store.ts'

/** What the log says of a place before and after a change. */
export function stateOf(place: Place) {
  const { trang_thai, thong_tin_goi_id, nguoi_dung_id, ngay_bat_dau, ngay_ket_thuc, anchored_on } = place
  return { trang_thai, thong_tin_goi_id, nguoi_dung_id, ngay_bat_dau, ngay_ket_thuc, anchored_on }
}

/** What the log says of a place that gives way to another one on its device. */
export function replacement(there: Place, replaced_by: number) {
  return { before: stateOf(there), after: { ...stateOf(there), trang_thai: 'HUY' }, replaced_by }
}

/** Does for one device what the expiry job has not done yet. Time ends a term, so nobody is named as who did it. */
export async function expireDevice({ tx, now }: { tx: Knex; now: Date }, device: number, today: string) {
  for (const place of await expirePlacesOn(tx, device, today))
    await auditByNobody(tx, now, {
      action: 'subscription_expired',
      kind: 'goi_dich_vu',
      subject: place.id,
      detail: { before: { ...stateOf(place), trang_thai: 'DANG_HOAT_DONG' }, after: stateOf(place) },
    })
}
