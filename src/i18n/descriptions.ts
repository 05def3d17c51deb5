import { words } from './index.ts'

/** What search engines and messengers show below the title of a page, by the title. */
export const descriptions = words({
  'title.home': [
    'An Nhi giúp ba mẹ biết con vào trang nào, dùng máy bao lâu, chặn trang độc hại và đặt giờ dùng máy tính của con. Có gói miễn phí cho 1 thiết bị.',
    'An Nhi shows you which sites your child visits and for how long, blocks harmful sites and sets hours for the computer. Free for one device.',
  ],
  'title.about': [
    'Vì sao có An Nhi, An Nhi làm được gì trên máy tính của con, phần nào sắp có, và cách liên hệ để dùng cho trường học hay doanh nghiệp.',
    'Why An Nhi exists, what it does on your child’s computer, which parts are coming, and how to reach us for a school or a business.',
  ],
  'title.login': [
    'Đăng nhập An Nhi bằng số điện thoại để xem hôm nay con dùng máy thế nào, trả lời điều con xin và quản lý các gói.',
    'Log in to An Nhi with your phone number to see your child’s day, answer requests and manage your packages.',
  ],
  'title.register': [
    'Tạo tài khoản An Nhi bằng số điện thoại trong hai bước. Gói tiêu chuẩn cho 1 thiết bị là miễn phí.',
    'Create an An Nhi account with your phone number in two steps. The standard package is free for one device.',
  ],
  'title.reset': [
    'Quên mật khẩu An Nhi? Đặt lại bằng mã gửi đến số điện thoại đã đăng ký.',
    'Forgot your An Nhi password? Reset it with a code sent to your registered phone number.',
  ],
  'title.change': ['Đổi mật khẩu tài khoản An Nhi của bạn.', 'Change the password of your An Nhi account.'],
  'title.terms': [
    'Điều khoản khi dùng An Nhi: gói dịch vụ, gia hạn, hủy, hoàn tiền, viết ngắn và dễ hiểu.',
    'The terms of An Nhi in short, plain sentences: packages, renewal, cancellation and refunds.',
  ],
  'title.privacy': [
    'An Nhi giữ những gì về bạn và con, giữ bao lâu, ai xem được, và bạn có quyền gì.',
    'What An Nhi stores about you and your child, for how long, who can see it, and what your rights are.',
  ],
  'title.removed': ['Tiện ích An Nhi đã được gỡ khỏi một máy.', 'The An Nhi extension was removed from a computer.'],
  'title.user': ['Trang riêng của ba mẹ trên An Nhi.', 'Your own page on An Nhi.'],
  'title.payment': [
    'Xem lại gói An Nhi đã chọn rồi thanh toán qua VNPay.',
    'Review the An Nhi package you chose, then pay through VNPay.',
  ],
  'title.payment_result': ['Kết quả thanh toán gói An Nhi.', 'The result of your payment for an An Nhi package.'],
  'title.renewal': ['Gia hạn gói An Nhi đang dùng.', 'Renew the An Nhi package you are using.'],
  'title.wallet': [
    'Các gói An Nhi đã mua, gói đang dùng trên thiết bị của con và đơn hàng của bạn.',
    'The An Nhi packages you bought, those in use on your children’s devices, and your orders.',
  ],
  'title.order': ['Chi tiết một đơn hàng An Nhi của bạn.', 'The details of one of your An Nhi orders.'],
})
