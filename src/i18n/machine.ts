import { words } from './index.ts'
import { clientWords } from './machine-states.ts'

/** Words of Máy và bằng chứng: what shows that a machine is protected. */
export const machineWords = words({
  of: ['Máy của {name}', '{name}’s computer'],
  'state.green': [
    'Đang bảo vệ: luật bản {version} chạy từ {time}, {passed}/{all} phép thử đạt.',
    'Protected: version {version} of the rules has run since {time}, {passed} of {all} tests passed.',
  ],
  'state.waiting': [
    'Đang chờ máy báo về: luật mới nhất là bản {wanted}, máy báo đang chạy bản {version}.',
    'Waiting for the computer: the newest rules are version {wanted}, it reports version {version}.',
  ],
  'state.lacks_test': [
    'Luật mới nhất đã chạy, {passed}/{all} phép thử đạt. Bạn xem ở dưới phép thử nào chưa đạt.',
    'The newest rules are running, and {passed} of {all} tests passed. See below which did not.',
  ],
  'state.waiting_tests': [
    'Luật mới nhất đã chạy. Đang chờ máy báo kết quả các phép thử.',
    'The newest rules are running. Waiting for the test results.',
  ],
  'state.waiting_first': [
    'Đang chờ máy báo về lần đầu. Việc này thường mất chưa đến một phút.',
    'Waiting for the computer’s first report. This usually takes less than a minute.',
  ],
  'state.problem': [
    'Cần xem lại: {passed}/{all} phép thử đạt. Bạn xem phép thử chưa đạt ở dưới.',
    'Needs a look: {passed} of {all} tests passed. See below which did not.',
  ],
  'state.problem_behind': [
    'Cần xem lại: máy vẫn chạy luật bản {version}, chưa nhận bản {wanted}.',
    'Needs a look: the computer still runs version {version} of the rules and has not taken version {wanted}.',
  ],
  'state.silent': [
    'Máy tắt hoặc mất mạng, lần cuối báo về lúc {time}. Luật đã nhận vẫn chạy trên máy.',
    'Off or offline, last heard from at {time}. The rules that it has keep running on it.',
  ],
  'state.silent_behind': [
    'Máy tắt hoặc mất mạng, lần cuối báo về lúc {time}. Luật đã nhận vẫn chạy trên máy; thay đổi mới nhất chưa đến máy.',
    'Off or offline, last heard from at {time}. The rules that it has keep running on it; the newest change has not arrived.',
  ],
  'state.removed': [
    'An\u00a0Nhi đã bị gỡ khỏi máy này. Máy không còn được bảo vệ.',
    'An\u00a0Nhi was removed from this computer. It is not protected any more.',
  ],
  'state.none': [
    'Máy này chưa ghép với An\u00a0Nhi, nên chưa được bảo vệ.',
    'This computer is not paired with An\u00a0Nhi yet, so it is not protected.',
  ],
  'state.no_package': [
    'Máy này đã ghép với An\u00a0Nhi nhưng không có gói nào đang dùng, nên không được bảo vệ.',
    'This computer is paired with An\u00a0Nhi, but it has no package in use, so it is not protected.',
  ],
  'state.grace': [
    'Gói trên máy này đã hết hạn. Luật còn chạy đến {day}; bạn gia hạn hoặc gán gói khác để máy tiếp tục được bảo vệ.',
    'The package on this computer has ended. The rules hold until {day}; renew it or assign another one to keep it protected.',
  ],
  'state.pair': ['Ghép máy', 'Pair this computer'],
  'state.wallet': ['Mở ví gói', 'Open the wallet'],
  try: ['Thử chặn', 'Try blocking'],
  'try.text': [
    'Máy của con sẽ thử mở một trang chỉ dùng để thử. Bạn thấy trang chặn hiện trên máy, và kết quả hiện ở đây.',
    'Your child’s computer tries to open a site that exists for this alone. You see the block page there, and the result here.',
  ],
  'try.sent': ['Đã gửi. Kết quả thường về trong vài giây.', 'Sent. The result usually arrives within seconds.'],
  'try.waits': [
    'Đã gửi, nhưng máy đang tắt hoặc mất mạng. Máy sẽ thử nếu kết nối lại trong 24 giờ tới.',
    'Sent, but the computer is off or offline. It will try if it is back within 24 hours.',
  ],
  'try.needs_machine': ['Máy cần đang bật và có mạng.', 'The computer has to be on and online.'],
  tests: ['Các phép thử', 'Tests'],
  'tests.none': ['Máy chưa báo về phép thử nào.', 'The computer has not reported any test yet.'],
  'tests.at': ['lúc {time}', 'at {time}'],
  passed: ['Đạt', 'Passed'],
  failed: ['Chưa đạt', 'Not passed'],
  'ok.rules': ['Luật chặn đang có trong trình duyệt', 'The blocking rules are in place in the browser'],
  'ok.canary': ['Một trang thử bị chặn thật', 'A test site was really blocked'],
  'ok.incognito': ['Cửa sổ ẩn danh cũng được bảo vệ', 'Incognito windows are protected too'],
  'ok.sites': ['An\u00a0Nhi chạy trên mọi trang web', 'An\u00a0Nhi runs on every site'],
  'ok.version': ['Đang chạy bản luật mới nhất', 'The newest rules are running'],
  'ok.clock': ['Đồng hồ của máy đúng giờ', 'The computer’s clock is right'],
  'ok.storage': ['Dữ liệu của An\u00a0Nhi trên máy còn nguyên', 'An\u00a0Nhi’s data on the computer is intact'],
  'ok.kinds': ['Máy hiểu mọi luật được gửi đến', 'The computer understands all rules that it is sent'],
  'ok.test': ['Lần “Thử chặn” gần nhất: trang bị chặn', 'Last “Try blocking”: the site was blocked'],
  'no.rules': [
    'Luật chặn không còn trong trình duyệt. Bạn mở lại trình duyệt trên máy của con.',
    'The blocking rules are gone from the browser. Please restart the browser on your child’s computer.',
  ],
  'no.canary': [
    'Một trang thử vẫn mở được. Có thể tiện ích khác đang cản An\u00a0Nhi.',
    'A test site could be opened. Another extension may be in An\u00a0Nhi’s way.',
  ],
  'no.incognito': [
    'Cửa sổ ẩn danh chưa được bảo vệ, nên máy chưa lên màu xanh. Trên máy của con, gõ chrome://extensions vào thanh địa chỉ, ở ô An\u00a0Nhi bấm “Chi tiết”, rồi bật “Cho phép ở chế độ ẩn danh”.',
    'Incognito windows are not protected, so the computer is not green yet. On your child’s computer type chrome://extensions in the address bar, press “Details” in the An\u00a0Nhi box, and turn on “Allow in Incognito”.',
  ],
  'no.sites': [
    'Trình duyệt chỉ cho An\u00a0Nhi chạy trên một số trang, nên những trang khác không bị chặn. Trên máy của con, gõ chrome://extensions vào thanh địa chỉ, ở ô An\u00a0Nhi bấm “Chi tiết”, rồi chọn “Trên tất cả các trang web”.',
    'The browser lets An\u00a0Nhi run on some sites only, so others are not blocked. On your child’s computer type chrome://extensions in the address bar, press “Details” in the An\u00a0Nhi box, and choose “On all sites”.',
  ],
  'no.version': ['Máy chưa chạy bản luật mới nhất', 'The newest rules are not running yet'],
  'no.clock': [
    'Đồng hồ của máy bị chỉnh. Con không có thêm phút nào vì việc này.',
    'The computer’s clock was changed. This gives your child no extra time.',
  ],
  'no.storage': [
    'Dữ liệu của An\u00a0Nhi trên máy bị xóa hoặc bị sửa. An\u00a0Nhi đã khôi phục lại như cũ.',
    'An\u00a0Nhi’s data on the computer was deleted or changed. It has been restored.',
  ],
  'no.kinds': [
    'Máy chưa hiểu vài luật bạn đặt. Bạn cập nhật An\u00a0Nhi trên máy của con.',
    'The computer does not understand some of your rules. Please update An\u00a0Nhi there.',
  ],
  'no.test': ['Lần “Thử chặn” gần nhất: trang không bị chặn', 'Last “Try blocking”: the site was not blocked'],
  facts: ['Chi tiết', 'Details'],
  wanted: ['Luật mới nhất', 'Newest rules'],
  applied: ['Luật đang chạy', 'Running rules'],
  version: ['bản {version}', 'version {version}'],
  applied_at: ['Chạy từ', 'Running since'],
  last_seen: ['Lần cuối báo về', 'Last heard from'],
  client: ['An\u00a0Nhi trên máy', 'An\u00a0Nhi on it'],
  ...clientWords,
  none: ['chưa có', 'none yet'],
  blind: [
    'Tiện ích chỉ thấy trình duyệt mà nó được cài. Trình duyệt khác, hồ sơ người dùng khác và phần mềm trên máy nằm ngoài tầm của nó.',
    'The extension sees only the browser that it is installed in. Other browsers, other profiles and programs are beyond it.',
  ],
  events: ['Nhật ký của máy', 'What happened'],
  'events.none': ['Chưa có gì.', 'Nothing yet.'],
  remove: ['Gỡ máy khỏi An\u00a0Nhi', 'Remove this computer'],
  'remove.text': [
    'Luật ngừng chạy ngay; máy tự xóa dữ liệu của An\u00a0Nhi và báo cho con biết. Trong ví, gói vẫn được gán cho máy này.',
    'The rules stop on it at once, and it deletes An\u00a0Nhi’s data. The computer tells your child so. The package stays with it in your wallet.',
  ],
  'remove.submit': ['Gỡ máy này', 'Remove it'],
})
