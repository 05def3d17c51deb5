import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isToTell, minutesToEnd, type Step, stepOf } from '../../../src/clients/browser/time/warnings.ts'
import type { Rule } from '../../../src/shared/rules/policy.ts'

const at = Date.parse('2026-11-23T20:00:00+07:00')
const policy = (...rules: Rule[]) => ({ rules, grants: [], grace_ends: null })
const budget = policy({ kind: 'budget', weekday: 1, minutes: 60 })

/** What is told while these minutes are left, one after the other. */
function told(minutes: (number | null)[]): Step[] {
  let before: Step | null = null
  return minutes.flatMap(left => {
    const step = stepOf(left)
    const says = isToTell(before, step)
    before = step
    return says ? [step!] : []
  })
}

test('the end of the budget and of the window are seen ten minutes before', () => {
  assert.is(minutesToEnd(budget, { minutes: 49 }, at), null)
  assert.is(minutesToEnd(budget, { minutes: 50 }, at), 10)
  assert.is(minutesToEnd(policy({ kind: 'window', weekday: 1, from: '07:00', to: '20:05' }), { minutes: 0 }, at), 5)
  assert.is(minutesToEnd(policy(), { minutes: 0 }, at), null)
})

test('time that is up is no warning', () => {
  assert.is(minutesToEnd(budget, { minutes: 60 }, at), null)
})

test('the budget of tomorrow is no end of today', () => {
  const late = Date.parse('2026-11-23T23:55:00+07:00')
  const both = policy({ kind: 'budget', weekday: 1, minutes: 60 }, { kind: 'budget', weekday: 2, minutes: 30 })
  assert.is(minutesToEnd(both, { minutes: 40 }, late), null)
})

test('each step is told once, and again after more minutes', () => {
  assert.equal(told([12, 10, 9, 6, 5, 4, 1, 1, null]), [10, 5, 1])
  assert.equal(told([5, null, 9, 5]), [5, 10, 5])
})

test.run()
