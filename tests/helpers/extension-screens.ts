import type { KnownPolicy } from '../../src/clients/browser/protocol/policy.ts'
import { type State, startState } from '../../src/clients/browser/state.ts'
import { dateInVietnam } from '../../src/shared/dates.ts'
import { emptyMap, withMinute, writeMap } from '../../src/shared/rules/day-map.ts'

/** A Monday evening in Vietnam. */
export const evening = Date.parse('2026-11-23T19:35:00+07:00')

/** What a paired machine remembers, which asks its server nothing while it is looked at. */
export function paired(policy: Partial<KnownPolicy>, rest: Partial<State> = {}): State {
  const start = startState({ wall: Date.now(), mono: 0, life: 'earlier' })
  return {
    ...start,
    clock: { ...start.clock, at: evening },
    token: 'token',
    nextTry: Date.now() + 3_600_000,
    fetched: evening,
    applied: { version: 3, at: new Date(evening).toISOString() },
    policy: {
      version: 3,
      child: 'Bé Na',
      childId: 1,
      rules: [],
      grants: [],
      lists: [],
      consents: { time: true, history: false, childToAsk: false, version: 1 },
      licence_ends: null,
      grace_ends: null,
      unknown: [],
      ...policy,
    },
    ...rest,
  }
}

/** The first minutes of the day, as used by the child. */
export function usedToday(minutes: number, seconds: Record<string, number> = {}): Pick<State, 'days'> {
  let map = emptyMap()
  for (let minute = 0; minute < minutes; minute++) map = withMinute(map, minute)
  return { days: { [dateInVietnam(new Date(evening))]: { minutes: writeMap(map), seconds } } }
}

const days = [1, 2, 3, 4, 5, 6, 7] as const
const hour = 3_600_000
/** The rule that a child may use the machine for sixty minutes, on each day. */
export const hourADay = days.map(weekday => ({ kind: 'budget' as const, weekday, minutes: 60 }))
const untilSeven = days.map(weekday => ({ kind: 'window' as const, weekday, from: '07:00', to: '19:00' }))
const lock = { kind: 'lock' as const, at: evening - 1_000, until: evening + hour }
export const fresh: State = { ...paired({}), policy: null, token: null, applied: null }
const waiting = { id: '1', code: 'K7MQ2WXA', secret: 's', check: '4821' }
const asked = { reason: '', at: evening }
const history = { time: true, history: true, childToAsk: true, version: 1 }

interface Screen {
  name: string
  path: string
  state: State
  says: [vietnamese: string, english: string]
}

function child(name: string, state: State, says: Screen['says']): Screen {
  return { name, path: 'child.html', state, says }
}

function blocked(name: string, host: string, state: State, says: Screen['says']): Screen {
  return { name, path: `blocked.html#http://${host}/`, state, says }
}

