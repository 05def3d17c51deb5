export const partnerForm = {
  title: 'Dùng cho trường\u00a0học, doanh\u00a0nghiệp, đại\u00a0lý',
  lead: 'Bạn cần {name} cho nhiều máy? Hãy để lại thông tin, chúng tôi sẽ gọi hoặc viết lại để tư vấn và báo giá.',
  name: 'Tên doanh nghiệp hoặc cá nhân',
  devices: 'Số thiết bị',
  years: 'Số năm sử dụng',
  contact: 'Số điện thoại hoặc email',
  contactHint: 'Chúng tôi chỉ dùng để liên hệ lại với bạn.',
  trap: 'Bạn để trống ô này',
  trapped: 'Ô này cần để trống. Có thể trình duyệt đã tự điền; bạn xóa đi rồi gửi lại nhé.',
  submit: 'Gửi lời nhắn',
  privacy: 'Xem chúng tôi giữ gì trong Chính sách quyền riêng tư',
} as const
