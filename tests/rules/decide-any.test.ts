import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { decide } from '../../src/shared/rules/decide.ts'
import { type Grant, type Policy, type Rule, type Target, weekdays } from '../../src/shared/rules/policy.ts'

const minute = 60_000
const day = 1_440 * minute
/** Monday, 23 November 2026, 12:00 in Vietnam. */
const noon = Date.parse('2026-11-23T12:00:00+07:00')
const site = (name: string): Target => ({ kind: 'site', name })
const policyOf = (rules: Rule[]): Policy => ({ rules, grants: [], grace_ends: null })

const anyRule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({ kind: fc.constant('budget' as const), weekday: fc.constantFrom(...weekdays), minutes: fc.nat(200) }),
  fc.record({
    kind: fc.constant('window' as const),
    weekday: fc.constantFrom(...weekdays),
    from: fc.constantFrom('00:00', '06:30', '12:10', '19:00', '23:00'),
    to: fc.constantFrom('00:00', '00:30', '07:00', '12:30', '21:00', '24:00'),
  }),
  fc.record({
    kind: fc.constant('site' as const),
    name: fc.constantFrom('a.com', 'b.a.com', 'c.vn'),
    block: fc.boolean(),
    allow: fc.boolean(),
    minutes: fc.nat(60),
  }),
  fc.record({ kind: fc.constant('only_listed' as const), on: fc.boolean() }),
)
const anyMoment = fc.integer({ min: noon, max: noon + 9 * day })
const anyGrant: fc.Arbitrary<Grant> = fc.record({
  kind: fc.constantFrom('minutes' as const, 'until' as const, 'site' as const, 'lock' as const),
  name: fc.constantFrom('a.com', 'c.vn'),
  minutes: fc.nat(90),
  at: anyMoment,
  until: anyMoment,
})
const anyPolicy = fc.record({
  rules: fc.array(anyRule, { maxLength: 12 }),
  grants: fc.array(anyGrant, { maxLength: 4 }),
  grace_ends: fc.option(anyMoment),
})
const anyTarget = fc.option(fc.constantFrom(site('a.com'), site('x.b.a.com'), site('d.org')), { nil: undefined })

test('more use never gives more left, and never opens what was closed', () => {
  fc.assert(
    fc.property(anyPolicy, anyTarget, anyMoment, fc.nat(300), fc.nat(100), (policy, target, moment, minutes, more) => {
      const [less, later] = [minutes, minutes + more].map(used => decide(policy, { minutes: used }, moment, target))
      assert.ok(less!.allowed || !later!.allowed)
      assert.ok((later!.left ?? Number.POSITIVE_INFINITY) <= (less!.left ?? Number.POSITIVE_INFINITY))
    }),
    { numRuns: 2_000 },
  )
})

test('the answer is the same until the moment at which it is said to change', () => {
  fc.assert(
    fc.property(
      anyPolicy,
      anyTarget,
      anyMoment,
      fc.nat(300),
      fc.nat(10_000),
      (policy, target, moment, minutes, part) => {
        const { changesAt, warnAt: _, ...now } = decide(policy, { minutes }, moment, target)
        const until = changesAt ?? moment + 8 * day
        assert.ok(until > moment)
        const then = moment + Math.floor(((until - moment - 1) * part) / 10_000)
        const used = then < Math.floor((moment + 7 * 60 * minute) / day) * day + day - 7 * 60 * minute ? minutes : 0
        const { allowed, why, left } = decide(policy, { minutes: used }, then, target)
        assert.equal({ allowed, why, left }, now)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('P6: a window past midnight equals its two halves', () => {
  const evening = { kind: 'window', weekday: 2, from: '19:00' } as const
  const morning: Rule = { kind: 'window', weekday: 3, from: '10:00', to: '11:00' }
  const whole = policyOf([{ ...evening, to: '00:30' }, morning])
  const halves = policyOf([
    { ...evening, to: '24:00' },
    { kind: 'window', weekday: 3, from: '00:00', to: '00:30' },
    morning,
  ])
  fc.assert(
    fc.property(anyMoment, moment =>
      assert.equal(decide(whole, { minutes: 0 }, moment), decide(halves, { minutes: 0 }, moment)),
    ),
  )
})

test('a gift of which all was taken back is nothing', () => {
  fc.assert(
    fc.property(anyPolicy, anyMoment, fc.nat(300), (policy, moment, minutes) => {
      const undone: Grant = { kind: 'minutes', minutes: 0, at: moment - minute, until: moment + day }
      const { grants, ...rest } = policy
      const [before, after] = [grants, [...grants, undone]].map(given =>
        decide({ ...rest, grants: given }, { minutes }, moment),
      )
      assert.equal([before!.allowed, before!.why, before!.left], [after!.allowed, after!.why, after!.left])
    }),
  )
})

test.run()
