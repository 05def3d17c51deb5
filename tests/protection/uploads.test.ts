import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createRandom } from '../../scripts/test/random.ts'
import { usedElsewhere } from '../../src/protection/machines/answer.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { mapOf } from '../helpers/protection.ts'
import { site, today, visit, withUploads } from '../helpers/uploads.ts'

test('P10: a day that is uploaded twice, in parts and in any order adds up to the same', () =>
  withUploads(async ({ app, days, today: seen, stored }) => {
    const parts = [
      { day: today, minutes: mapOf(0, 1), items: [site('a.vn', 60), site('b.vn', 30)] },
      { day: today, minutes: mapOf(1, 2), items: [site('a.vn', 90)] },
      { day: today, minutes: mapOf(1439), items: [site('c.vn', 5), site('b.vn', 10)] },
    ]
    const results: unknown[] = []
    for (const order of [
      [0, 1, 2],
      [2, 1, 0, 1],
      [1, 0, 0, 2, 2],
    ]) {
      await app.db('usage_days').delete()
      for (const place of order) assert.equal(await days([parts[place]]), [])
      results.push((await stored('usage_days'))[0]!.items)
      assert.is((await seen()).used, 4)
    }
    await app.db('usage_days').delete()
    assert.equal(await days(parts), [], 'and all in one')
    results.push((await stored('usage_days'))[0]!.items)
    const expected = [site('a.vn', 90), site('b.vn', 30), site('c.vn', 5)]
    assert.equal(results, Array(4).fill(expected))
  }))

test('of many sites the fifty longest keep their names, in whatever order the uploads come', () =>
  withUploads(async ({ app, days, stored }) => {
    const random = createRandom(29)
    const uploads = Array.from({ length: 5 }, (_, n) =>
      Array.from({ length: 80 }, (_, site) => ({ site, seconds: (n + 1) * (site + 1) * 3 - random.below(3) })),
    ).map(each => ({
      day: today,
      minutes: mapOf(1),
      items: each.map(({ site: at, seconds }) => site(`s${at}.vn`, seconds)),
    }))
    const results: unknown[] = []
    for (const order of [
      [0, 1, 2, 3, 4],
      [4, 3, 2, 1, 0],
      [2, 4, 4, 0, 1, 3],
    ]) {
      await app.db('usage_days').delete()
      for (const place of order) await days([uploads[place]])
      results.push((await stored('usage_days'))[0]!.items)
    }
    const items = (await stored('usage_days'))[0]!.items
    assert.equal([items.length, items[0]!.name, items[50]!.name], [51, 's79.vn', ''])
    const sum = (list: { seconds: number }[]) => list.reduce((total, { seconds }) => total + seconds, 0)
    assert.is(sum(items), sum(uploads[4]!.items), 'no second is lost')
    assert.equal(results[1], results[0])
    assert.equal(results[2], results[0])
  }))

test('days from fourteen back to tomorrow are taken, what cannot be is named, and the rest is kept', () =>
  withUploads(async ({ days, stored, app }) => {
    // one minute after midnight in Vietnam, when it is still the 22nd in UTC
    app.services.clock.set(new Date('2026-11-23T00:01:00+07:00'))
    const on = (day: unknown, more = {}) => ({ day, minutes: mapOf(1), items: [], ...more })
    const dropped = await days([
      on('2026-11-08'),
      on('2026-11-09'),
      on('2026-11-24'),
      on('2026-11-25'),
      on('2026-02-30'),
      on(today, { minutes: 'AAAA' }),
      null,
      on(today, { items: [site('a.vn', 1), site('a.vn/path', 1), { ...site('b.vn', 1), seconds: -1 }] }),
    ])
    assert.equal(
      dropped.map(({ what, why }) => `${what} ${why}`),
      [
        'days.0 out_of_range',
        'days.3 out_of_range',
        'days.4 invalid',
        'days.5 invalid',
        'days.6 invalid',
        'days.7.items invalid',
      ],
    )
    assert.equal(
      (await stored('usage_days')).map(({ day }) => day),
      ['2026-11-09', today, '2026-11-24'],
    )
    assert.equal((await stored('usage_days'))[1]!.items, [site('a.vn', 1)])
    assert.equal(await days('x'), [{ what: 'days', why: 'invalid' }])
  }))

