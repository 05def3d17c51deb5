import type { EventKind } from '../shared/protection-events.ts'
import { words } from './index.ts'

/** What the journal of a child says, by the kind of an event. */
export const eventWords = words({
  paired: ['{machine} được ghép với An\u00a0Nhi', '{machine} was paired with An\u00a0Nhi'],
  silent: ['{machine} tắt hoặc mất mạng', '{machine} went off or offline'],
  back: ['{machine} báo về trở lại', '{machine} was heard from again'],
  problem: ['{machine} có phép thử chưa đạt', '{machine} failed a test'],
  mended: ['{machine} đạt lại mọi phép thử', '{machine} passed all tests again'],
  removed: ['An\u00a0Nhi bị gỡ khỏi {machine}', 'An\u00a0Nhi was removed from {machine}'],
  unpaired: ['Bạn gỡ {machine} khỏi An\u00a0Nhi', 'You removed {machine} from An\u00a0Nhi'],
  clock_changed: ['Đồng hồ của {machine} bị chỉnh', 'The clock of {machine} was changed'],
  rules_changed: ['Bạn sửa luật', 'You changed the rules'],
  given: ['Bạn cho con một điều', 'You gave something'],
  'given.minutes': ['Bạn cho thêm {minutes} phút', 'You gave {minutes} more minutes'],
  'given.until': ['Bạn cho dùng máy đến {until}', 'You allowed the computer until {until}'],
  'given.site': ['Bạn cho mở {name}', 'You allowed {name}'],
  'given.app': ['Bạn cho dùng {name}', 'You allowed {name}'],
  'given.lock': ['Bạn khóa máy', 'You locked the computer'],
  undone: ['Bạn hoàn tác một điều đã cho', 'You took back what you gave'],
  'undone.minutes': ['Bạn hoàn tác {minutes} phút đã cho', 'You took back {minutes} minutes'],
  'undone.until': ['Bạn hoàn tác việc cho dùng đến {until}', 'You took back the time until {until}'],
  'undone.site': ['Bạn hoàn tác việc cho mở {name}', 'You took back {name}'],
  'undone.app': ['Bạn hoàn tác việc cho dùng {name}', 'You took back the app {name}'],
  'undone.lock': ['Bạn mở khóa máy', 'You unlocked the computer'],
  'answered.yes': ['Bạn đồng ý điều con xin', 'You said yes to what your child asked'],
  'answered.no': ['Bạn chưa đồng ý điều con xin', 'You said no to what your child asked'],
  answered: ['Bạn trả lời điều con xin', 'You answered what your child asked'],
  consent_given: ['Một điều được đồng ý cho ghi lại', 'A consent was given'],
  consent_withdrawn: ['Một điều đồng ý được rút lại', 'A consent was withdrawn'],
  left_alone: [
    '{machine} im lặng đã lâu, trong khi máy khác của con vẫn dùng',
    '{machine} has been silent for long, while another computer was used',
  ],
  licence_ends: ['Gói trên {machine} sắp hết hạn', 'The package on {machine} is about to expire'],
  a_machine: ['một máy', 'a computer'],
} satisfies Record<EventKind, readonly [string, string]> & Record<string, readonly [string, string]>)
