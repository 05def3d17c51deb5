import { words } from './index.ts'

/** Words of Giờ giấc, where a parent lays down when and how long the machines are used. */
export const hoursWords = words({
  heading: ['Giờ giấc của {name}', '{name}’s hours'],
  lead: [
    'Khi nào máy nghỉ, và mỗi ngày con dùng bao lâu. Giới hạn tính chung cho mọi máy của con.',
    'When the computer rests, and how long it is used each day. The limit counts for all your child’s computers together.',
  ],
  week: ['Tuần của con', 'Your child’s week'],
  'week.unsaved': ['Bản xem trước, chưa lưu.', 'A preview, not saved yet.'],
  presets: ['Chọn mẫu theo tuổi', 'Start from an age'],
  'presets.hint': [
    'Mẫu điền sẵn cả tuần ở dưới. Bạn sửa từng ngày nếu cần, rồi bấm “Lưu giờ giấc”.',
    'Fills in the whole week below. Change any day, then press “Save the hours”.',
  ],
  'preset.small': ['6–8 tuổi', 'Age 6–8'],
  'preset.middle': ['9–12 tuổi', 'Age 9–12'],
  'preset.teen': ['13–17 tuổi', 'Age 13–17'],
  days: ['Từng ngày', 'Day by day'],
  'limit.label': ['Tối đa trong ngày', 'Limit for the day'],
  'limit.none': ['Không giới hạn số phút', 'No limit on minutes'],
  'limit.zero': ['Không dùng máy ngày này', 'Not used on this day'],
  'limit.unread': [
    'Giờ giấc bạn gửi cho ngày này không đọc được, nên ở đây là bản đang lưu. Bạn xem lại rồi lưu.',
    'The hours you sent for this day could not be read, so the saved ones are shown. Please check them and save.',
  ],
  'window.legend': ['Khoảng giờ được dùng {at}', 'Time of use {at}'],
  'window.from': ['Dùng từ', 'In use from'],
  'window.to': ['đến', 'until'],
  'window.next_day': ['Kết thúc vào hôm sau.', 'Ends on the next day.'],
  'window.all_day': ['Chưa đặt khoảng giờ: ngày này dùng được bất cứ lúc nào.', 'No times set: any time of this day.'],
  'window.wrong': [
    'Vui lòng điền đủ giờ bắt đầu và giờ kết thúc theo dạng giờ:phút, ví dụ 07:00 và 21:00.',
    'Please fill in both times as hours and minutes, such as 07:00 and 21:00.',
  ],
  'window.add': ['Thêm khoảng giờ', 'Add a time of use'],
  'window.remove': ['Bỏ khoảng giờ {at}', 'Remove time of use {at}'],
  'window.any': ['cả ngày', 'any time'],
  'window.unfinished': ['chưa đủ giờ', 'times not complete'],
  copy: ['Áp dụng cho mọi ngày trong tuần', 'Use for every day of the week'],
  'consent.heading': ['Cần bạn đồng ý một điều', 'One thing needs your consent'],
  'consent.why': [
    'Muốn giới hạn số phút, máy phải đếm con đã dùng bao lâu. An\u00a0Nhi sẽ ghi lại:',
    'To limit minutes, the computer has to count how long it is used. An\u00a0Nhi will record:',
  ],
  'consent.what.minutes': ['những phút con dùng máy trong ngày', 'the minutes of the day in which it is used'],
  'consent.what.names': [
    'mỗi trang web, mỗi ứng dụng được dùng bao lâu, chỉ ghi tên, không ghi nội dung',
    'how long each website and app is used: its name only, never what is in it',
  ],
  'consent.keep': [
    'Giữ 13 tháng (gói miễn phí xem được 30 ngày gần nhất). Chỉ tài khoản của bạn xem được, và bạn rút lại được bất cứ lúc nào ở trang Riêng tư. Máy của con luôn cho con thấy điều này.',
    'Kept for 13 months (the free package shows the last 30 days). Only your account can see it, and you can withdraw at any time under Privacy. Your child’s computer always says so too.',
  ],
  'limits.off': [
    'Giới hạn số phút đang tạm ngừng, vì bạn không còn đồng ý cho ghi lại thời gian dùng máy.',
    'Limits on minutes are paused, because you withdrew your consent to recording time.',
  ],
  'limits.again': ['Mở trang Riêng tư', 'Open Privacy'],
  save: ['Lưu giờ giấc', 'Save the hours'],
  'save.agree': ['Đồng ý và lưu', 'Agree and save'],
  'save.mine': ['Lưu bản của tôi', 'Save mine'],
  'stale.title': ['Luật vừa được sửa ở nơi khác', 'The rules were just changed elsewhere'],
  'stale.text': ['Những gì bạn điền vẫn còn ở đây.', 'What you filled in is still here.'],
  'stale.see': ['Xem bản mới nhất đang lưu', 'See the newest saved version'],
  'stale.newest': ['Dùng bản mới nhất', 'Take the newest'],
})
