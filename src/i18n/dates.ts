import { faults } from './faults.ts'
import { words } from './index.ts'

/** What a date field says. */
export const dateWords = words({
  'date.none': faults.invalid_date,
  'date.calendar': ['Mở lịch: {label}', 'Open the calendar: {label}'],
  'date.choose': ['Chọn ngày', 'Choose a date'],
  'date.year_before': ['Năm trước', 'Previous year'],
  'date.month_before': ['Tháng trước', 'Previous month'],
  'date.month_after': ['Tháng sau', 'Next month'],
  'date.year_after': ['Năm sau', 'Next year'],
  'date.today': ['Hôm nay', 'Today'],
})
