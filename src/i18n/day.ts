import { words } from './index.ts'

/** Words of Một ngày, what a child did on one day. */
export const dayWords = words({
  heading_failed: ['Một ngày', 'One day'],
  heading: ['Một ngày của {name}', '{name}’s day'],
  before: ['Ngày trước', 'Day before'],
  after: ['Ngày sau', 'Day after'],
  today: ['Hôm nay', 'Today'],
  yesterday: ['Hôm qua', 'Yesterday'],
  choose: ['Chọn ngày', 'Choose a day'],
  used: ['Con dùng máy {time}.', 'The computer was used for {time}.'],
  used_most: [
    'Con dùng máy {time}, nhiều nhất là {name} ({most}).',
    'The computer was used for {time}, mostly {name} ({most}).',
  ],
  used_two: [
    'Con dùng máy {time}, nhiều nhất là {name} ({most}) và {other} ({second}).',
    'The computer was used for {time}, mostly {name} ({most}) and {other} ({second}).',
  ],
  empty: ['Ngày này con không dùng máy.', 'The computer was not used on this day.'],
  empty_today: ['Hôm nay con chưa dùng máy.', 'The computer has not been used yet today.'],
  counted: [
    'An\u00a0Nhi đếm giờ trong trình duyệt có tiện ích An\u00a0Nhi, chưa đếm phần mềm và trình duyệt khác trên máy.',
    'An\u00a0Nhi counts time in the browser that has its extension, not yet in other programs and browsers.',
  ],
  strip: ['Dải thời gian trong ngày', 'The day as a strip'],
  'strip.spans': ['Con dùng máy lúc {spans}.', 'In use at {spans}.'],
  span: ['{from}–{to}', '{from}–{to}'],
  items: ['Trang và ứng dụng', 'Sites and apps'],
  rest: ['Các trang và ứng dụng khác', 'Everything else'],
  under_minute: ['dưới 1 phút', 'under a minute'],
  blocked: ['Những lần bị chặn', 'What was blocked'],
  'blocked.none': ['Không có lần nào.', 'Nothing.'],
  'blocked.once': ['1 lần, lúc {time}', 'once, at {time}'],
  'blocked.times': ['{count} lần, lần cuối lúc {time}', '{count} times, last at {time}'],
  'blocked.why': ['Vì sao bị chặn?', 'Why?'],
  'blocked.why_of': [' {name}', ' {name}'],
  history: ['Lịch sử', 'History'],
  'history.none': ['Không có gì được ghi lại trong ngày này.', 'Nothing was recorded on this day.'],
  'history.names_only': [
    'Chỉ có tên trang, không có địa chỉ đầy đủ hay nội dung. Giữ 30 ngày.',
    'Names of sites only, no full addresses and nothing of their content. Kept for 30 days.',
  ],
  'history.over': ['Lịch sử của ngày này không còn được giữ.', 'The history of this day is not kept any more.'],
  'history.over_free': [
    'Gói miễn phí xem được lịch sử của hôm nay, gói Premium 30 ngày.',
    'The free package shows today’s history, Premium 30 days.',
  ],
  'history.more': ['Xem cả {count} dòng', 'Show all {count} lines'],
  'consent.time': [
    'Bạn chưa đồng ý cho ghi lại thời gian dùng máy, nên ở đây chưa có gì để xem.',
    'You have not agreed to the recording of time, so there is nothing to show here yet.',
  ],
  'consent.none': [
    'Bạn chưa cho ghi lại thời gian dùng máy và lịch sử của con, nên ở đây chưa có gì để xem.',
    'You have not allowed the recording of your child’s time and history, so there is nothing to see here yet.',
  ],
  'consent.history': [
    'Bạn chưa đồng ý cho ghi lại lịch sử, nên ở đây không có từng lượt xem và những lần bị chặn.',
    'You have not agreed to the recording of history, so visits and blocked tries are not shown.',
  ],
  'consent.child': [
    'Con chưa bấm “Con đã hiểu” trên máy. Từ 7 tuổi, lịch sử chỉ được ghi khi con cũng đồng ý.',
    'Your child has not pressed “I understand” on the computer yet. From the age of 7, history is recorded only if the child agrees too.',
  ],
  'consent.link': ['Xem ở trang Riêng tư', 'See under Privacy'],
})
