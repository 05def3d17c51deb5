import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  addDays,
  addYears,
  clockInVietnam,
  dateInVietnam,
  daysBefore,
  formatDate,
  isDate,
  readDate,
  readTypedDate,
  startOfDay,
  startOfNextDay,
  timeInVietnam,
} from '../../src/shared/dates.ts'

test('a day in Vietnam begins at 17:00 UTC of the day before', () => {
  assert.is(dateInVietnam(new Date('2026-11-20T16:59:59.999Z')), '2026-11-20')
  assert.is(dateInVietnam(new Date('2026-11-20T17:00:00Z')), '2026-11-21')
  assert.is(timeInVietnam(new Date('2026-11-20T17:00:05Z')), '00:00:05')
  assert.is(timeInVietnam(new Date('2026-11-20T16:59:59.999Z')), '23:59:59')
  assert.is(clockInVietnam(new Date('2026-11-20T16:59:59.999Z')), '23:59')
  assert.is(startOfDay('2026-11-21').toISOString(), '2026-11-20T17:00:00.000Z')
  assert.is(startOfNextDay('2026-11-21').toISOString(), '2026-11-21T17:00:00.000Z')
})

test('days and years are added to the calendar date', () => {
  assert.equal(daysBefore(new Date('2026-03-01T05:06:07.008Z'), 2), new Date('2026-02-27T05:06:07.008Z'))
  assert.equal([addDays('2026-12-31', 1), addDays('2028-03-01', -1)], ['2027-01-01', '2028-02-29'])
  assert.equal([addYears('2026-11-21', 1), addYears('2026-02-28', 2)], ['2027-11-21', '2028-02-28'])
  assert.equal([addYears('2028-02-29', 1), addYears('2028-02-29', 4)], ['2029-02-28', '2032-02-29'])
  assert.is(addYears('0009-11-21', 1), '0010-11-21')
})

test('a date is ten signs of a day that there is', () => {
  for (const date of ['2026-11-21', '2028-02-29', '0001-01-01']) assert.ok(isDate(date), date)
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '2026-11-21T00',
    ' 2026-11-21',
    '20261121',
    '+012026-11-21',
  ])
    assert.is(isDate(text), false, text)
})

test('a full timestamp is read as its day in Vietnam, and any other text is left alone', () => {
  assert.is(readDate('2026-11-20T17:00:00Z'), '2026-11-21')
  assert.is(readDate('2026-11-20T17:00:00.000Z'), '2026-11-21')
  assert.is(readDate('2026-11-21T00:30:00+0700'), '2026-11-21')
  assert.is(readDate('2026-11-21T00:30+09:00'), '2026-11-20')
  for (const text of ['2026-11-21', '2026-11-20T17:00:00', '2026-11-20T99:00:00Z', 'x2026-11-20T17:00:00Z', 'hôm nay'])
    assert.is(readDate(text), text)
})

test('a date is read as people type it, the day first', () => {
  for (const typed of ['21/1/2026', '21.01.2026', '21-1-2026', '21012026', ' 21 / 01 / 2026 '])
    assert.is(readTypedDate(typed), '2026-01-21', typed)
  assert.is(readTypedDate('1/12/2026'), '2026-12-01')
  for (const typed of ['2026-01-21', '21/1/26', '2101206', '21/1/2026x', 'mai']) assert.is(readTypedDate(typed), typed)
})

test('a date is shown with the day first', () => assert.is(formatDate('2026-01-21'), '21/01/2026'))

test.run()
