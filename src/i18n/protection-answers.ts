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
  rules_changed: ['Đã lưu luật mới.', 'The new rules are saved.'],
  consents_changed: ['Đã lưu lựa chọn của bạn.', 'Your choice is saved.'],
})
