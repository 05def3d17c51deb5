import type { Knex } from 'knex'
import { listDevicesOfFamily } from '../devices/index.ts'
import { type Packages, packagesOn } from '../shared/rules/opens.ts'
import type { ChildOf } from './child.ts'

/** Which packages the machines of a child have today. A child without any may be given rules for those to come. */
export async function packagesOf(db: Knex, { ma_phu_huynh, ma_tre_em }: ChildOf, now: Date): Promise<Packages> {
  const devices = await listDevicesOfFamily(db, ma_phu_huynh, { now })
  const theirs = devices.filter(device => device.ma_tre_em === ma_tre_em)
  return packagesOn(theirs.map(({ goi_hien_tai }) => ({ loai_goi: goi_hien_tai?.thongTinGoi.loai_goi ?? null })))
}
