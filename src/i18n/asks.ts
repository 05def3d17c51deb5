import { words } from './index.ts'

/** Words of what a child asks for. */
export const askWords = words({
  'asks.heading': ['Xin phép', 'Requests'],
  'asks.lead': [
    'Con xin ngay trên máy. Bạn trả lời bằng một lần chạm; máy đang bật nhận được trong vài giây.',
    'Your child asks on the computer. One tap answers; a computer that is on knows within seconds.',
  ],
  'asks.open': ['Đang chờ bạn', 'Waiting for you'],
  'asks.none': ['Không có lời xin nào đang chờ', 'Nothing is waiting'],
  'asks.none_text': [
    'Khi con xin thêm phút, xin dùng đến giờ nào đó hay xin mở một trang, lời xin hiện ở đây và ở trang Hôm nay.',
    'When your child asks for minutes, for a later end or for a website, it shows here and on Today.',
  ],
  'asks.earlier': ['Trước đây', 'Earlier'],
  'ask.minutes': ['{name} xin thêm {minutes}', '{name} asks for {minutes} more'],
  'ask.until': ['{name} xin dùng máy đến {time}', '{name} asks to stay on until {time}'],
  'ask.target': ['{name} xin mở {target}', '{name} asks to open {target}'],
  'ask.because': ['{asked}: “{reason}”', '{asked}: “{reason}”'],
  'ask.when': ['Xin lúc {time}. Bạn trả lời được đến {end}.', 'Asked at {time}. You can answer until {end}.'],
  'ask.rests': [
    'Máy đang trong giờ nghỉ, nên thêm phút chưa mở máy ngay. Muốn con dùng tiếp, bạn chọn giờ ở “Dùng đến” trên trang Hôm nay.',
    'The computer is resting, so more minutes do not open it yet. To let your child go on, choose a time under “Open until” on Today.',
  ],
  'ask.rests_here': [
    'Máy đang trong giờ nghỉ, nên thêm phút chưa mở máy ngay. Muốn con dùng tiếp, bạn chọn giờ ở “Dùng đến” bên dưới.',
    'The computer is resting, so more minutes do not open it yet. To let your child go on, choose a time under “Open until” below.',
  ],
  'ask.rests_site': [
    'Máy đang trong giờ nghỉ, nên “Cho hôm nay” chỉ có tác dụng khi máy mở lại.',
    'The computer is resting, so “Allow today” takes effect only once it opens again.',
  ],
  'ask.locked': [
    'Máy đang khóa, nên câu trả lời chưa mở máy ngay. Muốn con dùng tiếp, bạn bấm “Mở khóa” trên trang Hôm nay.',
    'The computer is locked, so an answer does not open it yet. To let your child go on, press “Unlock” on Today.',
  ],
  'ask.locked_here': [
    'Máy đang khóa, nên câu trả lời chưa mở máy ngay. Muốn con dùng tiếp, bạn bấm “Mở khóa” bên dưới.',
    'The computer is locked, so an answer does not open it yet. To let your child go on, press “Unlock” below.',
  ],
  'ask.yes_minutes': ['Cho {minutes}', 'Give {minutes}'],
  'ask.yes_until': ['Cho dùng đến {time}', 'Allow until {time}'],
  'ask.yes_today': ['Cho hôm nay', 'Allow today'],
  'ask.yes_always': ['Luôn cho phép', 'Always allow'],
  'ask.no': ['Lần này thì không', 'Not this time'],
  'ask.state.yes': ['Đã cho', 'Allowed'],
  'ask.state.no': ['Không cho', 'Not allowed'],
  'ask.state.expired': ['Hết hạn', 'Expired'],
  'ask.state.open': ['Đang chờ', 'Waiting'],
})
