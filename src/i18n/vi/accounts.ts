export const accounts = {
  'login.title': 'Đăng nhập',
} as const