test('names that are too long, or no text that can be kept, cost no minute and no second', () =>
  withUploads(async ({ days, stored }) => {
    const app = (name: string, seconds: number) => ({ kind: 'app', name, seconds })
    const long = Array.from({ length: 60 }, (_, n) => app(`${'ế'.repeat(60)}${n}`, 10 + n))
    const items = [...long, app('ế'.repeat(255), 900), app('\ud800', 1), app('a\u0000', 1)]
    assert.equal(await days([{ day: today, minutes: mapOf(1), items }]), [{ what: 'days.0.items', why: 'invalid' }])
    const kept = (await stored('usage_days'))[0]!.items
    assert.is(kept.length, 51)
    assert.is(kept[50]!.seconds, 900 + long.slice(0, 10).reduce((sum, { seconds }) => sum + seconds, 0))
  }))

test('P15: nothing is kept that the parent has not allowed, and no history of a child from seven years on without its own word', () =>
  withUploads(async ({ app, child, call, days, hours, stored }) => {
    const someDays = [{ day: today, minutes: mapOf(1), items: [] }]
    const someHours = [{ hour: '2026-11-23T11:00:00+07:00', items: [visit(1, 'a.vn')] }]
    const refused = (what: string) => [{ what, why: 'consent_needed' }]
    await call('PUT', `/tre-em/${child}/consents`, { time: false })
    assert.equal(await days(someDays), refused('days'))
    await app.db('consents').update({ child_at: null })
    for (const [ngay_sinh, expected] of [
      [null, refused('history')],
      ['2019-11-23', refused('history')],
      ['2019-11-24', []],
    ]) {
      await app.db('tre_em').where({ ma_tre_em: child }).update({ ngay_sinh })
      assert.equal(await hours(someHours), expected, String(ngay_sinh))
    }
    assert.equal([(await stored('usage_days')).length, (await stored('history_hours')).length], [0, 1])
  }))

test('a machine is told what was used on the others of the same child, and of no other', () =>
  withUploads(async ({ app, machine, days, device, call, child }) => {
    const elsewhere = () => usedElsewhere(app.db, machine as never, app.services.clock.now())
    const on = (minute: number) => [{ day: today, minutes: mapOf(minute), items: [] }]
    await days(on(1))
    assert.equal(await elsewhere(), [])
    await days(on(2), { nguoi_dung_id: device + 1 })
    await days(on(3), { nguoi_dung_id: device + 2 })
    const sibling = await seedChildWithDevice(app.db, machine.ma_phu_huynh, 'TEST-0002')
    const stranger = await idOf(app.db, 'stranger')
    const other = await seedChildWithDevice(app.db, stranger, 'TEST-0003')
    await call('PUT', `/tre-em/${sibling.child}/consents`, { time: true })
    await call('PUT', `/tre-em/${other.child}/consents`, { time: true }, 'stranger')
    await days(on(4), { ma_tre_em: sibling.child, nguoi_dung_id: sibling.device })
    await days(on(5), { ma_phu_huynh: stranger, ma_tre_em: other.child, nguoi_dung_id: other.device })
    assert.equal(await elsewhere(), [{ day: today, minutes: mapOf(2, 3) }])
    await call('PUT', `/tre-em/${child}/consents`, { time: false })
    assert.equal(await elsewhere(), [])
  }))

test('nothing is sent to the database when there is nothing to store, and else one statement', () =>
  withUploads(async ({ app, days, hours }) => {
    const sent: string[] = []
    app.db.on('query', ({ sql }) => sent.push(sql))
    for (const nothing of [undefined, [], [null], 'x']) await Promise.all([days(nothing), hours(nothing)])
    assert.is(sent.length, 0)
    await days([today, '2026-11-22', '2026-11-21'].map(day => ({ day, minutes: mapOf(1), items: [] })))
    await hours(['10', '11'].map(hour => ({ hour: `2026-11-23T${hour}:00:00+07:00`, items: [] })))
    assert.is(sent.length, 2)
  }))

test.run()
