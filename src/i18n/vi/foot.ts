/** The footer, and the buttons that float above the page. */
export const foot = {
  footerNote: 'Cùng ba mẹ giữ nề nếp dùng máy và sự bình yên cho con trên mạng.',
  product: 'Sản phẩm',
  yourAccount: 'Tài khoản',
  legal: 'Pháp lý',
  contact: 'Liên hệ',
  address: 'Văn phòng',
  hours: '8:00 đến 22:00 mỗi ngày',
  email: 'Email',
  messenger: 'Nhắn Messenger',
  chat: 'Nhắn qua ứng dụng trò chuyện',
} as const
