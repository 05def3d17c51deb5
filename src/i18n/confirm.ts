import { words } from './index.ts'

/** Words of the step that asks for a code by SMS before what a child did is shown or taken away. */
export const confirmWords = words({
  heading: ['Xác nhận đúng là bạn', 'Confirm that it is you'],
  why: [
    'Lịch sử các trang con mở, bản tải về và việc xóa cần thêm mã\u00a0OTP, để người khác dù biết mật khẩu của bạn cũng không xem hay xóa được. Trên một trình duyệt, An\u00a0Nhi hỏi lại sau mỗi 90 ngày.',
    'The history of visited sites, the download and deleting need a code by SMS as well, so that knowing your password is not enough. In one browser, An\u00a0Nhi asks every 90 days.',
  ],
  send: ['Gửi mã\u00a0OTP', 'Send a code'],
  again: ['Gửi lại mã', 'Send a new code'],
  code: ['Mã\u00a0OTP', 'Verification code'],
  'code.hint': [
    'Sáu số trong tin nhắn vừa gửi đến điện thoại của bạn.',
    'The six digits in the message just sent to your phone.',
  ],
  check: ['Xác nhận', 'Confirm'],
  outbox: ['Mở hộp thư đi để xem mã', 'Open the outbox to read the code'],
})
