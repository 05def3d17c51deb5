import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { extended, type Term, termFrom, termUntil } from '../../src/billing/subscriptions/term.ts'

const today = '2026-11-21'
const ends = (term: Term, ...extensions: number[]) =>
  extensions.reduce((before, months) => extended(before, months, today), term).ngay_ket_thuc

test('a term counts its months from its first day, however it was extended', () => {
  const term = termFrom('2026-12-31', 1)
  assert.is(term.ngay_ket_thuc, '2027-01-31')
  assert.is(ends(term, 1), '2027-02-28')
  assert.is(ends(term, 1, 1), '2027-03-31')
  assert.is(ends(term, 1, 1, 10), '2028-01-31')
  assert.is(ends(term, 12), ends(term, 5, 7))
})

test('D11: an end that was set by hand is what its extensions are counted from', () => {
  const term = termUntil('2026-01-15', '2027-01-30')
  assert.is(ends(term, 1), '2027-02-28')
  assert.is(ends(term, 1, 1), '2027-03-30')
})

test('D12: a term that is over begins again on the day it is extended', () => {
  for (const end of [today, '2026-11-20', '2020-02-29']) {
    const again = extended(termUntil('2020-01-01', end), 1, today)
    assert.equal([again.ngay_bat_dau, again.ngay_ket_thuc], [today, '2026-12-21'], end)
  }
  assert.is(ends(termUntil('2026-01-01', '2026-11-22'), 1), '2026-12-22')
})

test('a term without end has nothing to extend', () => {
  assert.equal(extended(termFrom(today, null), 3, today), termFrom(today, null))
})

test('a row from before anchors were kept is extended from its end', () => {
  const old = { ngay_bat_dau: '2026-01-01', ngay_ket_thuc: '2027-01-31', anchored_on: null, months: 12 }
  assert.is(ends(old, 1), '2027-02-28')
})

test.run()
