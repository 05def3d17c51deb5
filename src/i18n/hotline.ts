import { words } from './index.ts'

/** The dialog of the hotline. */
export const hotlineWords = words({
  title: ['Gọi cho chúng tôi', 'Call us'],
  open: ['Đang trong giờ trực, bạn gọi được ngay.', 'We are open now.'],
  closed: [
    'Hiện đang ngoài giờ trực. Bạn nhắn tin cho chúng tôi, hoặc gọi lại từ {opens} nhé.',
    'We are closed right now. Send us a message, or call again from {opens}.',
  ],
  call: ['Gọi ngay', 'Call now'],
})
