import { words } from './index.ts'

/** Words of the invoice of an order: in whose name, and what was made of it. */
export const invoiceWords = words({
  ask: ['Thông tin xuất hóa đơn', 'Invoice details'],
  ask_hint: [
    'Bạn chỉ điền khi cần hóa đơn đứng tên công ty hoặc cá nhân, và khi đó điền đủ bốn mục.',
    'Only if you need an invoice in the name of a company or a person; then please fill in all four.',
  ],
  check: [
    'Thông tin hóa đơn còn thiếu hoặc chưa đúng. Bạn sửa các mục được đánh dấu rồi thanh toán lại nhé.',
    'Some invoice details are missing or invalid. Please change the marked fields and pay again.',
  ],
  name: ['Tên công ty hoặc cá nhân', 'Name of the company or person'],
  tax_code: ['Mã số thuế', 'Tax code'],
  tax_code_hint: [
    'Cá nhân điền số định danh gồm 12 chữ số.',
    'For a person, the personal identification number with 12 digits.',
  ],
  address: ['Địa chỉ', 'Address'],
  email: ['Email nhận hóa đơn', 'Email for the invoice'],
  buyer: ['Hóa đơn xuất cho', 'Invoiced to'],
  tax_code_of: ['Mã số thuế: {code}', 'Tax code: {code}'],
  made: ['Hóa đơn', 'Invoices'],
  'made.issued': ['Bản gốc', 'Original'],
  'made.adjusted': ['Điều chỉnh', 'Adjustment'],
  'made.cancelled': ['Hủy', 'Cancellation'],
  open: ['Xem hóa đơn', 'View invoice'],
  unnumbered: ['đã gửi, chưa có số hóa đơn', 'sent, no invoice number yet'],
  sending: ['đang chờ gửi', 'waiting to be sent'],
  'failed.answer': [
    'chưa gửi được: dịch vụ hóa đơn trả lời mã {status}',
    'not sent: the invoice service answered {status}',
  ],
  'failed.silence': [
    'chưa gửi được: không kết nối được với dịch vụ hóa đơn',
    'not sent: the invoice service could not be reached',
  ],
})
