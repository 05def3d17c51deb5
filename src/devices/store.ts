import type { Knex } from 'knex'

export interface NewDevice {
  ma_phu_huynh: number
  ma_tre_em: number
  ten_thiet_bi: string
  loai_thiet_bi: 'Laptop' | 'Desktop' | 'Tablet' | 'Mobile'
  ma_thiet_bi: string
  ngay_tao: Date
}

export async function insertDevice(tx: Knex, device: NewDevice): Promise<number> {
  const [made] = await tx('thiet_bi').insert(device).returning('nguoi_dung_id')
  return made.nguoi_dung_id
}
