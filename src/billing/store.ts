import type { Knex } from 'knex'

/** One device slot of a bought package. By default it is in the wallet (`CHUA_GAN`). */
export interface NewPurchased {
  ma_phu_huynh: number
  thong_tin_goi_id: number
  gia: number
  ngay_mua: Date
  vnp_txn_ref?: string
  nguoi_dung_id?: number
  trang_thai?: 'CHUA_GAN' | 'DANG_HOAT_DONG' | 'HET_HAN' | 'HUY'
  ngay_bat_dau?: string
  ngay_ket_thuc?: string | null
}

export async function insertPurchased(tx: Knex, purchased: NewPurchased): Promise<number> {
  const [made] = await tx('goi_dich_vu').insert(purchased).returning('id')
  return made.id
}
