import { words } from './index.ts'

/** What the API says about protection. */
export const protectionAnswers = words({
  consent_needed: [
    'Bạn cần đồng ý cho An Nhi ghi lại thời gian dùng máy của con trước khi đặt giới hạn thời gian.',
    'Please allow An Nhi to record how long your child uses the computer before you set time limits.',
  ],
  unknown_machine: [
    'Máy này chưa được ghép với gia đình nào. Bạn ghép lại giúp nhé.',
    'This computer is not paired with a family. Please pair it again.',
  ],
  removed: ['Máy này đã được gỡ khỏi An\u00a0Nhi.', 'This computer has been removed from An\u00a0Nhi.'],
  client_too_old: [
    'Bản An\u00a0Nhi trên máy này đã cũ. Bạn cập nhật rồi thử lại nhé.',
    'An\u00a0Nhi on this computer is out of date. Please update it and try again.',
  ],
  no_package: [
    'Chưa có gói nào để gán cho máy này. Bạn chọn gói trong ví, hoặc mua gói mới.',
    'There is no package for this computer yet. Choose one from the wallet, or buy one.',
  ],
  machine_not_paired: [
    'Máy này chưa ghép hoặc đã gỡ, nên chưa thử chặn được.',
    'This computer is not paired or was removed, so blocking cannot be tested.',
  ],
  machine_paired: ['Đã ghép máy của con.', 'Your child’s computer is paired.'],
  pairing_refused: ['Đã từ chối máy này.', 'This computer was refused.'],
  machine_unpaired: ['Đã gỡ máy. Gói vẫn được gán cho máy này.', 'The computer is removed. Its package stays with it.'],
  test_sent: ['Đã gửi phép thử đến máy.', 'The test is on its way to the computer.'],
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
    'Gói trên máy của con chưa có chức năng này. Bạn gán một gói Premium cho máy để dùng nhé.',
    'The package on your child’s computer does not include this. Assign a Premium package to it first.',
  ],
  request_answered: ['Lời xin này đã được trả lời rồi.', 'This request was answered already.'],
  request_expired: [
    'Lời xin này đã hết hạn. Bạn vẫn có thể cho con thêm phút ở trang Hôm nay, hoặc cho phép trang ở mục Trang web.',
    'This request has expired. You can still give minutes on Today, or allow the site under Websites.',
  ],
  request_answer_saved: ['Đã gửi câu trả lời cho con.', 'Your answer is sent to your child.'],
  protection_deleted: [
    'Đã xóa mọi dữ liệu bảo vệ của con. Máy của con đã được gỡ khỏi An\u00a0Nhi.',
    'All protection data about your child is deleted, and your child’s computers are removed from An\u00a0Nhi.',
  ],
  rules_changed: ['Đã lưu luật mới.', 'The new rules are saved.'],
  consents_changed: ['Đã lưu lựa chọn của bạn.', 'Your choice is saved.'],
})
