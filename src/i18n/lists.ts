import { words } from './index.ts'

/** What every list says about itself. */
export const listWords = words({
  'lists.id': ['Mã', 'ID'],
  'lists.filters': ['Bộ lọc', 'Filters'],
  'lists.filters_set': ['Bộ lọc ({count})', 'Filters ({count})'],
  'lists.any': ['Tất cả', 'All'],
  'lists.apply': ['Lọc', 'Filter'],
  'lists.clear': ['Xóa bộ lọc', 'Clear filters'],
  'lists.none': ['Không tìm thấy kết quả phù hợp', 'No matching results'],
  'lists.none_hint': [
    'Đang lọc theo: {filters}. Thử bỏ bớt điều kiện lọc.',
    'Filtered by: {filters}. Try removing a filter.',
  ],
  'lists.unread_date': [
    'Không đọc được ngày “{typed}” ở ô “{filter}”, nên danh sách chưa lọc theo ngày này.',
    'The date “{typed}” in “{filter}” could not be read, so the list is not filtered by it.',
  ],
  'lists.export': ['Xuất CSV', 'Export CSV'],
  'lists.searching': ['Đang tìm…', 'Searching…'],
  'lists.found_more': ['Tìm thấy hơn {total} kết quả', 'More than {total} results'],
  'lists.more': [
    'Có hơn {total} kết quả. Hãy lọc thêm để thu hẹp, hoặc xuất CSV để lấy tất cả.',
    'There are more than {total} results. Add a filter to narrow them down, or export them all as CSV.',
  ],
  'lists.found': ['Tìm thấy {total} kết quả', 'Results found: {total}'],
})
