import type { Knex } from 'knex'
import { listDevicesOfFamily } from '../../devices/index.ts'
import { termsOfFamily } from './licence.ts'
import { stateOf } from './state.ts'
import { findStates } from './states-store.ts'

/** A family's devices as the parent sees them. One that was never paired has the state `none`. */
export async function machinesOf(db: Knex, ma_phu_huynh: number, wantedOf: (ma_tre_em: number) => number, now: Date) {
  const [devices, states, terms] = await Promise.all([
    listDevicesOfFamily(db, ma_phu_huynh, { now }),
    findStates(db, ma_phu_huynh),
    termsOfFamily(db, ma_phu_huynh, now),
  ])
  return devices.map(({ nguoi_dung_id, ma_tre_em, ten_thiet_bi, ma_thiet_bi, goi_hien_tai }) => {
    const known = states.find(state => state.nguoi_dung_id === nguoi_dung_id)
    const wanted = wantedOf(ma_tre_em)
    const { licence_ends = null, grace_ends = null } = terms.get(nguoi_dung_id) ?? {}
    return {
      nguoi_dung_id,
      ma_tre_em,
      ten_thiet_bi,
      ma_thiet_bi,
      loai_goi: goi_hien_tai?.thongTinGoi.loai_goi ?? null,
      licence_ends,
      grace_ends,
      client: known?.client ?? null,
      client_version: known?.version ?? null,
      state: stateOf(known, wanted, goi_hien_tai !== null || (grace_ends !== null && grace_ends > now), now),
      wanted,
      applied: known?.applied ?? null,
      applied_at: known?.applied_at ?? null,
      last_seen: known?.last_seen ?? null,
      checks: known?.checks ?? [],
    }
  })
}
