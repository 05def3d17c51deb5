export const home = {
  'home.here': 'Quản lý thiết bị của con',
  'home.lead':
    'An\u00a0Nhi giúp ba\u00a0mẹ biết con đang xem gì, chơi bao lâu và học ra sao trên máy tính. Đủ gần để che chở, đủ xa để con lớn lên.',
  'home.start': 'Tạo tài khoản miễn phí',
  'home.openConsole': 'Mở trang quản trị',
  'home.openWallet': 'Mở ví gói dịch vụ',
  'home.seePricing': 'Xem bảng giá',
  'home.trustFree': 'Gói tiêu chuẩn miễn phí cho 1\u00a0thiết\u00a0bị',
  'home.trustDevices': 'Có cho Windows, sắp có Android và iOS',
} as const
