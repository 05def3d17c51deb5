import { words } from './index.ts'

/** How an admin has a list shown, and what is done with many of its rows. */
export const toolWords = words({
  density: ['Chiều cao dòng', 'Row height'],
  tight: ['Gọn', 'Compact'],
  roomy: ['Thoáng', 'Roomy'],
  columns: ['Cột', 'Columns'],
  columns_shown: ['Các cột được hiện', 'Columns shown'],
  columns_apply: ['Áp dụng', 'Apply'],
  column_hidden: ['Đã ẩn cột “{column}”.', '“{column}” is hidden.'],
  saved: ['Bộ lọc đã lưu', 'Saved filters'],
  saved_none: [
    'Chưa lưu bộ lọc nào. Lọc danh sách rồi đặt tên để lần sau mở lại.',
    'No saved filters yet. Filter the list, then give it a name to open it again.',
  ],
  saved_name: ['Đặt tên cho bộ lọc đang dùng', 'Name the filter in use'],
  saved_delete: ['Xóa bộ lọc “{name}”', 'Delete the filter “{name}”'],
  undo: ['Hoàn tác', 'Undo'],
  undone: ['Đã hoàn tác.', 'Undone.'],
  choose_head: ['Chọn', 'Select'],
  choose: ['Chọn {row}', 'Select {row}'],
  choose_all: ['Chọn tất cả dòng trên trang này', 'Select every row on this page'],
  choose_none: ['Bỏ chọn', 'Clear selection'],
  chosen: ['Đã chọn {count} dòng', '{count} selected'],
  chosen_acts: ['Thao tác với các dòng đã chọn', 'Actions for the selected rows'],
  export_chosen: ['Xuất dòng đã chọn', 'Export selected'],
  done: ['Đã cập nhật {count} dòng.', 'Rows updated: {count}.'],
  refused: ['Không thực hiện được với {count} dòng:', 'Rows that could not be updated: {count}'],
  role_admin: ['Đặt làm quản trị viên', 'Make administrator'],
  role_user: ['Đặt làm phụ huynh', 'Make parent'],
  extend: ['Gia hạn thêm {months}', 'Extend by {months}'],
  save: ['Lưu', 'Save'],
})
