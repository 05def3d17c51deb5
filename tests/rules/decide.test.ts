import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { decide, opensAt } from '../../src/shared/rules/decide.ts'
import { type Grant, type Policy, type Rule, type Target, weekdays } from '../../src/shared/rules/policy.ts'

const minute = 60_000
const day = 1_440 * minute
/** Monday, 23 November 2026, 12:00 in Vietnam. */
const noon = Date.parse('2026-11-23T12:00:00+07:00')
const at = (time: string) => Date.parse(`2026-11-${time}:00+07:00`)

const policyOf = (rules: Rule[], grants: Grant[] = [], grace_ends: number | null = null): Policy => ({
  rules,
  grants,
  grace_ends,
})
const site = (name: string, categories?: string[]): Target => ({
  kind: 'site',
  name,
  ...(categories && { categories }),
})
const reasonFor = (policy: Policy, target?: Target, moment = noon, minutes = 0) =>
  decide(policy, { minutes }, moment, target).why
const daily = (minutes: number): Rule[] => weekdays.map(weekday => ({ kind: 'budget', weekday, minutes }))
const nightly: Rule[] = weekdays.map(weekday => ({ kind: 'window', weekday, from: '06:30', to: '21:00' }))

test('without rules there is no limit, and nothing will change', () => {
  const free = { allowed: true, why: 'no_limit', left: null, changesAt: null, warnAt: null } as const
  assert.equal(decide(policyOf([]), { minutes: 900 }, noon), free)
})

test('the first reason that fits decides, in the order in which parents are told', () => {
  const lock: Grant = { kind: 'lock', at: noon, until: noon + day }
  const until: Grant = { kind: 'until', at: noon, until: noon + day }
  const rules: Rule[] = [
    ...daily(60),
    ...nightly,
    { kind: 'site', name: 'school.vn', allow: true },
    { kind: 'site', name: 'game.com', block: true },
    { kind: 'site', name: 'video.com', minutes: 10 },
    { kind: 'category', name: 'gambling', block: true },
  ]
  const late = at('23T22:00')
  assert.is(reasonFor(policyOf(rules, [lock, until]), site('school.vn')), 'always_allowed')
  assert.is(reasonFor(policyOf(rules, [lock, until])), 'locked')
  assert.is(reasonFor(policyOf(rules, [until]), undefined, late, 90), 'allowed_until')
  assert.is(reasonFor(policyOf(rules), site('game.com'), late), 'outside_window')
  assert.is(reasonFor(policyOf(rules, [until]), site('game.com'), late), 'blocked')
  assert.is(reasonFor(policyOf(rules), site('bet.com', ['gambling'])), 'category')
  assert.is(reasonFor(policyOf([...rules, { kind: 'only_listed', on: true }]), site('other.com')), 'not_listed')
  const watched = { minutes: 20, seconds: { 'video.com': 601 } }
  assert.is(decide(policyOf(rules), watched, noon, site('video.com')).why, 'target_limit')
  assert.equal(decide(policyOf(rules), { minutes: 60 }, noon).left, 0)
  assert.is(reasonFor(policyOf(rules, [lock], noon)), 'licence')
})

test('a site covers its subdomains, the longest name counts, and a name that only ends alike is another site', () => {
  const policy = policyOf([
    { kind: 'site', name: 'video.com', block: true },
    { kind: 'site', name: 'music.video.com', allow: true },
  ])
  assert.is(reasonFor(policy, site('m.video.com')), 'blocked')
  assert.is(reasonFor(policy, site('www.music.video.com')), 'always_allowed')
  assert.is(reasonFor(policy, site('myvideo.com')), 'no_limit')
  assert.is(reasonFor(policy, { kind: 'app', name: 'video.com' }), 'no_limit')
})

test('an app is one, however its name is written', () => {
  const rule: Rule = { kind: 'app', name: 'Cờ  Vua', minutes: 10 }
  const [composed, apart] = [' CỜ VUA', 'cờ vua'.normalize('NFD')]
  for (const name of [composed, apart]) {
    const asked = { kind: 'app' as const, name }
    const used = { minutes: 0, seconds: { 'cờ vua': 600 } }
    assert.is(decide(policyOf([rule]), used, noon, asked).why, 'target_limit')
    const gift: Grant = { kind: 'app', name: apart, at: noon, until: at('23T23:00') }
    assert.is(decide(policyOf([rule], [gift]), used, noon, asked).why, 'allowed_until')
  }
})

