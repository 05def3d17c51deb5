import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { logWritten } from '../helpers/log.ts'
import { failing, withEnding } from '../helpers/notices.ts'
import { jobs, texts } from '../helpers/renewals.ts'

test('a refused message is tried again later with the same id; one that may have left is not', () =>
  withEnding(async ({ app, at }) => {
    const tried = failing(app, ['unreachable', 'no_balance', 'timeout'])
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    for (const moment of ['05:00', '05:10', '05:21', '06:30', '08:00']) {
      await at(`2028-01-11T${moment}:00Z`)
      await jobs.notices(app)
    }
    assert.is(tried.length, 3)
    assert.is(new Set(tried.map(({ id }) => id)).size, 1)
    assert.equal((await app.db('notices').select('state', 'outcome', 'tries'))[0], {
      state: 'sent',
      outcome: 'timeout',
      tries: 3,
    })
  }))

for (const [knowsIds, what, sent] of [
  [true, 'sent again under the same id', 1],
  [false, 'never sent again, and an error says so', 0],
] as const)
  test(`a notice that a dead process had claimed is ${what}, if the provider ${knowsIds ? 'knows' : 'forgets'} ids`, () =>
    withEnding(async ({ app, at }) => {
      app.services.smsKnowsIds = knowsIds
      await at('2028-01-11T05:00:00Z')
      await jobs.renewals(app)
      const ids: string[] = []
      await new Promise<void>(taken => {
        app.services.sms = message => {
          ids.push(message.id)
          taken()
          return new Promise(() => {})
        }
        void jobs.notices(app)
      })
      const tried = failing(app, [])
      assert.is((await jobs.notices(app)).sent, 0)
      await at('2028-01-11T05:21:00Z')
      assert.is((await jobs.notices(app)).sent, sent)
      assert.equal(
        tried.map(({ id }) => id),
        knowsIds ? ids : [],
      )
      const { state, outcome } = await app.db('notices').first()
      assert.equal([state, outcome], ['sent', knowsIds ? 'accepted' : 'process_died'])
      await logWritten()
      assert.is(
        app.logged.some(line => line.includes('notices_unknown')),
        !knowsIds,
      )
    }))

test('a provider that has forgotten an id by now is not given the message again', () =>
  withEnding(async ({ app, at }) => {
    app.services.smsKnowsIds = true
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    await app.db('notices').update({ state: 'sending', claimed_at: app.services.clock.now() })
    await at('2028-01-12T05:00:00Z')
    assert.is((await jobs.notices(app)).sent, 0)
    assert.is((await app.db('notices').first()).outcome, 'process_died')
  }))

test('a notice whose number was given before, as after a restore, is another message to the provider', () =>
  withEnding(async ({ app, at }) => {
    const tried = failing(app, [])
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    await jobs.notices(app)
    const { id } = await app.db('notices').first('id')
    await app.db('notices').delete()
    await app.db.raw(`alter table notices alter column id restart with ${id}`)
    await at('2028-01-11T05:05:00Z')
    await jobs.renewals(app)
    await jobs.notices(app)
    assert.is(tried.length, 2)
    assert.is(new Set(tried.map(({ id }) => id)).size, 2)
    assert.ok(tried.every(({ id }) => id.length < 50))
  }))

test('after a whole day on which nothing could be sent each parent is told once, of what is still true', () =>
  withEnding(async ({ app, at }) => {
    app.services.smsPerDay = 0
    await at('2028-01-30T01:00:00Z')
    await jobs.renewals(app)
    for (let hour = 1; hour < 14; hour++) {
      await at(`2028-01-30T${String(hour).padStart(2, '0')}:30:00Z`)
      assert.equal(await jobs.notices(app), { sent: 0, dropped: 0, failed: 0, put_off: 1 })
    }
    const [waiting] = await app.db('notices')
    assert.equal([waiting.state, waiting.tries], ['waiting', 0])
    app.services.smsPerDay = 5_000
    await at('2028-01-31T01:30:00Z')
    await jobs.renewals(app)
    assert.equal(await jobs.notices(app), { sent: 1, dropped: 1, failed: 0, put_off: 0 })
    assert.equal(texts(app), ['Goi An Nhi da het han 31/01/2028. Gia han: LINK'])
  }))

test('the last fifth of the day’s messages is for codes: notices wait until the next day', () =>
  withEnding(async ({ app, day, at }) => {
    app.services.smsPerDay = 5
    await app.db('notices').delete()
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    const row = await app.db('notices').first()
    const { id: _, ...copy } = row
    for (let more = 0; more < 5; more++) await app.db('notices').insert({ ...copy, key: `x${more}` })
    await jobs.notices(app)
    assert.is(texts(app).length, 4)
    assert.is((await app.db('notices').where({ state: 'waiting' })).length, 2)
    assert.is((await day('2028-01-12')).length, 2)
  }))

test('a parent without a phone is told nothing, and nothing waits for one', () =>
  withEnding(async ({ app, parent, day }) => {
    await app.db('phu_huynh').where({ ma_phu_huynh: parent }).update({ sdt: null })
    assert.equal(await day('2028-01-11'), [])
    assert.is((await app.db('notices').first()).outcome, 'no_phone')
  }))

test('a dry run sends nothing', () =>
  withEnding(async ({ app, at }) => {
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    assert.equal(await jobs.notices(app, true), { waiting: 1 })
    assert.equal(texts(app), [])
  }))

test.run()
