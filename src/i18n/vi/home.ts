export const home = {
  'home.here': 'Quản lý thiết bị của con',
  'home.lead':
    'An Nhi giúp ba mẹ biết con đang xem gì, chơi bao lâu và học ra sao trên máy tính, điện thoại. Đủ gần để che chở, đủ xa để con lớn lên.',
  'home.start': 'Tạo tài khoản',
  'home.openWallet': 'Mở ví gói dịch vụ',
  'home.seePricing': 'Xem bảng giá',
  'home.trustFree': 'Gói tiêu chuẩn miễn phí cho 1 thiết bị',
  'home.trustPay': 'Thanh toán qua VNPay',
  'home.trustDevices': 'Windows và Android, iOS đang phát triển',
  'home.whyTitle': 'Vì sao ba mẹ chọn An Nhi',
  'home.whyLead': 'Ba việc một sợi dây diều vẫn làm: che chở, cảm nhận và dẫn lối.',
  'home.protectTitle': 'Che chở',
  'home.protect':
    'Trang độc hại được chặn trước khi mở ra. Ba mẹ tự lập danh sách cho phép và danh sách chặn, máy luôn theo đúng ý nhà mình.',
  'home.trackTitle': 'Theo dõi',
  'home.track': 'Xem hôm nay con vào trang nào, dùng ứng dụng nào và bao lâu, ngay trên điện thoại của ba mẹ.',
  'home.educateTitle': 'Giáo dục',
  'home.educate':
    'Con làm bài và chơi trò chơi học tập để lấy điểm. Ba mẹ đổi điểm thành giờ giải trí, con tập quý thời gian của mình.',
} as const
