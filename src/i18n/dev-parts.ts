import { words } from './index.ts'

/** The headings of the page that shows the parts; the parts themselves show sentences of the product. */
export const sampleWords = words({
  title: ['Các mảnh ghép', 'Parts'],
  lead: [
    'Mọi màn hình của An\u00a0Nhi được ghép từ những mảnh này. Trang chỉ có khi phát triển.',
    'Every screen of An\u00a0Nhi is put together from these. The page exists during development only.',
  ],
  index: ['Mục lục', 'On this page'],
  colours: ['Màu theo vai trò', 'Colours by role'],
  type: ['Chữ', 'Type'],
  buttons: ['Nút bấm', 'Buttons'],
  fields: ['Ô nhập', 'Fields'],
  choices: ['Lựa chọn', 'Choices'],
  messages: ['Lời nhắn', 'Messages'],
  dialogs: ['Hộp thoại', 'Dialogs'],
  lists: ['Danh sách', 'Lists'],
  folds: ['Thẻ và ngăn gấp', 'Tabs and panels'],
  steps: ['Từng bước', 'Step by step'],
  waiting: ['Chờ và trống', 'Waiting and empty'],
  small: ['Chi tiết nhỏ', 'Small things'],
})
