import { words } from './index.ts'

/** The page that a browser opens once the extension was removed from it. */
export const removedWords = words({
  'removed.heading': ['Tiện ích đã được gỡ khỏi máy này', 'The extension was removed from this computer'],
  'removed.telling': ['Đang báo cho ba\u00a0mẹ…', 'Telling your parents…'],
  'removed.told': [
    'Ba\u00a0mẹ đã được báo. Trên máy này không còn luật nào chạy và không còn gì được ghi lại.',
    'Your parents have been told. No rules run on this computer any more, and nothing is recorded.',
  ],
  'removed.failed': [
    'Chưa báo được cho ba\u00a0mẹ. Hãy kiểm tra kết nối Internet rồi thử lại.',
    'Your parents could not be told. Please check the internet connection and try again.',
  ],
  'removed.unknown': [
    'Luật của An\u00a0Nhi không còn chạy trên máy này. Ba\u00a0mẹ sẽ thấy máy này tắt hoặc mất mạng.',
    'An\u00a0Nhi’s rules no longer run on this computer. Your parents will see this computer as off or offline.',
  ],
  'removed.again': ['Thử lại', 'Try again'],
  'removed.back': [
    'Nếu gỡ nhầm, hãy cài lại rồi ghép máy. Gói của máy vẫn còn nguyên.',
    'If this was a mistake, install it again and pair the computer. Its package is still there.',
  ],
  'removed.install': ['Cài lại tiện ích', 'Install the extension again'],
})
