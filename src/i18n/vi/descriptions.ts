/** What search engines and messengers show below the title of a page, by the title. */
export const descriptions = {
  'title.home':
    'An Nhi giúp ba mẹ biết con xem gì, dùng máy bao lâu, chặn trang độc hại và đặt giờ dùng máy tính của con. Có gói miễn phí cho 1 thiết bị.',
  'title.about':
    'Vì sao có An Nhi, phần mềm trên máy tính của con làm được gì, ứng dụng nào sắp có, và cách liên hệ để dùng cho trường học hay doanh nghiệp.',
  'title.login': 'Đăng nhập An Nhi bằng số điện thoại để xem các gói đã mua và thiết bị của con.',
  'title.register':
    'Tạo tài khoản An Nhi bằng số điện thoại trong hai bước. Gói tiêu chuẩn cho 1 thiết bị là miễn phí.',
  'title.reset': 'Quên mật khẩu An Nhi? Đặt lại bằng mã gửi đến số điện thoại đã đăng ký.',
  'title.change': 'Đổi mật khẩu tài khoản An Nhi của bạn.',
  'title.terms': 'Điều khoản khi dùng An Nhi: gói dịch vụ, gia hạn, hủy, hoàn tiền, viết ngắn và dễ hiểu.',
  'title.privacy': 'An Nhi giữ những gì về bạn và con, giữ bao lâu, ai xem được, và bạn có quyền gì.',
  'title.user': 'Trang riêng của ba mẹ trên An Nhi.',
  'title.payment': 'Xem lại gói An Nhi đã chọn rồi thanh toán qua VNPay.',
  'title.payment_result': 'Kết quả thanh toán gói An Nhi.',
  'title.renewal': 'Gia hạn gói An Nhi đang dùng.',
  'title.wallet': 'Các gói An Nhi đã mua, gói đang dùng trên thiết bị của con và đơn hàng của bạn.',
  'title.order': 'Chi tiết một đơn hàng An Nhi của bạn.',
} as const
