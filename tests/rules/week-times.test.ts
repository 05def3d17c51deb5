import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { speakers } from '../../src/i18n/index.ts'
import { weekWords } from '../../src/i18n/week.ts'
import { presets, presetTimes } from '../../src/shared/rule-presets.ts'
import { type Rule, type Weekday, weekdays } from '../../src/shared/rules/policy.ts'
import { faultOfRules } from '../../src/shared/rules/read-rules.ts'
import { weekOf } from '../../src/shared/rules/week.ts'
import { openTimes, restsOf } from '../../src/shared/rules/week-times.ts'
import { budgetSentences, restSentences } from '../../views/portal/rules/week-sentences.ts'

const say = speakers(weekWords)
const minutes = (count: number) => `${count} phút`
const window = (days: readonly number[], from: string, to: string): Rule[] =>
  days.map(weekday => ({ kind: 'window', weekday: weekday as Weekday, from, to }))
const rests = (rules: Rule[]) => restSentences(say.vi, rules)

test('windows that overlap or touch are one time of use, which changes only at its end', () => {
  const times = [...window([1], '07:00', '12:00'), ...window([1], '10:00', '11:00'), ...window([1], '12:00', '15:00')]
  const { nextChange } = weekOf(times)
  assert.is(nextChange(Date.parse('2026-11-23T08:00:00+07:00')), Date.parse('2026-11-23T15:00:00+07:00'))
})

test('the picture of a week is open exactly when the rules are', () => {
  const clock = fc
    .nat(1_439)
    .map(at => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)
  const anyRules = fc.array(
    fc.record({ kind: fc.constant('window' as const), weekday: fc.constantFrom(...weekdays), from: clock, to: clock }),
    { maxLength: 10 },
  )
  fc.assert(
    fc.property(anyRules, fc.nat(7 * 1_440 - 1), (rules, at) => {
      const [day, minute] = [Math.floor(at / 1_440), at % 1_440]
      const isDrawn = openTimes(rules)[day]!.some(([from, to]) => from <= minute && minute < to)
      const isResting = restsOf(rules).some(rest => {
        const since = (at - (rest.weekday - 1) * 1_440 - rest.from + 7 * 1_440) % (7 * 1_440)
        return since < rest.to - rest.from
      })
      const isOpen = weekOf(rules).isOpen(Date.parse('2026-11-23T00:00:00+07:00') + at * 60_000)
      assert.equal([isDrawn, isResting], [isOpen, !isOpen])
    }),
  )
})

test('the sentence of the week speaks of the evenings on which the machine rests alike', () => {
  const rules = [...window([1, 2, 3, 4, 7], '06:30', '21:00'), ...window([5, 6], '06:30', '22:00')]
  assert.equal(rests(rules), [
    'Tối Chủ nhật đến tối thứ Năm, máy nghỉ từ 21:00 đến 06:30.',
    'Tối thứ Sáu và tối thứ Bảy, máy nghỉ từ 22:00 đến 06:30.',
  ])
  assert.equal(
    restSentences(say.en, rules)[0],
    'On Sunday to Thursday evenings, the computer rests from 21:00 to 06:30.',
  )
})

test('a rest at noon, past midnight or of whole days is said as it is', () => {
  assert.equal(rests([...window(weekdays, '06:00', '11:30'), ...window(weekdays, '13:30', '21:00')]), [
    'Mỗi ngày, máy nghỉ từ 11:30 đến 13:30.',
    'Mỗi tối, máy nghỉ từ 21:00 đến 06:00.',
  ])
  assert.equal(rests(window([5], '19:00', '00:30')), ['Thứ Sáu, máy nghỉ từ 00:00 đến 19:00.'])
  assert.equal(rests(window([1], '00:00', '24:00')), ['Máy không có giờ nghỉ: con dùng được cả ngày lẫn đêm.'])
})

test('limits of minutes are said once for the days that have the same', () => {
  const rules = weekdays.map(weekday => ({ kind: 'budget' as const, weekday, minutes: weekday > 5 ? 90 : 45 }))
  assert.equal(budgetSentences(say.vi, minutes, rules), [
    'Thứ Hai đến thứ Sáu, con dùng tối đa 45 phút.',
    'Thứ Bảy và Chủ nhật, con dùng tối đa 90 phút.',
  ])
  assert.equal(budgetSentences(say.vi, minutes, [{ kind: 'budget', weekday: 3, minutes: 0 }]), [
    'Thứ Tư, con không dùng máy.',
  ])
})

test('presets are rules that can be saved', () => {
  for (const preset of presets) assert.is(faultOfRules(presetTimes(preset)), undefined)
})

test.run()
