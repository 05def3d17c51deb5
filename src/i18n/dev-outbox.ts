import { words } from './index.ts'

/** Words of the page of kept messages; no visitor downloads them. */
export const outboxWords = words({
  title: ['Hộp thư đi', 'Outbox'],
  lead: [
    'Khi phát triển, tin nhắn SMS không được gửi đi mà nằm lại ở đây. Trang tự đọc lại mỗi khi bạn quay về.',
    'During development SMS are not sent; they stay here. The page reads them again whenever you come back to it.',
  ],
  reload: ['Đọc lại', 'Read again'],
  count: ['{count} tin nhắn', 'Messages: {count}'],
  caption: ['Tin nhắn, mới nhất trước', 'Messages, newest first'],
  to: ['Gửi đến', 'To'],
  text: ['Nội dung', 'Text'],
  at: ['Lúc', 'Time'],
  emptyTitle: ['Chưa có tin nhắn nào', 'No messages yet'],
  emptyText: ['Mã xác thực và thông báo sẽ hiện ở đây.', 'Verification codes and notices will appear here.'],
})
