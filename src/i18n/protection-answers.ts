import { words } from './index.ts'

/** What the API says about protection. */
export const protectionAnswers = words({
  consent_needed: [
    'Bạn cần đồng ý cho An Nhi ghi lại thời gian dùng máy của con trước khi đặt giới hạn thời gian.',
    'Please agree first that An Nhi records how long your child uses the computer, then set limits of time.',
  ],
  rules_changed: ['Đã lưu luật mới.', 'The new rules are saved.'],
  consents_changed: ['Đã lưu lựa chọn của bạn.', 'Your choice is saved.'],
})
