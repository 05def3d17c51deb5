import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isDate } from '../../src/shared/dates.ts'
import { addMonths } from '../../src/shared/months.ts'

const cases: [anchor: string, months: number, day: string, number?: string][] = [
  ['2026-01-31', 0, '2026-01-31'],
  ['2026-01-31', 1, '2026-02-28', 'D1'],
  ['2026-01-31', 2, '2026-03-31', 'D2'],
  ['2026-01-31', 3, '2026-04-30', 'D2'],
  ['2026-01-29', 1, '2026-02-28', 'D4'],
  ['2026-01-29', 2, '2026-03-29', 'D4'],
  ['2026-01-30', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29', 'D5'],
  ['2028-01-31', 2, '2028-03-31', 'D5'],
  ['2028-02-29', 12, '2029-02-28', 'D6'],
  ['2028-02-29', 24, '2030-02-28', 'D6'],
  ['2028-02-29', 48, '2032-02-29', 'D6'],
  ['2026-11-30', 3, '2027-02-28', 'D8'],
  ['2026-11-30', 4, '2027-03-30', 'D8'],
  ['2026-12-31', 2, '2027-02-28', 'D9'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-01-31', 12, '2027-01-31'],
  ['2027-03-01', 12, '2028-03-01'],
  ['2099-11-30', 3, '2100-02-28'],
  ['1999-11-30', 3, '2000-02-29'],
  ['0998-12-31', 2, '0999-02-28'],
]
for (const [anchor, months, day, number] of cases)
  test(`${number ? `${number}: ` : ''}${anchor} and ${months} months is ${day}`, () =>
    assert.is(addMonths(anchor, months), day))

test('R43: for 10,000 days, months add up from one anchor, never go back, and end on its day or the month’s last', () => {
  const next = randoms(20261121)
  for (let i = 0; i < 10_000; i++) {
    const anchor = dayOf(next(73_000))
    const [a, b] = [next(61), next(61)]
    const [first, both] = [addMonths(anchor, a), addMonths(anchor, a + b)]
    assert.ok(isDate(both), `${anchor} ${a + b}`)
    assert.ok(both >= first && first >= anchor, `${anchor} ${a} ${b}`)
    assert.is(both.slice(0, 7), monthAfter(anchor, a + b))
    const isLast = !isDate(`${both.slice(0, 8)}${String(Number(both.slice(8)) + 1).padStart(2, '0')}`)
    assert.ok(both.slice(8) === anchor.slice(8) || (isLast && both.slice(8) < anchor.slice(8)), `${anchor} ${both}`)
  }
})

test('D19, R43: months, and the day in Vietnam, do not depend on the time zone of the server', () => {
  const answers = ['UTC', 'Asia/Ho_Chi_Minh', 'America/New_York', 'America/Los_Angeles', 'Pacific/Kiritimati'].map(
    TZ => {
      const child = join(import.meta.dirname, 'months-child.ts')
      const { stdout, stderr } = spawnSync(process.execPath, [child, JSON.stringify(cases)], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      })
      assert.ok(stdout, stderr)
      return JSON.parse(stdout)
    },
  )
  for (const { zone, days, paid } of answers) {
    assert.equal(
      days,
      cases.map(([, , day]) => day),
      zone,
    )
    assert.equal(paid, ['2026-01-31', '2026-02-01'], zone)
  }
  assert.is(new Set(answers.map(({ offset }) => offset)).size, 5, 'the zones were really set')
})

/** The same numbers in every run. */
function randoms(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function dayOf(since2000: number): string {
  return new Date(Date.UTC(2000, 0, 1 + since2000)).toISOString().slice(0, 10)
}

function monthAfter(anchor: string, months: number): string {
  const [year, month] = anchor.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7)
}

test.run()
