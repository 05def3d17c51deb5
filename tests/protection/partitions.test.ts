import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { jobs } from '../../src/protection/index.ts'
import { mapOf } from '../helpers/protection.ts'
import { site, today, visit, withUploads } from '../helpers/uploads.ts'

test('a month has a part of its own, made two months ahead, and an old one goes with all that it holds', () =>
  withUploads(async ({ app, days, hours, stored, child, call }) => {
    const { db, services } = app
    const job = jobs.find(({ name }) => name === 'partitions')!
    const run = () => job.run(services, { dryRun: false })
    const partOf = async (table: string) =>
      (await db(table).select(db.raw('tableoid::regclass::text as part')))[0]?.part
    await days([{ day: today, minutes: mapOf(0, 1), items: [site('a.vn', 60)] }])
    await hours([{ hour: '2026-11-23T11:00:00+07:00', items: [visit(30, 'a.vn')] }])
    assert.is(await partOf('usage_days'), 'usage_days_other')
    assert.equal(await run(), { made: 6, dropped: 0 })
    assert.equal(await run(), { made: 0, dropped: 0 }, 'twice is once')
    assert.equal(
      [await partOf('usage_days'), await partOf('history_hours')],
      ['usage_days_2026_11', 'history_hours_2026_11'],
    )
    assert.is((await call('GET', `/tre-em/${child}/usage`)).json.data.used, 2)
    await days([{ day: today, minutes: mapOf(2), items: [] }])
    assert.is((await stored('usage_days')).length, 1)

    // the last minute of December in Vietnam, when it is still 16:59 in UTC
    services.clock.set(new Date('2026-12-31T23:59:00+07:00'))
    await hours([{ hour: '2026-12-31T23:00:00+07:00', items: [visit(59, 'a.vn')] }])
    assert.is((await db('history_hours_2026_12')).length, 1)
    services.clock.set(new Date('2027-02-01T00:10:00+07:00'))
    assert.equal(await run(), { made: 6, dropped: 1 })
    assert.equal([(await stored('history_hours')).length, (await stored('usage_days')).length], [1, 1])
    await db('tre_em').where({ ma_tre_em: child }).delete()
    assert.equal(
      [await stored('history_hours'), await stored('usage_days')],
      [[], []],
      'a child is deleted with its parts',
    )
  }))

test.run()
