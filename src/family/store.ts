import type { Knex } from 'knex'

export interface NewChild {
  ma_phu_huynh: number
  ten_tre: string
  lop?: number
  gioi_tinh?: 'Nam' | 'Nữ' | 'Khác'
  truong?: string
  ngay_sinh?: string
}

export async function insertChild(tx: Knex, child: NewChild): Promise<number> {
  const [made] = await tx('tre_em').insert(child).returning('ma_tre_em')
  return made.ma_tre_em
}
