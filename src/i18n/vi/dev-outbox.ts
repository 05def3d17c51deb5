/** Words of the page of kept messages; no visitor downloads them. */
export const devOutbox = {
  title: 'Hộp thư đi',
  lead: 'Khi phát triển, tin nhắn SMS không được gửi đi mà nằm lại ở đây. Trang tự đọc lại mỗi khi bạn quay về.',
  reload: 'Đọc lại',
  count: '{count} tin nhắn',
  caption: 'Tin nhắn, mới nhất trước',
  to: 'Gửi đến',
  text: 'Nội dung',
  at: 'Lúc',
  emptyTitle: 'Chưa có tin nhắn nào',
  emptyText: 'Mã xác thực và thông báo sẽ hiện ở đây.',
} as const
