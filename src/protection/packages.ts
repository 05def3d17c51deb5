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
  const theirs = devices.filter(device => device.ma_tre_em === ma_tre_em)
  return packagesOn(theirs.map(({ goi_hien_tai }) => ({ loai_goi: goi_hien_tai?.thongTinGoi.loai_goi ?? null })))
}

/** A machine without a package has no type of one. */
export function packagesOn(machines: { loai_goi: 'TRA_PHI' | 'MIEN_PHI' | null }[]): Packages {
  const isPaid = machines.some(({ loai_goi }) => loai_goi === 'TRA_PHI')
  return { isPaid, isFree: !isPaid && machines.some(({ loai_goi }) => loai_goi === 'MIEN_PHI') }
}
