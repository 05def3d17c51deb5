import { words } from './index.ts'

/** Words of the first screen of the home page, and of the invitation at its end. */
export const heroWords = words({
  here: ['Quản lý thiết bị của con', 'Managing your child’s devices'],
  lead: [
    'Phần mềm giúp ba\u00a0mẹ biết con vào trang nào, dùng máy bao\u00a0lâu, và chặn trang độc hại trên máy tính.',
    'Software that shows you which sites your child visits and how long they use the computer, and blocks harmful sites.',
  ],
  price: ['Miễn phí cho {devices}. Premium từ {price} một năm.', 'Free for {devices}. Premium from {price} a year.'],
  price_free: ['Miễn phí cho {devices}.', 'Free for {devices}.'],
  price_paid: ['Premium từ {price} một năm.', 'Premium from {price} a year.'],
  one_device: ['1\u00a0thiết\u00a0bị', '1\u00a0device'],
  devices: ['{count}\u00a0thiết\u00a0bị', '{count}\u00a0devices'],
  start: ['Tạo tài khoản miễn phí', 'Create a free account'],
  openConsole: ['Mở trang quản trị', 'Open the console'],
  openWallet: ['Mở ví gói dịch vụ', 'Open your package wallet'],
  seePricing: ['Xem bảng giá', 'See pricing'],
  windows: [
    'Có cho trình duyệt trên máy tính và Windows, sắp có Android và iOS',
    'For browsers on computers and for Windows; Android and iOS to follow',
  ],
  windowsSoon: [
    'Có cho Chrome, Edge, Cốc\u00a0Cốc; sắp có Windows, Android và iOS',
    'For Chrome, Edge and Coc\u00a0Coc; Windows, Android and iOS to follow',
  ],

  inviteTitle: ['Con bay, ba\u00a0mẹ\u00a0giữ\u00a0dây', 'They fly. You hold the string.'],
  invite: [
    'Tạo tài khoản chỉ mất vài phút. Ba\u00a0mẹ dùng gói miễn phí trước, lúc nào cần thêm thì mua Premium.',
    'An account takes a few minutes. Begin with the free package, and buy Premium when you need more.',
  ],
})
