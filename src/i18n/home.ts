import { words } from './index.ts'

export const home = words({
  'home.here': ['Quản lý thiết bị của con', 'Managing your child’s devices'],
  'home.lead': [
    'An\u00a0Nhi giúp ba\u00a0mẹ biết con đang xem gì, chơi bao lâu và học ra sao trên máy tính. Đủ gần để che chở, đủ xa để con lớn lên.',
    'An\u00a0Nhi shows you what your child watches, plays and learns on the computer, and for how long. Close enough to keep them safe, loose enough to let them grow.',
  ],
  'home.start': ['Tạo tài khoản miễn phí', 'Create a free account'],
  'home.openConsole': ['Mở trang quản trị', 'Open the console'],
  'home.openWallet': ['Mở ví gói dịch vụ', 'Open your package wallet'],
  'home.seePricing': ['Xem bảng giá', 'See pricing'],
  'home.trustFree': ['Gói tiêu chuẩn miễn phí cho 1\u00a0thiết\u00a0bị', 'Standard package free for 1\u00a0device'],
  'home.trustDevices': ['Có cho Windows, sắp có Android và iOS', 'For Windows now; Android and iOS to follow'],
})
