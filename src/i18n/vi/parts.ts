export const parts = {
  'parts.close': 'Đóng',
  'parts.loading': 'Đang tải…',
} as const
