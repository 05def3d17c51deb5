import { words } from './index.ts'

/** The footer, and the buttons that float above the page. */
export const footWords = words({
  footerNote: [
    'Cùng ba\u00a0mẹ giữ nếp dùng máy, giữ con bình yên trên mạng.',
    'Helping parents keep screen time in balance and children safe online.',
  ],
  product: ['Sản phẩm', 'Product'],
  partners: ['Trường học, doanh nghiệp', 'Schools and businesses'],
  yourAccount: ['Tài khoản', 'Account'],
  legal: ['Pháp lý', 'Legal'],
  contact: ['Liên hệ', 'Contact'],
  address: ['Văn phòng', 'Office'],
  hours: ['8:00 đến 22:00 mỗi ngày', '8:00 to 22:00 every day'],
  email: ['Email', 'Email'],
  messenger: ['Nhắn Messenger', 'Message us on Messenger'],
  chat: ['Trò chuyện với chúng tôi', 'Chat with us'],
  chatShort: ['Nhắn tin', 'Chat'],
})
