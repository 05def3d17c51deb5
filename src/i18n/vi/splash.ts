export const splash = {
  choose: 'Chọn ngôn ngữ',
  name: 'Tiếng Việt',
  skip: 'Bỏ qua',
} as const
