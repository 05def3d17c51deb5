import { hasPaid } from '../accounts/index.ts'

/** Parents marked as paying who have no paid package in use on the day: the few whose term is over or begins later. */
export const payingOtherDays = `ma_phu_huynh = any (array(
    select ma_phu_huynh from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG' and ngay_ket_thuc <= ?
    union all select ma_phu_huynh from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau > ?))
  and co_goi_tra_phi and not ${hasPaid('phu_huynh.ma_phu_huynh')}`
