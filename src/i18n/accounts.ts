import { words } from './index.ts'

export const accounts = words({
  'login.heading': ['Mừng ba\u00a0mẹ trở lại', 'Welcome back'],
  'login.lead': ['Đăng nhập vào tài khoản của bạn.', 'Log in to your account.'],
  'login.needed': ['Bạn cần đăng nhập để mở trang này.', 'Please log in to open this page.'],
  'login.phone': ['Số điện thoại', 'Phone number'],
  'login.phone_hint': [
    'Số bạn đã dùng khi đăng ký, ví\u00a0dụ\u00a00912\u00a0345\u00a0678.',
    'The number you registered with, such as\u00a00912\u00a0345\u00a0678.',
  ],
  'login.password': ['Mật khẩu', 'Password'],
  'login.remember': [
    'Ghi nhớ đăng nhập trên máy này trong 30\u00a0ngày',
    'Keep me logged in on this device for 30\u00a0days',
  ],
  'login.submit': ['Đăng nhập', 'Log in'],
  'login.forgot': ['Quên mật khẩu?', 'Forgot your password?'],
  'login.reset': ['Đặt lại mật khẩu', 'Reset your password'],
  'login.no_account': ['Chưa có tài khoản?', 'No account yet?'],
  'login.register': ['Đăng ký', 'Register'],
  'login.leading': ['Đang chuyển trang…', 'One moment…'],
  'login.go_now': ['Vào ngay', 'Go now'],
})
