import { words } from './index.ts'

/** How a machine stands, for the parent’s portal and the console; each says `none` in its own words. */
export const machineStateWords = words({
  'machine.green': ['Đang bảo vệ', 'Protected'],
  'machine.waiting': ['Đang chờ máy nhận luật mới', 'Waiting for the computer to take the new rules'],
  'machine.problem': ['Cần xem lại', 'Needs a look'],
  'machine.silent': ['Máy tắt hoặc mất mạng', 'Off or offline'],
  'machine.removed': ['An\u00a0Nhi đã bị gỡ khỏi máy này', 'An\u00a0Nhi was removed from this computer'],
})

/** What runs on a machine. */
export const clientWords = words({
  'client.browser': ['Tiện ích trình duyệt {version}', 'Browser extension {version}'],
  'client.other': ['{client} {version}', '{client} {version}'],
})