test('a given site is open while the gift lasts, but not at night, and its own limit does not count', () => {
  const rules: Rule[] = [...nightly, { kind: 'site', name: 'game.com', block: true }]
  const gift: Grant = { kind: 'site', name: 'game.com', at: noon, until: at('23T23:00') }
  const opened = decide(policyOf(rules, [gift]), { minutes: 0 }, noon, site('m.game.com'))
  assert.equal([opened.allowed, opened.why, opened.changesAt], [true, 'allowed_until', at('23T21:00')])
  assert.is(reasonFor(policyOf(rules, [gift]), site('game.com'), at('23T22:00')), 'outside_window')
  assert.is(reasonFor(policyOf(rules, [gift]), site('game.com'), at('24T12:00')), 'blocked')
})

test('P6: a window past midnight holds on the next day, also from Sunday to Monday', () => {
  const policy = policyOf([
    { kind: 'window', weekday: 7, from: '19:00', to: '00:30' },
    { kind: 'window', weekday: 1, from: '08:00', to: '09:00' },
  ])
  const isOpen = (time: string) => decide(policy, { minutes: 0 }, at(time)).allowed
  assert.equal(
    ['22T18:59', '22T19:00', '22T23:59', '23T00:29', '23T00:30', '23T08:00', '23T09:00', '24T00:00'].map(isOpen),
    [false, true, true, true, false, true, false, true],
  )
  assert.is(decide(policy, { minutes: 0 }, at('22T23:00')).changesAt, at('23T00:30'))
})

test('minutes that were given count on their day only, and what was taken back does not count', () => {
  const gift: Grant = { kind: 'minutes', minutes: 30, at: at('23T10:00'), until: at('24T00:00') }
  const left = (moment: number) => decide(policyOf(daily(60), [gift]), { minutes: 50 }, moment).left
  assert.equal([left(noon), left(noon + day)], [40, 10])
})

test('the child is warned 10, 5 and 1 minutes before the time ends, by the budget or by the window', () => {
  const rules = [...daily(60), ...nightly]
  const warned = (minutes: number, moment: number) => {
    const { warnAt } = decide(policyOf(rules), { minutes }, moment)
    return warnAt === null ? null : (warnAt - moment) / minute
  }
  assert.equal(
    [warned(0, noon), warned(52, noon), warned(56, noon), warned(59, noon), warned(60, noon)],
    [50, 3, 3, null, null],
  )
  assert.equal([warned(0, at('23T20:30')), warned(0, at('23T20:56'))], [20, 3])
})

test('use opens again at the first moment at which nothing forbids it, within a week, or at none', () => {
  const lock: Grant = { kind: 'lock', at: noon, until: at('24T00:00') }
  const opens = (policy: Policy, minutes = 0) => opensAt(policy, { minutes }, noon)
  assert.is(opens(policyOf(nightly)), null, 'it is open')
  assert.is(opens(policyOf([], [lock])), at('24T00:00'))
  assert.is(opens(policyOf(nightly, [lock])), at('24T06:30'))
  assert.is(opens(policyOf([...daily(60), ...nightly]), 60), at('24T06:30'))
  assert.is(opens(policyOf(daily(60)), 60), at('24T00:00'))
  assert.is(opens(policyOf([{ kind: 'budget', weekday: 1, minutes: 0 }, ...nightly])), at('24T06:30'))
  assert.is(opens(policyOf(daily(0))), null)
  assert.is(opens(policyOf(daily(0), [], at('26T00:00'))), at('26T00:00'), 'then no rule holds any more')
})

test('a policy with ten thousand sites is decided in less than 20 µs', () => {
  const rules: Rule[] = [
    ...daily(60),
    ...nightly,
    ...Array.from({ length: 10_000 }, (_, n): Rule => ({ kind: 'site', name: `site-${n}.example.com`, block: true })),
  ]
  const policy = policyOf(rules)
  const target = site('a.b.site-9999.example.com')
  const took = Math.min(
    ...Array.from({ length: 5 }, () => {
      const begun = process.cpuUsage()
      for (let times = 0; times < 2_000; times++) decide(policy, { minutes: 10 }, noon, target)
      const { user, system } = process.cpuUsage(begun)
      return (user + system) / 2_000
    }),
  )
  assert.ok(took < 20, `${took} µs`)
})

test('where a site and the day have as much left, the day is what ends', () => {
  const rules: Rule[] = [...daily(30), { kind: 'site', name: 'video.com', minutes: 30 }]
  assert.is(reasonFor(policyOf(rules), site('video.com')), 'budget')
})

test.run()
