import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cleanup } from '../../src/protection/cleanup.ts'
import { giveToken } from '../../src/protection/machines/tokens.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { confirmPhone, mapOf } from '../helpers/protection.ts'
import { site, today, type Uploads, visit, withUploads } from '../helpers/uploads.ts'

const hour = 3_600_000

/** Both kinds are kept; `pass` moves the clock and cleans up, `count` tells what is left. */
const withKept = (
  work: (
    kept: Uploads & {
      pass: (ms: number, cleans?: boolean) => Promise<void>
      count: () => Promise<number[]>
      say: (said: object) => Promise<unknown>
    },
  ) => Promise<void>,
) =>
  withUploads(async uploads => {
    const { app, child, days, hours, call } = uploads
    await days([{ day: today, minutes: mapOf(0, 1), items: [site('a.vn', 60)] }])
    await hours([{ hour: '2026-11-23T11:00:00+07:00', items: [visit(30, 'a.vn')] }])
    let now = app.services.clock.now()
    app.services.clock.now = () => now
    await work({
      ...uploads,
      pass: async (ms, cleans = true) => {
        now = new Date(now.getTime() + ms)
        // people are signed in for a day, and this is about later ones
        await app.db('sessions').update({ expires_at: new Date(now.getTime() + 24 * hour) })
        if (cleans) for (const clean of Object.values(cleanup)) await clean(app.db, now)
      },
      count: async () => [(await app.db('usage_days')).length, (await app.db('history_hours')).length],
      say: said => call('PUT', `/tre-em/${child}/consents`, said),
    })
  })

test('P15: what a withdrawn consent was for is deleted after a day, and the other stays', () =>
  withKept(async ({ pass, count, say }) => {
    await say({ history: false })
    await pass(24 * hour - 1)
    assert.equal(await count(), [1, 1])
    await pass(1)
    assert.equal(await count(), [1, 0])
    await say({ time: false })
    await pass(24 * hour)
    assert.equal(await count(), [0, 0])
  }))

test('given again within the day, nothing is deleted; withdrawn again, the day begins anew', () =>
  withKept(async ({ pass, count, say }) => {
    await say({ time: false })
    await pass(23 * hour)
    await say({ time: true })
    await pass(48 * hour)
    assert.equal(await count(), [1, 1])
    await say({ time: false })
    await pass(23 * hour)
    assert.equal(await count(), [1, 1])
    await pass(hour)
    assert.equal(await count(), [0, 1])
  }))

test('given again after the day, nothing old is shown, also where nobody cleaned up', () =>
  withKept(async ({ app, child, parent, call, pass, count, say }) => {
    const sibling = await seedChildWithDevice(app.db, parent, 'TEST-0013')
    const row = await app.db('usage_days').first()
    await app.db('usage_days').insert({ ...row, items: '[]', ma_tre_em: sibling.child })
    await say({ time: false })
    await pass(25 * hour, false)
    assert.equal(await count(), [2, 1])
    await say({ time: true })
    assert.equal(await count(), [1, 1], 'and what is kept of a sibling stays')
    assert.is((await call('GET', `/tre-em/${child}/usage?day=${today}`)).json.data.used, 0)
  }))

/** The tables that have rows of a child or of a device. */
async function tablesWith(db: Knex, key: { ma_tre_em: number } | { nguoi_dung_id: number }): Promise<string[]> {
  const tables: string[] = await db('information_schema.columns')
    .where({ table_schema: 'public', column_name: Object.keys(key)[0]! })
    .pluck('table_name')
  const found = await Promise.all(tables.map(async table => ((await db(table).where(key).first()) ? [table] : [])))
  return found.flat()
}

test('P15: deleting protection leaves no row but the consents, which have ended, and releases the machines', () =>
  withKept(async family => {
    const { app, child, parent, device, call } = family
    const { db } = app
    await call('PUT', `/tre-em/${child}/policy`, { rules: [] })
    await call('POST', `/tre-em/${child}/grants`, { id: randomUUID(), kind: 'lock' })
    const { token } = await giveToken(db, { ma_phu_huynh: parent, nguoi_dung_id: device }, app.services.clock.now())
    const ask = (body: object) =>
      app.ask('POST', '/api/device/requests', { body, headers: { Authorization: `Device ${token}` } })
    assert.is((await ask({ id: randomUUID(), kind: 'minutes', minutes: 5 })).status, 201)
    const state = { client: 'browser', version: '1.0.0', paired_at: app.services.clock.now() }
    await db('device_states').insert({ ma_phu_huynh: parent, ma_tre_em: child, nguoi_dung_id: device, ...state })
    await call('POST', `/device/${device}/test`)
    assert.ok((await tablesWith(db, { nguoi_dung_id: device })).includes('device_messages'))
    assert.is((await call('DELETE', `/tre-em/${child}/protection`, undefined, 'stranger')).status, 404)
    assert.is((await call('DELETE', `/tre-em/${child}/protection`, undefined, 'admin')).status, 403)
    assert.is((await call('DELETE', `/tre-em/${child}/protection`)).json.error, 'confirm_needed')
    await confirmPhone(family.app)
    const deleted = await call('DELETE', `/tre-em/${child}/protection`)
    assert.is(deleted.status, 200)
    const left = [...(await tablesWith(db, { ma_tre_em: child })), ...(await tablesWith(db, { nguoi_dung_id: device }))]
    assert.equal([...new Set(left)].sort(), ['consents', 'device_tokens', 'thiet_bi', 'tre_em'])
    const consents = await db('consents').where({ ma_tre_em: child })
    assert.equal(
      consents.map(({ withdrawn_at }) => withdrawn_at !== null),
      [true, true],
    )
    assert.is((await ask({ id: randomUUID(), kind: 'minutes', minutes: 5 })).status, 410)
    assert.is((await db('thiet_bi').where({ nguoi_dung_id: device })).length, 1, 'the device stays')
  }))

test.run()
