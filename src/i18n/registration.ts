import { words } from './index.ts'

export const registration = words({
  'register.heading': ['Tạo tài khoản cho ba\u00a0mẹ', 'Create a parent account'],
  'register.lead': [
    'Hai bước ngắn: điền thông tin, rồi xác minh số điện thoại.',
    'Two short steps: enter your details, then verify your phone number.',
  ],
  'register.step_details': ['Thông tin', 'Details'],
  'register.step_phone': ['Xác minh điện thoại', 'Verify phone'],
  'register.name': ['Họ và tên', 'Full name'],
  'register.email': ['Email', 'Email'],
  'register.phone': ['Số điện thoại', 'Phone number'],
  'register.phone_hint': [
    'Số di động Việt Nam. Mã\u00a0OTP được gửi đến số này.',
    'A Vietnamese mobile number. We send the verification code to it.',
  ],
  'register.password': ['Mật khẩu', 'Password'],
  'register.confirm': ['Nhập lại mật khẩu', 'Confirm password'],
  'register.seen_title': ['Quản trị viên có thể xem mật khẩu này.', 'Administrators can see this password.'],
  'register.seen_more': ['Chi tiết', 'Details'],
  'register.seen': [
    'Để hỗ trợ khi bạn quên mật khẩu, quản trị viên có thể xem mật khẩu này sau khi nhập mật khẩu xác minh riêng. Mỗi lần xem đều được ghi lại và có tin nhắn báo cho bạn. Hãy đặt một mật khẩu bạn không dùng ở nơi khác.',
    'To help when you forget your password, an administrator can view it after entering a separate verification password. Every viewing is recorded, and you are told by text message. Please choose a password that you use nowhere else.',
  ],
  'register.agree': ['Khi đăng ký, bạn đồng ý với', 'By registering you agree to the'],
  'register.terms': ['Điều khoản sử dụng', 'Terms of use'],
  'register.and': ['và', 'and the'],
  'register.privacy': ['Chính sách quyền riêng tư', 'Privacy policy'],
  'register.submit': ['Đăng ký', 'Register'],
  'register.have_account': ['Đã có tài khoản?', 'Already have an account?'],
  'register.sign_in': ['Đăng nhập', 'Log in'],
})
