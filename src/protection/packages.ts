import type { Knex } from 'knex'
import { listDevicesOfFamily } from '../devices/index.ts'
import type { ChildOf } from './child.ts'

interface Packages {
  isPaid: boolean
  /** There are machines with a package, and none of them is paid for. */
  isFree: boolean
}

/** Which packages the machines of a child have today. A child without any may be given rules for those to come. */
export async function packagesOf(db: Knex, { ma_phu_huynh, ma_tre_em }: ChildOf, now: Date): Promise<Packages> {
  const devices = await listDevicesOfFamily(db, ma_phu_huynh, { now })
  return packagesOn(devices.filter(device => device.ma_tre_em === ma_tre_em))
}

export function packagesOn(devices: Awaited<ReturnType<typeof listDevicesOfFamily>>): Packages {
  const types = devices.flatMap(({ goi_hien_tai }) => goi_hien_tai?.thongTinGoi.loai_goi ?? [])
  const isPaid = types.includes('TRA_PHI')
  return { isPaid, isFree: types.length > 0 && !isPaid }
}
