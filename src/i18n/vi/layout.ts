export const layout = {
  'layout.skip': 'Đến nội dung chính',
} as const
