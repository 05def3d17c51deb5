import { namesOf } from './fields.ts'
import { list } from './list.ts'
import { person } from './parent-fields.ts'

export const peopleByRole = list({
  filters: {},
  sorts: ['ma_phu_huynh'],
  sort: 'ma_phu_huynh',
  columns: ['ma_phu_huynh', ...namesOf(person), 'la_admin', 'ngay_tao'],
})
