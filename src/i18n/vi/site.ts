export const site = {
  'title.home': 'Giữ dây, cho con bay xa',
  'title.login': 'Đăng nhập',
  'title.user': 'Trang của ba mẹ',
  'title.admin': 'Quản trị',
  'title.parts': 'Các thành phần giao diện',
  'title.outbox': 'Hộp thư đi',
  'title.error': 'Chưa mở được trang này',
  'error.text': 'Đã có lỗi xảy ra. Bạn tải lại trang giúp nhé.',
  'error.again': 'Thử lại',
  'error.home': 'Về trang chủ',
  'error.offline': 'Lỗi kết nối server. Vui lòng thử lại sau.',
} as const
