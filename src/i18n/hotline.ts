import { words } from './index.ts'

/** The dialog of the hotline. */
export const hotlineWords = words({
  title: ['Gọi cho chúng tôi', 'Call us'],
  open: ['Đang trong giờ trực, bạn gọi được ngay.', 'We are open now.'],
  closed: [
    'Ngoài giờ trực. Bạn nhắn cho chúng tôi, hoặc gọi lại từ {opens}.',
    'We are closed right now. Send us a message, or call again from {opens}.',
  ],
  call: ['Gọi ngay', 'Call now'],
})
