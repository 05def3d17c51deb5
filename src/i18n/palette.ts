import { words } from './index.ts'

/** What the palette of the console says, and the list of its keys. */
export const paletteWords = words({
  'palette.title': ['Tìm và mở nhanh', 'Find and open'],
  'palette.field': ['Tên, SĐT, mã, trang hoặc thao tác', 'A name, phone, code, page or action'],
  'palette.acts': ['Thao tác', 'Actions'],
  'palette.pages': ['Trang', 'Pages'],
  'palette.add_parent': ['Thêm phụ huynh', 'Add a parent'],
  'palette.add_child': ['Thêm trẻ em', 'Add a child'],
  'palette.add_device': ['Thêm thiết bị', 'Add a device'],
  'palette.add_package': ['Tạo gói dịch vụ', 'Create a package'],
  'palette.record_transfer': ['Ghi nhận chuyển khoản', 'Record a bank transfer'],
  'palette.all': ['Xem mọi kết quả cho “{typed}”', 'See all results for “{typed}”'],
  'palette.count': ['{count} mục', 'Entries: {count}'],
  'palette.signs': ['Nhập chữ hoặc số để tìm.', 'Type letters or digits to search.'],
  'palette.none': ['Không có mục nào phù hợp.', 'Nothing matches.'],
  'palette.failed': [
    'Chưa tìm được người, thiết bị và đơn hàng. Kiểm tra kết nối rồi gõ lại.',
    'People, devices and orders could not be searched. Check the connection and type again.',
  ],
  'keys.title': ['Phím tắt', 'Keyboard shortcuts'],
  'keys.palette': [
    'Tìm người, thiết bị, đơn hàng, trang và thao tác',
    'Find people, devices, orders, pages and actions',
  ],
  'keys.walk': ['Chuyển giữa các kết quả', 'Move between the results'],
  'keys.open': ['Mở kết quả đang chọn', 'Open the selected result'],
  'keys.close': ['Đóng hộp thoại', 'Close a dialog'],
  'keys.calendar': ['Mở lịch khi đang ở ô ngày', 'Open the calendar from a date field'],
  'keys.months': ['Trong lịch: tháng trước, tháng sau', 'In the calendar: previous or next month'],
  'keys.years': ['Trong lịch: năm trước, năm sau', 'In the calendar: previous or next year'],
  'keys.undo': [
    'Hoàn tác thay đổi mới nhất, khi có nút Hoàn tác',
    'Undo the latest change, while an Undo button is shown',
  ],
  'keys.keys': ['Xem các phím tắt này', 'Show these shortcuts'],
  'keys.or': ['hoặc', 'or'],
})
