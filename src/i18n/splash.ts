import { words } from './index.ts'

export const splash = words({
  choose: ['Chọn ngôn ngữ', 'Choose your language'],
  name: ['Tiếng Việt', 'English'],
  skip: ['Bỏ qua', 'Skip'],
})
