import { words } from './index.ts'

/** Words of Riêng tư: what is kept about a child, who agreed, and how it goes away. */
export const childPrivacyWords = words({
  heading: ['Quyền riêng tư của {name}', '{name}’s privacy'],
  lead: [
    'Đây là tất cả những gì An\u00a0Nhi giữ về con.',
    'This is everything that An\u00a0Nhi keeps about your child.',
  ],
  kept: ['An\u00a0Nhi giữ gì, bao lâu', 'What is kept, and for how long'],
  'kept.profile': ['Hồ sơ của con', 'Your child’s profile'],
  'kept.profile_text': [
    'Tên, ngày sinh, giới tính, lớp, trường và máy của con. Giữ đến khi hồ sơ được xóa; quản trị viên xem được phần này.',
    'Name, birthday, gender, class, school and computers. Kept until the profile is deleted; administrators can see this part.',
  ],
  'kept.time': ['Thời gian dùng máy', 'Time at the computer'],
  'kept.time_text': [
    'Những phút con dùng máy, mỗi trang và ứng dụng bao lâu. Giữ 13 tháng; gói miễn phí xem được 30 ngày gần nhất.',
    'The minutes of use, and how long each site and app was used. Kept for 13 months; the free package shows the last 30 days.',
  ],
  'kept.history': ['Lịch sử', 'History'],
  'kept.history_text': [
    'Lúc mấy giờ con mở trang nào, chỉ tên trang. Giữ 30 ngày; gói miễn phí xem được hôm nay.',
    'Which site was open when, its name only. Kept for 30 days; the free package shows today.',
  ],
  'kept.rules': ['Luật, lời xin của con và điều bạn đã cho', 'Rules, requests and what you gave'],
  'kept.rules_text': [
    'Luật cũ được giữ 90 ngày; lời xin và điều đã cho, 13 tháng.',
    'Old rules are kept for 90 days, requests and what you gave for 13 months.',
  ],
  'kept.events': ['Nhật ký bảo vệ', 'Protection journal'],
  'kept.events_text': [
    'Ghép máy, mất mạng, gỡ máy, sửa luật. Giữ 13 tháng.',
    'Pairing, lost connections, removal, changed rules. Kept for 13 months.',
  ],
  'kept.consents': ['Điều bạn và con đồng ý', 'What you and your child agreed to'],
  'kept.consents_text': [
    'Ai đồng ý điều gì, lúc nào. Giữ đến khi tài khoản được xóa.',
    'Who agreed to what, and when. Kept until the account is deleted.',
  ],
  'kept.never': [
    'An\u00a0Nhi không ghi địa chỉ đầy đủ, nội dung trang, tin nhắn, ảnh màn hình hay phím gõ. Sau này nếu có chức năng chụp màn hình, nó luôn tắt sẵn cho đến khi bạn đồng ý và con được biết. Quản trị viên của An\u00a0Nhi không xem được việc con làm.',
    'An\u00a0Nhi records no full addresses, page content, messages, screenshots or keystrokes. If screenshots come later, they stay off until you agree and your child knows. Its administrators cannot see what your child does.',
  ],
  consents: ['Điều bạn đồng ý', 'What you agree to'],
  'consents.text': [
    'Lúc đầu mọi mục đều tắt. Khi bạn rút lại một mục, dữ liệu của mục đó được ẩn ngay, và bị xóa sau 24 giờ nếu bạn không đồng ý lại.',
    'Everything is off at first. What you withdraw is hidden at once, and deleted after 24 hours unless you agree again.',
  ],
  'consent.time': ['Ghi lại thời gian dùng máy', 'Record the time at the computer'],
  'consent.time_hint': [
    'Cần có để giới hạn số phút mỗi ngày hay của một trang.',
    'Needed to limit the minutes of a day or of a site.',
  ],
  'consent.history': ['Ghi lại lịch sử', 'Record history'],
  'consent.history_hint': [
    'Từ 7 tuổi, chỉ bắt đầu khi con cũng bấm “Con đã hiểu” trên máy.',
    'From the age of 7, it begins only when your child presses “I understand” on the computer.',
  ],
  'consent.since': ['Bạn đồng ý ngày {date}.', 'You agreed on {date}.'],
  'consent.child_since': ['Con đã hiểu ngày {date}.', 'Your child understood on {date}.'],
  'consent.child_waits': ['Đang chờ con bấm “Con đã hiểu”.', 'Waiting for your child to press “I understand”.'],
  'consent.save': ['Lưu lựa chọn', 'Save'],
  limits: [
    'Bạn đang giới hạn số phút. Nếu rút lại “Ghi lại thời gian dùng máy”, máy không còn gì để đếm, nên các giới hạn ấy ngừng chạy.',
    'You limit minutes. If you withdraw “Record the time at the computer”, nothing can be counted, so those limits stop.',
  ],
  export: ['Tải về', 'Download'],
  'export.text': [
    'Mọi thứ An\u00a0Nhi giữ về các con của bạn, trong một tệp.',
    'Everything that An\u00a0Nhi keeps about your children, in one file.',
  ],
  'export.json': ['Tải tệp JSON', 'Download JSON'],
  'export.csv': ['Tải bảng CSV (zip)', 'Download CSV (zip)'],
  'export.account': [
    'Còn tài khoản, các gói, đơn hàng và tin nhắn của bạn nằm trong một tệp riêng:',
    'Your account, packages, orders and messages are in a file of their own:',
  ],
  'export.account_csv': ['Tải dữ liệu tài khoản', 'Download account data'],
  delete: ['Xóa tất cả', 'Delete everything'],
  'delete.text': [
    'Luật, lịch sử, thời gian dùng máy, lời xin của con và điều bạn đã cho bị xóa ngay, không lấy lại được. Máy của con không còn được bảo vệ và phải ghép lại. Những lần bạn đồng ý được giữ làm bằng chứng, không kèm việc con đã làm.',
    'Rules, history, time, requests and what you gave are deleted at once, for good. Your child’s computers are no longer protected and have to be paired again. Consents stay as evidence, without what your child did.',
  ],
  'delete.type': ['Gõ tên của con để xóa', 'Type your child’s name to delete'],
  'delete.wrong': ['Tên chưa khớp. Vui lòng gõ đúng: {name}', 'This is not the name. Please type: {name}'],
  'delete.submit': ['Xóa tất cả về {name}', 'Delete everything about {name}'],
  journal: ['Nhật ký', 'Journal'],
  'journal.none': ['Chưa có gì.', 'Nothing yet.'],
  'journal.older': ['Xem cũ hơn', 'Older'],
  'journal.newest': ['Về mới nhất', 'Back to the newest'],
})
