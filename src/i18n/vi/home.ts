export const home = {
  'home.here': 'Quản lý thiết bị của con',
  'home.lead':
    'An Nhi giúp ba mẹ biết con đang xem gì, chơi bao lâu và học ra sao trên máy tính, điện thoại. Đủ gần để che chở, đủ xa để con lớn lên.',
  'home.start': 'Tạo tài khoản',
  'home.openConsole': 'Mở trang quản trị',
  'home.learnMore': 'Tìm hiểu thêm',
  'home.trustFree': 'Gói tiêu chuẩn miễn phí cho 1 thiết bị',
  'home.trustDevices': 'Dành cho Windows và Android; iOS đang phát triển',
  'home.whyTitle': 'Vì sao ba mẹ chọn An Nhi',
  'home.whyLead': 'Một sợi dây diều, ba việc: che chở, dõi theo, dẫn lối.',
  'home.protectTitle': 'Che chở',
  'home.protect':
    'An Nhi giúp chặn trang độc hại trước khi kịp mở. Ba mẹ lập danh sách cho phép và danh sách chặn theo ý nhà mình.',
  'home.trackTitle': 'Dõi theo',
  'home.track': 'Xem hôm nay con vào trang nào, dùng ứng dụng nào và trong bao lâu, ngay trên điện thoại của ba mẹ.',
  'home.educateTitle': 'Dẫn lối',
  'home.educate':
    'Con làm bài và chơi trò chơi học tập để tích điểm. Ba mẹ đổi điểm thành giờ giải trí, con tập quý thời gian của mình.',
} as const
