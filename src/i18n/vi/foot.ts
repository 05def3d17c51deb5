/** The footer, and the buttons that float above the page. */
export const foot = {
  footerNote: 'Cùng ba\u00a0mẹ giữ nếp dùng máy, giữ con bình yên trên mạng.',
  product: 'Sản phẩm',
  yourAccount: 'Tài khoản',
  legal: 'Pháp lý',
  contact: 'Liên hệ',
  address: 'Văn phòng',
  hours: '8:00 đến 22:00 mỗi ngày',
  email: 'Email',
  messenger: 'Nhắn Messenger',
  chat: 'Trò chuyện với chúng tôi',
  chatShort: 'Nhắn tin',
} as const
