/** An array, not a join: for a table of four rows the planner has no statistics, and would expect hundreds. */
const paidPackages = `array(select id from goi where loai_goi = 'TRA_PHI')`

/** Whether a paid package is in use by the parent of this id on the day that is the parameter. */
export function hasPaid(parent: string): string {
  return `exists (select from goi_dang_dung(?) dung
                  where dung.ma_phu_huynh = ${parent} and dung.thong_tin_goi_id = any (${paidPackages}))`
}
