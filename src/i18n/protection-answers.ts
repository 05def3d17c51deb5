import { words } from './index.ts'

/** What the API says about protection. */
export const protectionAnswers = words({
  consent_needed: [
    'Bạn cần đồng ý cho An Nhi ghi lại thời gian dùng máy của con trước khi đặt giới hạn thời gian.',
    'Please agree first that An Nhi records how long your child uses the computer, then set limits of time.',
  ],
  unknown_machine: [
    'Máy này chưa được ghép với gia đình nào. Bạn ghép lại giúp nhé.',
    'This machine is not paired with a family. Please pair it again.',
  ],
  machine_removed: ['Máy này đã được gỡ khỏi An\u00a0Nhi.', 'This machine has been removed from An\u00a0Nhi.'],
  client_too_old: [
    'Bản An\u00a0Nhi trên máy này đã cũ. Bạn cập nhật rồi thử lại nhé.',
    'An\u00a0Nhi on this machine is out of date. Please update it and try again.',
  ],
  no_package: [
    'Chưa có gói nào để gán cho máy này. Bạn chọn gói trong ví, hoặc mua gói mới.',
    'There is no package for this machine yet. Choose one from the wallet, or buy one.',
  ],
  machine_paired: ['Đã ghép máy của con.', 'Your child’s machine is paired.'],
  pairing_refused: ['Đã từ chối máy này.', 'This machine was refused.'],
  machine_unpaired: ['Đã gỡ máy. Gói của máy vẫn còn nguyên.', 'The machine is removed. Its package stays.'],
  test_sent: ['Đã gửi phép thử đến máy.', 'The test is on its way to the machine.'],
  confirm_needed: [
    'Để bảo vệ con, An Nhi cần xác nhận đúng là bạn. Bạn nhận mã OTP qua tin nhắn rồi nhập mã giúp nhé.',
    'To protect your child, please confirm that it is you, with a verification code sent to your phone.',
  ],
  phone_changed_lately: [
    'Số điện thoại của tài khoản vừa được quản trị viên đổi. Sau {hours} giờ kể từ lúc đổi, bạn mới xác nhận được bằng số mới.',
    'An administrator has just changed the phone of this account. It can confirm {hours} hours after the change.',
  ],
  browser_confirmed: ['Đã xác nhận. Bạn xem tiếp được rồi.', 'Confirmed. You can go on now.'],
  not_in_package: [
    'Gói trên máy của con chưa có nội dung này. Bạn gán một gói Premium cho máy để dùng.',
    'The package on your child’s device does not include this. Assign a Premium package to the device to use it.',
  ],
  request_answered: ['Yêu cầu này đã được trả lời rồi.', 'This request was answered already.'],
  request_expired: [
    'Yêu cầu này đã hết hạn. Bạn vẫn có thể cho con thêm phút hoặc cho phép trang ngay tại trang của con.',
    'This request has expired. You can still give minutes or allow the page from your child’s own page.',
  ],
  request_answer_saved: ['Đã gửi câu trả lời cho con.', 'Your answer is sent to your child.'],
  protection_deleted: [
    'Đã xóa mọi dữ liệu bảo vệ của con. Máy của con đã được gỡ ghép.',
    'All protection data of your child is deleted, and your child’s devices are released.',
  ],
  rules_changed: ['Đã lưu luật mới.', 'The new rules are saved.'],
  consents_changed: ['Đã lưu lựa chọn của bạn.', 'Your choice is saved.'],
})
