import { words } from './index.ts'

export const partnerForm = words({
  title: ['Dành cho trường\u00a0học, doanh\u00a0nghiệp, đại\u00a0lý', 'For schools, businesses and resellers'],
  lead: [
    'Bạn cần {name} cho nhiều máy? Hãy để lại thông tin, chúng tôi sẽ gọi hoặc viết lại để tư vấn và báo giá.',
    'Do you need {name} on many devices? Leave your details, and we will call or write back with advice and a quote.',
  ],
  name: ['Tên doanh nghiệp hoặc cá nhân', 'Name of your business, or your own'],
  devices: ['Số thiết bị', 'Number of devices'],
  years: ['Số năm sử dụng', 'Number of years'],
  contact: ['Số điện thoại hoặc email', 'Phone number or email'],
  contactHint: ['Chúng tôi chỉ dùng để liên hệ lại với bạn.', 'We only use it to get back to you.'],
  trap: ['Bạn để trống ô này', 'Leave this field empty'],
  trapped: [
    'Ô này cần để trống. Có thể trình duyệt đã tự điền; bạn xóa đi rồi gửi lại nhé.',
    'This field must stay empty. Your browser may have filled it in: please clear it and send again.',
  ],
  thanks: ['Cảm ơn bạn', 'Thank you'],
  submit: ['Gửi yêu cầu', 'Send request'],
  privacy: ['Xem chúng tôi giữ gì trong Chính sách quyền riêng tư', 'See what we keep in our Privacy policy'],
})
