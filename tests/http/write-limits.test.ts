import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'
import type { Name } from '../helpers/people.ts'

const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 1_000

/** Sets the counts of this person's writes, of which there were none, by writing once. */
async function wroteBefore(app: TestApp, counts: { minute: number; hour: number }): Promise<void> {
  await app.db('rate_limits').delete()
  await write(app)
  await app
    .db('rate_limits')
    .where('ends_at', '<=', new Date(start + 60_000))
    .update({ count: counts.minute })
  await app
    .db('rate_limits')
    .where('ends_at', '>', new Date(start + 60_000))
    .update({ count: counts.hour })
}

const write = (app: TestApp, as: Name = 'mother') =>
  app.ask('PUT', '/api/auth/language', { as, body: { ngon_ngu: 'en' } })

async function withMotherAt(work: (app: TestApp) => Promise<void>): Promise<void> {
  await withApp(async app => {
    app.services.clock.set(new Date(start))
    for (const name of ['mother', 'stranger', 'admin'] as const) await app.token(name)
    await work(app)
  })
}

test('a parent writes 60 times a minute, whatever it is, and is told how long to wait', () =>
  withMotherAt(async app => {
    await wroteBefore(app, { minute: 58, hour: 58 })
    const ma_phu_huynh = await idOf(app.db, 'mother')
    const addChild = () => app.post('/api/tre-em', { ten_tre: 'Bé', gioi_tinh: 'Nam' }, { as: 'mother' })
    assert.equal([(await write(app)).status, (await addChild()).status], [200, 201])
    for (const refused of [await write(app), await addChild()]) {
      assert.is(refused.status, 429)
      assert.is(refused.json.error, 'too_many_tries')
      const wait = Number(refused.headers.get('retry-after'))
      assert.ok(wait > 50 && wait <= 60, String(wait))
    }
    assert.is((await app.db('tre_em').where({ ma_phu_huynh })).length, 1)
    app.services.clock.set(new Date(start + 61_000))
    assert.is((await write(app)).status, 200)
  }))

test('a parent writes 600 times an hour', () =>
  withMotherAt(async app => {
    await wroteBefore(app, { minute: 1, hour: 599 })
    assert.equal([(await write(app)).status, (await write(app)).status], [200, 429])
    app.services.clock.set(new Date(start + 61_000))
    const refused = await write(app)
    assert.is(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) > 3_500)
    app.services.clock.set(new Date(start + 3_601_000))
    assert.is((await write(app)).status, 200)
  }))

test('a parent over the limit still reads and logs out; others and admins write on', () =>
  withMotherAt(async app => {
    await wroteBefore(app, { minute: 60, hour: 60 })
    assert.is((await write(app)).status, 429)
    assert.is((await write(app, 'stranger')).status, 200)
    assert.is((await app.get('/api/tre-em', { as: 'mother' })).status, 200)
    assert.is((await app.post('/api/auth/logout', {}, { as: 'mother' })).status, 200)
    await app.db('rate_limits').update({ count: 60 })
    assert.is((await write(app, 'admin')).status, 200)
  }))

test('a write that is refused before its rule is not counted', () =>
  withMotherAt(async app => {
    await wroteBefore(app, { minute: 59, hour: 59 })
    const refused = [
      await app.post('/api/tre-em', { ten_tre: '' }, { as: 'mother' }),
      await app.ask('DELETE', '/api/tre-em/2147483647', { as: 'mother' }),
      await app.post('/api/goi', {}, { as: 'mother' }),
    ].map(({ status }) => status)
    assert.equal(refused, [400, 404, 403])
    assert.equal([(await write(app)).status, (await write(app)).status], [200, 429])
  }))

test('a write that its rule refuses is counted like any other, and one beyond the limit is not', () =>
  withMotherAt(async app => {
    await wroteBefore(app, { minute: 58, hour: 58 })
    const refund = () => app.post('/api/payment/refunds', { vnp_txn_ref: 'NONE', ly_do: 'x' }, { as: 'mother' })
    const statuses = [await refund(), await refund(), await refund(), await write(app)].map(({ status }) => status)
    assert.equal(statuses, [404, 404, 429, 429])
    const counts = await app.db('rate_limits').orderBy('count').pluck('count')
    assert.equal(counts, [60, 60])
  }))

test.run()
