/** The dialog of the hotline. */
export const hotline = {
  title: 'Gọi cho chúng tôi',
  open: 'Đang trong giờ trực, bạn gọi được ngay.',
  closed: 'Ngoài giờ trực. Bạn nhắn cho chúng tôi, hoặc gọi lại từ {opens}.',
  call: 'Gọi ngay',
} as const
