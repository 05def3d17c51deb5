import { randomBytes } from 'node:crypto'
import type { SoldPackage } from '../../catalogue/index.ts'
import { timeOf } from '../vnpay/index.ts'
import type { NewOrder } from './store.ts'

/** A purchase of this package, at its price of today. */
export function purchaseOf(sold: SoldPackage, ma_phu_huynh: number, now: Date): NewOrder {
  return {
    vnp_txn_ref: newReference(now),
    ma_phu_huynh,
    thong_tin_goi_id: sold.id,
    loai: 'MUA',
    so_tien: sold.gia,
    ten_goi: sold.ten,
    so_thiet_bi: sold.so_thiet_bi ?? 1,
    thoi_han_thang: sold.thoi_han_thang,
    ngay_tao: now,
    create_date: timeOf(now),
  }
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `AN261121` and 80 bits that nobody can guess; without letters that look like digits, for reading on the phone. */
export function newReference(now: Date): string {
  return `AN${timeOf(now).slice(2, 8)}${[...randomBytes(16)].map(byte => letters[byte % 32]).join('')}`
}
