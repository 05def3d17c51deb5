import type { Knex } from 'knex'
import type { Place } from '../subscriptions/index.ts'

/** The place if it belongs to a purchase that is paid for by time and is not over; `is_sold` if it can be bought today. */
export async function findSwitchable(
  tx: Knex,
  id: number,
  today: string,
): Promise<{ vnp_txn_ref: string; ma_phu_huynh: number; is_sold: boolean } | undefined> {
  return tx('goi_dich_vu')
    .join('goi', 'goi.id', 'thong_tin_goi_id')
    .where('goi_dich_vu.id', id)
    .where('goi_dich_vu.gia', '>', 0)
    .where('loai_goi', 'TRA_PHI')
    .whereIn('trang_thai', ['CHUA_GAN', 'DANG_HOAT_DONG'])
    .whereNotNull('vnp_txn_ref')
    .whereNotNull('months')
    .where(rows => rows.whereNull('ngay_ket_thuc').orWhere('ngay_ket_thuc', '>', today))
    .first('vnp_txn_ref', 'ma_phu_huynh', tx.raw('not da_xoa and goi.gia > 0 as is_sold'))
}

export async function saveSwitch(
  tx: Knex,
  { vnp_txn_ref, ma_phu_huynh }: { vnp_txn_ref: string; ma_phu_huynh: number },
  tu_dong_gia_han: boolean,
): Promise<Place[]> {
  return tx('goi_dich_vu')
    .where({ vnp_txn_ref, ma_phu_huynh, tu_dong_gia_han: !tu_dong_gia_han })
    .whereNot('trang_thai', 'HUY')
    .update({ tu_dong_gia_han, phien_ban: tx.raw('phien_ban + 1') })
    .returning('*')
}

/** Purchases that would renew what is not sold any more. */
export async function findPurchasesOffSale(
  db: Knex,
  most: number,
): Promise<{ vnp_txn_ref: string; ma_phu_huynh: number }[]> {
  return db('goi_dich_vu')
    .join('goi', 'goi.id', 'thong_tin_goi_id')
    .where(packages => packages.where('da_xoa', true).orWhere('goi.gia', 0))
    .where('tu_dong_gia_han', true)
    .whereIn('trang_thai', ['CHUA_GAN', 'DANG_HOAT_DONG'])
    .whereNotNull('vnp_txn_ref')
    .whereNotNull('ma_phu_huynh')
    .groupBy('vnp_txn_ref', 'ma_phu_huynh')
    .orderBy('vnp_txn_ref')
    .limit(most)
    .select('vnp_txn_ref', 'ma_phu_huynh')
}
