import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addRefusal, addVisits } from '../../../src/clients/browser/time/history.ts'
import { addStretches, type Days, stretchesBetween, usageAt } from '../../../src/clients/browser/time/usage.ts'
import { emptyMap, withMinute, writeMap } from '../../../src/shared/rules/day-map.ts'

const at = (time: string) => Date.parse(`${time}+07:00`)
const evening = at('2026-11-23T20:00:10')
const used = (days: Days, moment = evening) => usageAt(days, {}, [], moment).minutes

/** A child that is at a site from one moment to another, looked at every so often. */
function stay(days: Days, site: string, from: number, to: number, every = 30_000): Days {
  let now = days
  for (let before = from; before < to; before += every)
    now = addStretches(now, stretchesBetween({ at: before, site }, Math.min(before + every, to)))
  return now
}

test('a minute that was used counts once, however often it is looked at', () => {
  const days = stay({}, 'youtube.com', evening, evening + 20_000, 1_000)
  assert.is(used(days), 1)
  assert.is(days['2026-11-23']!.seconds['youtube.com'], 20)
})

test('looks half a minute apart miss no minute', () => {
  assert.is(used(stay({}, 'youtube.com', evening, evening + 600_000)), 11)
})

test('nothing counts while nobody is there, or after a sleep', () => {
  assert.equal(stretchesBetween({ at: evening, site: null }, evening + 30_000), [])
  assert.equal(stretchesBetween({ at: evening, site: 'a.vn' }, evening + 600_000), [])
  assert.equal(stretchesBetween(null, evening), [])
})

test('use past midnight belongs to both days of Vietnam', () => {
  const days = stay({}, 'a.vn', at('2026-11-23T23:59:30'), at('2026-11-24T00:00:30'))
  assert.is(used(days, at('2026-11-23T23:59:59')), 1)
  assert.is(used(days, at('2026-11-24T00:00:31')), 1)
})

test('minutes at the same time on two machines count once', () => {
  const days = stay({}, 'a.vn', at('2026-11-23T20:00:00'), at('2026-11-23T20:02:00'))
  const other = writeMap(withMinute(withMinute(emptyMap(), 20 * 60 + 1), 20 * 60 + 2))
  assert.is(usageAt(days, { '2026-11-23': other }, [], evening).minutes, 3)
})

test('seconds count for the longest rule that covers the site', () => {
  const days = stay(
    stay({}, 'm.youtube.com', evening, evening + 30_000),
    'music.youtube.com',
    evening,
    evening + 10_000,
  )
  const rules = [
    { kind: 'site', name: 'youtube.com', minutes: 10 },
    { kind: 'site', name: 'music.youtube.com', allow: true },
  ] as const
  assert.equal(usageAt(days, {}, rules, evening).seconds, { 'youtube.com': 30, 'music.youtube.com': 10 })
})

test('history holds sites by minute and what was refused, and no page without a site', () => {
  const stretches = [...stretchesBetween({ at: evening, site: 'a.vn' }, evening + 60_000)]
  const hours = addRefusal(addRefusal(addVisits({}, stretches), evening, 'bad.vn'), evening, 'bad.vn')
  assert.equal(hours, {
    '2026-11-23T13:00:00.000Z': [
      { minute: 0, kind: 'site', name: 'a.vn', seconds: 50 },
      { minute: 1, kind: 'site', name: 'a.vn', seconds: 10 },
      { minute: 0, kind: 'site', name: 'bad.vn', seconds: 0, blocked: true },
    ],
  })
  assert.equal(addVisits({}, stretchesBetween({ at: evening, site: '' }, evening + 1_000)), {})
})

test.run()
