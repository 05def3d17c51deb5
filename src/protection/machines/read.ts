import type { Knex } from 'knex'
import { listDevicesOfFamily } from '../../devices/index.ts'
import { termsOfFamily } from './licence.ts'
import { findStates } from './states-store.ts'

/** A family's devices as the parent sees them. One that was never paired has the state `none`. */
export async function machinesOf(db: Knex, ma_phu_huynh: number, wantedOf: (ma_tre_em: number) => number, now: Date) {
  const [devices, terms] = await Promise.all([
    listDevicesOfFamily(db, ma_phu_huynh, { now }),
    termsOfFamily(db, ma_phu_huynh, now),
  ])
  const states = await findStates(db, devices)
  return devices.map(device => {
    const { nguoi_dung_id, ma_tre_em, ten_thiet_bi, ma_thiet_bi, goi_hien_tai } = device
    const known = states.find(state => state.nguoi_dung_id === nguoi_dung_id)
    const { licence_ends = null, grace_ends = null } = terms.get(nguoi_dung_id) ?? {}
    const loai_goi = goi_hien_tai?.thongTinGoi.loai_goi ?? null
    const isInForce = loai_goi !== null || (grace_ends !== null && grace_ends > now)
    return {
      nguoi_dung_id,
      ma_tre_em,
      ten_thiet_bi,
      ma_thiet_bi,
      loai_goi,
      licence_ends,
      grace_ends,
      /** A client follows the rules there, now or when it is on again: with a package, and until its grace ends. */
      rules_hold: isInForce && known !== undefined && known.removed_at === null,
      client: device.client,
      client_version: device.client_version,
      state: device.state,
      wanted: wantedOf(ma_tre_em),
      applied: known?.applied ?? null,
      applied_at: known?.applied_at ?? null,
      last_seen: device.last_seen,
      checks: known?.checks ?? [],
    }
  })
}
