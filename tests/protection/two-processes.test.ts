import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/kernel/database.ts'
import { runApp, type TestApp } from '../helpers/app.ts'
import { serverTest } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { pairMachine } from '../helpers/machine.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { applied } from '../helpers/paired.ts'
import { mapOf } from '../helpers/protection.ts'
import { until } from '../helpers/until.ts'

const withChild = (work: (app: TestApp, child: number, url: string) => Promise<void>) =>
  withOwnApp(async (app, url) => {
    const { child } = await seedChildWithDevice(app.db, await idOf(app.db, 'mother'), 'TEST-0001')
    await work(app, child, url)
  })
const lock = (app: TestApp, child: number, id: string = crypto.randomUUID()) =>
  app.post(`/api/tre-em/${child}/grants`, { id, kind: 'lock' }, { as: 'mother' })

serverTest(
  test,
  'P4: +30 given in one process reaches the machine that another one holds within 3 s, and so does its undoing',
  () =>
    withChild(async (one, child, url) => {
      const { sync } = await pairMachine(one, child)
      const db = connect({ connectionString: url }, 2)
      try {
        await runApp(db, {}, async other => {
          const id = crypto.randomUUID()
          const gift = { id, kind: 'minutes', minutes: 30 }
          const arrives = async (version: number, tap: () => Promise<{ status: number }>) => {
            const held = sync({ applied: applied(version - 1), wait: 30 })
            await new Promise(resolve => setTimeout(resolve, 500))
            const began = performance.now()
            const { status } = await tap()
            assert.is((await held).json.data.version, version)
            assert.ok(performance.now() - began < 3_000)
            return status
          }
          assert.is(await arrives(2, () => other.post(`/api/tre-em/${child}/grants`, gift, { as: 'mother' })), 201)
          assert.is(await arrives(3, () => other.post(`/api/grants/${id}/undo`, {}, { as: 'mother' })), 200)
        })
      } finally {
        await db.destroy()
      }
    }),
)

serverTest(
  test,
  'a package that is extended in one process is told to the machine that another one holds within 3 s',
  () =>
    withChild(async (one, child, url) => {
      const { sync, device } = await pairMachine(one, child)
      const { version } = (await sync()).json.data
      const db = connect({ connectionString: url }, 2)
      try {
        await runApp(db, {}, async other => {
          const held = sync({ applied: applied(version), wait: 30 })
          await new Promise(resolve => setTimeout(resolve, 500))
          const began = performance.now()
          const body = { so_thang_gia_han: 1 }
          assert.is((await other.ask('PUT', `/api/thiet-bi/${device}/goi/extend`, { as: 'admin', body })).status, 200)
          assert.is((await held).json.data.version, version + 1)
          assert.ok(performance.now() - began < 3_000)
        })
      } finally {
        await db.destroy()
      }
    }),
)

serverTest(test, 'held answers keep no connection, and a process that stops gives all of them', () =>
  withChild(async (app, child) => {
    const machines = []
    for (let machine = 0; machine < 25; machine++) machines.push(await pairMachine(app, child))
    const began = performance.now()
    const held = machines.map(({ sync }) => sync({ applied: applied(1), wait: 30 }))
    await until(async () => (await app.db('device_states').where({ syncs: 1 })).length === machines.length)
    assert.is((await app.get('/api/protection', { as: 'mother' })).status, 200)
    await app.services.news.stop()
    assert.equal(tally(await Promise.all(held)), { 200: machines.length })
    assert.ok(performance.now() - began < 20_000)
  }),
)

