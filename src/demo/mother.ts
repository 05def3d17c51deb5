import type { Knex } from 'knex'
import { insertPerson } from '../accounts/index.ts'
import { insertPlace } from '../billing/index.ts'
import { insertDevice, type NewDevice } from '../devices/index.ts'
import { insertChild } from '../family/index.ts'
import { auditAs } from '../kernel/audit.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { addMonths } from '../shared/months.ts'
import { insertPaidOrder } from './order-store.ts'
import { protectChild } from './protected-child.ts'

/** A mother of two with three devices: one premium package in use, one still in the wallet. */
export async function seedMother(tx: Knex, mat_khau: string, now: Date): Promise<void> {
  const mother = await insertPerson(tx, {
    ten_phu_huynh: 'Nguyễn Thị Hạnh',
    email_phu_huynh: 'hanh@example.vn',
    sdt: '+84901000002',
    mat_khau,
    la_admin: false,
    ngay_tao: now,
  })
  if (!mother) return
  const family = { ma_phu_huynh: mother.ma_phu_huynh }
  const girl = await insertChild(tx, {
    ...family,
    ten_tre: 'Nguyễn An Nhiên',
    lop: 4,
    gioi_tinh: 'Nữ',
    truong: 'Tiểu học Phù Đổng',
    ngay_sinh: '2017-03-08',
  })
  const boy = await insertChild(tx, {
    ...family,
    ten_tre: 'Nguyễn Minh Khôi',
    lop: 8,
    gioi_tinh: 'Nam',
    truong: 'THCS Kim Đồng',
    ngay_sinh: '2013-09-21',
  })
  const device = (
    ma_tre_em: number,
    ten_thiet_bi: string,
    loai_thiet_bi: NewDevice['loai_thiet_bi'],
    ma_thiet_bi: string,
  ) => insertDevice(tx, { ...family, ma_tre_em, ten_thiet_bi, loai_thiet_bi, ma_thiet_bi, ngay_tao: now })
  const laptop = await device(girl, 'Laptop của Nhiên', 'Laptop', 'AN-DEMO-0001')
  await device(girl, 'Máy tính bảng của Nhiên', 'Tablet', 'AN-DEMO-0002')
  await device(boy, 'Máy tính bàn của Khôi', 'Desktop', 'AN-DEMO-0003')

  const today = dateInVietnam(now)
  const term = { ngay_bat_dau: today, ngay_ket_thuc: addMonths(today, 12), anchored_on: today }
  const bought = { ...family, ...term, thong_tin_goi_id: 2, gia: 370_500, vnp_txn_ref: 'DEMO0001', ngay_mua: now }
  await insertPaidOrder(tx, bought)
  const inUse = await insertPlace(tx, { ...bought, place: 1, nguoi_dung_id: laptop, trang_thai: 'DANG_HOAT_DONG' })
  await insertPlace(tx, { ...bought, place: 2 })
  await auditAs(tx, {
    at: now,
    actor: mother.ma_phu_huynh,
    address: null,
    action: 'subscription_assigned',
    kind: 'goi_dich_vu',
    subject: inUse,
    detail: {
      before: { trang_thai: 'CHUA_GAN', thong_tin_goi_id: 2 },
      after: { trang_thai: 'DANG_HOAT_DONG', thong_tin_goi_id: 2, nguoi_dung_id: laptop, ...term },
    },
  })
  await protectChild(tx, { ...family, ma_tre_em: girl, nguoi_dung_id: laptop }, now)
}