/** Every screen of the extension, in each state that it may be in. */
export const extensionScreens: Screen[] = [
  { name: 'pairing', path: 'pairing.html', state: { ...fresh, pairing: waiting }, says: ['K7MQ-2WXA', 'K7MQ-2WXA'] },
  {
    name: 'pairing without connection',
    path: 'pairing.html',
    state: { ...fresh, failures: 2 },
    says: ['Thử lại ngay', 'Try again now'],
  },
  {
    name: 'too old before it was paired',
    path: 'pairing.html',
    state: { ...fresh, ended: { why: 'too_old', at: evening } },
    says: ['Thử lại ngay', 'Try again now'],
  },
  {
    name: 'paired, not yet in private windows',
    path: 'pairing.html',
    state: paired({}),
    says: ['chrome://extensions', 'Allow in Incognito'],
  },
  child('time left', paired({ rules: hourADay }, usedToday(35)), ['còn 25 phút', 'have 25 min left']),
  child('no limit', paired({}, usedToday(95)), ['Hôm nay con đã dùng 1 giờ 35 phút', 'used 1 h 35 min today']),
  child('budget used', paired({ rules: hourADay }, usedToday(60)), ['Sang ngày mai', 'Tomorrow you have new time']),
  child(
    'a rule about a site in Vietnamese letters',
    paired({ rules: [{ kind: 'site', name: 'xn--tr-chi-4wa71l.vn', block: true }] }),
    ['Không được vào: trò-chơi.vn', 'Blocked: trò-chơi.vn'],
  ),
  child('locked', paired({ grants: [lock] }), ['đang khóa máy', 'have locked the computer']),
  child('outside the window', paired({ rules: untilSeven }), [
    'Ngày mai máy mở lại lúc 07:00',
    'opens again tomorrow at 07:00',
  ]),
  child('licence over', paired({ rules: hourADay, licence_ends: evening - hour, grace_ends: evening - hour }), [
    'không còn luật nào chạy',
    'so no rules run',
  ]),
  child('licence in its grace', paired({ rules: hourADay, licence_ends: evening - hour, grace_ends: evening + hour }), [
    'Luật còn chạy đến 23/11/2026',
    'The rules run until 23/11/2026',
  ]),
  child('needs pairing anew', paired({ rules: hourADay }, { ended: { why: 'unknown', at: evening } }), [
    'Máy này cần ghép lại',
    'needs to be paired again',
  ]),
  child('needed it for a week', { ...fresh, ended: { why: 'unknown', at: evening } }, [
    'Đã quá 7 ngày',
    'More than 7 days',
  ]),
  child('removed by a parent', { ...fresh, ended: { why: 'removed', at: evening } }, ['đã gỡ', 'have removed']),
  child('too old', paired({ rules: hourADay }, { ended: { why: 'too_old', at: evening } }), ['bản cũ', 'old version']),
  child('never paired', fresh, ['An Nhi trên máy này', 'An Nhi on this computer']),
  child(
    'asks answered',
    paired(
      { rules: hourADay },
      {
        asks: [
          { ...asked, id: '1', kind: 'minutes', minutes: 15, state: 'no' },
          { ...asked, id: '2', kind: 'site', name: 'youtube.com', state: 'yes' },
          { ...asked, id: '3', kind: 'until', until: '2026-11-23T21:30:00+07:00', state: 'refused' },
          { ...asked, id: '4', kind: 'minutes', minutes: 30, state: 'sent' },
        ],
      },
    ),
    ['Lần này ba mẹ chưa đồng ý', 'Your parents said yes'],
  ),
  child('history to be agreed to', paired({ consents: history }, { failures: 3 }), ['Con đã hiểu', 'I understand']),
  blocked('a blocked site', 'www.roblox.com', paired({ rules: [{ kind: 'site', name: 'roblox.com', block: true }] }), [
    'Ba mẹ chặn trang roblox.com',
    'blocked roblox.com',
  ]),
  blocked(
    'a site in Vietnamese letters',
    'xn--tr-chi-4wa71l.vn',
    paired({ rules: [{ kind: 'site', name: 'xn--tr-chi-4wa71l.vn', block: true }] }),
    ['Xin mở trang trò-chơi.vn', 'Ask to open trò-chơi.vn'],
  ),
  blocked('a site not on the list', 'other.test', paired({ rules: [{ kind: 'only_listed', on: true }] }), [
    'không nằm trong những trang',
    'not one of the sites',
  ]),
  blocked(
    'a site whose time is used',
    'youtube.com',
    paired({ rules: [{ kind: 'site', name: 'youtube.com', minutes: 30 }] }, usedToday(30, { 'youtube.com': 1_800 })),
    ['hết thời gian hôm nay cho youtube.com', 'today’s time for youtube.com'],
  ),
  blocked('a site while locked', 'open.test', paired({ grants: [lock] }), ['đang khóa máy', 'have locked']),
  blocked('a site in the hours of rest', 'open.test', paired({ rules: untilSeven }), ['giờ máy nghỉ', 'is resting']),
  blocked('a site that is open again', 'open.test', paired({}), ['mở được rồi', 'open again']),
]
