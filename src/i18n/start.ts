import { words } from './index.ts'

/** Words of the first ten minutes: the child, what may be recorded, the first hours. */
export const startWords = words({
  'start.heading': ['Thêm con', 'Add a child'],
  'start.steps.child': ['Con', 'Child'],
  'start.steps.consent': ['Ghi lại gì', 'Recording'],
  'start.steps.rules': ['Giờ giấc', 'Hours'],
  'start.steps.machine': ['Ghép máy', 'Pairing'],
  'start.next': ['Tiếp tục', 'Continue'],

  'start.child': ['Con tên gì?', 'What is your child’s name?'],
  'start.child_lead': [
    'Tên ở nhà cũng được: đây là tên bạn và con sẽ thấy trên máy.',
    'A nickname is fine: you and your child will both see it on the computer.',
  ],
  'start.name': ['Tên của con', 'Name'],
  'start.year': ['Năm sinh', 'Year of birth'],
  'start.year_choose': ['Chọn năm', 'Choose a year'],
  'start.year_hint': [
    'Để gợi ý giờ giấc vừa tuổi, và để hỏi ý con khi con từ 7 tuổi.',
    'To suggest hours that fit, and to ask the child too from the age of 7.',
  ],
  'start.name_missing': ['Vui lòng nhập tên của con.', 'Please enter your child’s name.'],
  'start.year_missing': ['Vui lòng chọn năm sinh của con.', 'Please choose the year of birth.'],
  'start.gender_missing': ['Vui lòng chọn giới tính của con.', 'Please choose a gender.'],
  'start.gender': ['Giới tính', 'Gender'],
  'start.gender_choose': ['Chọn giới tính', 'Choose a gender'],
  'start.gender.Nam': ['Nam', 'Boy'],
  'start.gender.Nữ': ['Nữ', 'Girl'],
  'start.gender.Khác': ['Khác', 'Other'],

  'start.consent': ['An\u00a0Nhi được ghi lại gì về {name}?', 'What may An\u00a0Nhi record about {name}?'],
  'start.consent_lead': [
    'Chưa có gì được ghi lại. Bạn chọn từng điều, và rút lại bất cứ lúc nào ở trang Riêng tư. Trên máy, con luôn thấy điều gì đang được ghi.',
    'Nothing is recorded yet. Choose each thing; you can withdraw it at any time under Privacy. On the computer your child always sees what is recorded.',
  ],
  'start.time': ['Thời gian dùng máy', 'Time of use'],
  'start.time_text': [
    'Những phút con dùng máy, mỗi trang web và ứng dụng được dùng bao lâu. Cần có để giới hạn số phút. Giữ 13 tháng; với gói miễn phí, bạn xem được 30 ngày gần nhất.',
    'The minutes of use, and how long each website and app was used. Needed for limits of minutes. Kept for 13 months; the free package shows the last 30 days.',
  ],
  'start.history': ['Lịch sử', 'History'],
  'start.history_text': [
    'Lúc mấy giờ con mở trang web và ứng dụng nào, chỉ tên, không bao giờ có địa chỉ đầy đủ hay nội dung. Từ 7 tuổi, chỉ ghi sau khi con bấm “Con đã hiểu” trên máy. Giữ 30 ngày; với gói miễn phí, bạn xem được hôm nay.',
    'Which website or app was open when: its name only, never a full address or what is in it. From the age of 7 only after the child has pressed “I understand”. Kept for 30 days; the free package shows today.',
  ],

  'start.rules': ['Giờ giấc ban đầu của {name}', '{name}’s first hours'],
  'start.rules_lead': [
    'Chọn một mẫu để bắt đầu. Bạn sửa từng ngày ở trang Giờ giấc, lúc nào cũng được.',
    'Choose where to begin. You can change every day later, under Hours.',
  ],
  'start.rules_choice': ['Mẫu theo tuổi', 'By age'],
  'start.rules_none': ['Chưa đặt giờ', 'No hours yet'],
  'start.rules_none_text': ['Con dùng máy lúc nào cũng được.', 'The computer can be used at any time.'],
  'start.rules_no_count': [
    'Bạn chưa cho ghi lại thời gian dùng máy, nên các mẫu này chỉ đặt giờ nghỉ, không giới hạn số phút.',
    'You have not allowed the time of use to be recorded, so these only set when the computer rests, not how many minutes.',
  ],
})
