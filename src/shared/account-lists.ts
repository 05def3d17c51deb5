import { list } from './list.ts'

export const peopleByRole = list({
  filters: {},
  sorts: ['ma_phu_huynh'],
  sort: 'ma_phu_huynh',
  columns: ['ma_phu_huynh', 'ten_phu_huynh', 'email_phu_huynh', 'sdt', 'dia_chi', 'la_admin', 'ngay_tao'],
})
