import { words } from './index.ts'

/** Words of the step that asks for a code by SMS before what a child did is shown or taken away. */
export const confirmWords = words({
  heading: ['Xác nhận đúng là bạn', 'Confirm that it is you'],
  why: [
    'Trên trình duyệt này, bạn chưa xác nhận bằng mã\u00a0OTP trong 90 ngày qua. An\u00a0Nhi chỉ hỏi một lần, để người khác dù biết mật khẩu của bạn cũng không xem hay xóa được dữ liệu của con.',
    'No verification code was confirmed in this browser in the last 90 days. An\u00a0Nhi asks once, so that somebody who knows your password still cannot see or delete your child’s data.',
  ],
  send: ['Gửi mã\u00a0OTP', 'Send a code'],
  again: ['Gửi lại mã', 'Send a new code'],
  code: ['Mã\u00a0OTP', 'Verification code'],
  'code.hint': [
    'Sáu số trong tin nhắn vừa gửi đến điện thoại của bạn.',
    'The six digits in the message just sent to your phone.',
  ],
  check: ['Xác nhận', 'Confirm'],
  outbox: ['Mở hộp tin thử nghiệm để xem mã', 'Open the test outbox to read the code'],
})