serverTest(
  test,
  'uploads of one machine that arrive together lose no minute, and syncs beyond the limit are refused',
  () =>
    withChild(async (app, child) => {
      await app.ask('PUT', `/api/tre-em/${child}/consents`, { as: 'mother', body: { time: true } })
      const { sync } = await pairMachine(app, child)
      const day = app.services.clock.now().toLocaleDateString('sv', { timeZone: 'Asia/Ho_Chi_Minh' })
      const minutes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      const answers = await Promise.all(
        minutes.map(minute => sync({ days: [{ day, minutes: mapOf(minute), items: [] }] })),
      )
      assert.equal(tally(answers), { 200: 6, 429: 4 })
      const { children } = (await app.get('/api/protection', { as: 'mother' })).json.data
      assert.is(children[0].used, 6)
    }),
)

serverTest(test, 'P4: the same tap from two pages at once is one gift', () =>
  withChild(async (app, child) => {
    const id = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => lock(app, child, id)))
    assert.equal(tally(answers), { 200: 3, 201: 1 })
  }),
)

serverTest(test, 'the same ask six times at once is one, also where it is counted', () =>
  withChild(async (app, child) => {
    const { call } = await pairMachine(app, child)
    const ask = (id: string) => call('POST', '/requests', { id, kind: 'minutes', minutes: 5 })
    const id = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(id)))
    assert.equal(tally(answers), { 200: 5, 201: 1 })
    for (let n = 0; n < 5; n++) assert.is((await ask(crypto.randomUUID())).status, 201)
    assert.is((await ask(crypto.randomUUID())).status, 429)
  }),
)

serverTest(
  test,
  'twenty taps at once are all answered, and keep nobody else waiting while their family is locked',
  () =>
    withChild(async (app, child) => {
      for (const name of ['mother', 'stranger'] as const) await app.token(name)
      const locked = await app.db.transaction()
      await locked('phu_huynh').forUpdate().select()
      const taps = Promise.all(Array.from({ length: 20 }, () => lock(app, child)))
      await until(() => app.db.client.pool.numUsed() > 1)
      const read = app.get('/api/protection', { as: 'stranger' })
      const first = await Promise.race([read, new Promise(resolve => setTimeout(resolve, 1_000))])
      await locked.rollback()
      assert.equal(tally(await taps), { 201: 20 })
      assert.is((first as Awaited<typeof read> | undefined)?.status, 200)
      assert.is((await app.db('grants')).length, 20)
    }),
)

serverTest(test, 'devices are deleted while their machines sync, and neither is refused', () =>
  withChild(async (app, child) => {
    const statuses: number[] = []
    for (let turn = 0; turn < 8; turn++) {
      const { sync, device } = await pairMachine(app, child)
      const checks = (ok: boolean) => [{ name: 'rules', ok, at: app.services.clock.now().toISOString() }]
      const answers = await Promise.all([
        ...[true, false, true, false].map(ok => sync({ checks: checks(ok), days: [] })),
        app.ask('DELETE', `/api/thiet-bi/${device}`, { as: 'mother' }),
      ])
      statuses.push(...answers.map(({ status }) => status))
    }
    assert.equal(
      statuses.filter(status => ![200, 410].includes(status)),
      [],
    )
  }),
)

serverTest(test, 'a child is deleted while its machine syncs: the machine is told, and no row is left', () =>
  withChild(async (app, child) => {
    await app.ask('PUT', `/api/tre-em/${child}/consents`, { as: 'mother', body: { time: true } })
    const { sync, call } = await pairMachine(app, child)
    const day = app.services.clock.now().toLocaleDateString('sv', { timeZone: 'Asia/Ho_Chi_Minh' })
    const upload = () => sync({ days: [{ day, minutes: mapOf(1), items: [] }] })
    const [deleted, ...syncs] = await Promise.all([
      app.ask('DELETE', `/api/tre-em/${child}`, { as: 'mother' }),
      upload(),
      upload(),
      upload(),
    ])
    assert.is(deleted.status, 200)
    for (const { status } of syncs) assert.ok([200, 410].includes(status), String(status))
    assert.equal([(await call('GET', '/policy')).status, (await app.db('usage_days')).length], [410, 0])
  }),
)

test.run()
