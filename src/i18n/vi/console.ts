/** The console's words, which only its own bundle carries. */
export const consoleWords = {
  'admin.heading': 'Trang quản trị',
  'admin.greeting': 'Xin chào, Admin',
  'admin.logout': 'Đăng xuất',
  'admin.navigation': 'Mục quản trị',
  'admin.overview': 'Tổng quan',
  'admin.public_site': 'Trang công khai',
  'admin.totals': 'Tổng số',
  'admin.parents': 'Phụ huynh',
  'admin.children': 'Trẻ em',
  'admin.devices': 'Thiết bị',
  'admin.packages': 'Gói dịch vụ',
} as const
