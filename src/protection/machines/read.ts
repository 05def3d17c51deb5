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
    return {
      nguoi_dung_id,
      ma_tre_em,
      ten_thiet_bi,
      ma_thiet_bi,
      loai_goi: goi_hien_tai?.thongTinGoi.loai_goi ?? null,
      licence_ends,
      grace_ends,
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
