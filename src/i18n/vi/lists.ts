/** What every list says about itself. */
export const lists = {
  'lists.filters': 'Bộ lọc',
  'lists.filters_set': 'Bộ lọc ({count})',
  'lists.any': 'Tất cả',
  'lists.apply': 'Lọc',
  'lists.clear': 'Xóa bộ lọc',
  'lists.none': 'Không tìm thấy kết quả phù hợp',
  'lists.none_hint': 'Đang lọc theo: {filters}. Thử bỏ bớt điều kiện lọc.',
  'lists.export': 'Xuất CSV',
  'lists.searching': 'Đang tìm…',
  'lists.found_more': 'Tìm thấy hơn {total} kết quả',
  'lists.more': 'Có hơn {total} kết quả. Hãy lọc thêm để thu hẹp, hoặc xuất CSV để lấy tất cả.',
  'lists.found': 'Tìm thấy {total} kết quả',
} as const
