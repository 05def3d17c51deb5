import { words } from './index.ts'

/** The console's page of what partners wrote. */
export const partnerListWords = words({
  heading: ['Liên hệ đối tác', 'Partner requests'],
  note: [
    'Yêu cầu của doanh nghiệp, trường học và cá nhân, gửi từ trang Giới thiệu. Mỗi yêu cầu tự xóa sau 12 tháng.',
    'What businesses, schools and individuals left in the form on the About page. Each request is deleted after 12 months.',
  ],
  name: ['Tên', 'Name'],
  contact: ['Điện thoại hoặc email', 'Phone or email'],
  devices: ['Số thiết bị', 'Devices'],
  years: ['Số năm', 'Years'],
  received: ['Nhận lúc', 'Received'],
  status: ['Trạng thái', 'Status'],
  MOI: ['Mới', 'New'],
  DA_XU_LY: ['Đã xử lý', 'Handled'],
  from: ['Từ ngày', 'From'],
  until: ['Đến ngày', 'Until'],
  handling: ['Xử lý', 'Handling'],
  handle: ['Đánh dấu đã xử lý', 'Mark as handled'],
  reopen: ['Mở lại', 'Reopen'],
  gone: ['Tài khoản đã bị xóa', 'Deleted account'],
  empty: ['Chưa có yêu cầu nào', 'No requests yet'],
  empty_text: ['Yêu cầu mới từ trang Giới thiệu sẽ hiện ở đây.', 'New requests from the About page will appear here.'],
})
