/** An array, not a join: for a table of four rows the planner has no statistics, and would expect hundreds. */
const paidPackages = `array(select id from goi where loai_goi = 'TRA_PHI')`

/** Whether a paid package is in use by the parent of this id on the day that is the parameter. */
export function hasPaid(parent: string): string {
  return `exists (select from goi_dang_dung(?) dung
                  where dung.ma_phu_huynh = ${parent} and dung.thong_tin_goi_id = any (${paidPackages}))`
}

/** Parents marked as paying who have no paid package in use on the day: the few whose term is over or begins later. */
export const payingOtherDays = `ma_phu_huynh = any (array(
    select ma_phu_huynh from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG' and ngay_ket_thuc <= ?
    union all select ma_phu_huynh from goi_dich_vu where trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau > ?))
  and co_goi_tra_phi and not ${hasPaid('phu_huynh.ma_phu_huynh')}`
