import { randomUUID } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pairMachine } from '../helpers/machine.ts'
import { later, withMachine } from '../helpers/paired.ts'
import { confirmPhone, type Family, mapOf } from '../helpers/protection.ts'
import { site, today, visit } from '../helpers/uploads.ts'

const daily = (minutes: number) => [{ kind: 'budget', weekday: 1, minutes }]
const seen = async (family: Family, what: string) =>
  (await family.call('GET', `/tre-em/${family.child}/${what}`)).json.data

test('P3: without a token, with one that nobody has, and with one of another kind every call of a machine is 401', () =>
  withMachine(async ({ app, call: asParent }, { token, device }) => {
    const calls = [
      ['GET', '/policy'],
      ['POST', '/sync', { seq: 1 }],
      ['POST', '/requests', { id: randomUUID(), kind: 'minutes', minutes: 5 }],
      ['POST', '/consent', { purpose: 'history', version: 1 }],
    ] as const
    const statuses = (Authorization: string) =>
      Promise.all(
        calls.map(async ([method, path, body]) => {
          const headers = { Authorization }
          return (await app.ask(method, `/api/device${path}`, { headers, ...(body && { body }) })).status
        }),
      )
    const session = await app.token('mother')
    for (const none of ['', 'Device', `Device ${token}x`, `Bearer ${token}`, `Device ${session}`])
      assert.equal(await statuses(none), [401, 401, 401, 401], none)
    await confirmPhone(app)
    assert.is((await asParent('DELETE', `/device/${device}`)).status, 200)
    assert.equal(await statuses(`Device ${token}`), [410, 410, 410, 410], 'one that has ended is told so')
  }))

test('P3: ids of another family answer as if there were nothing', () =>
  withMachine(async ({ app, child, call }, { device, call: machine }) => {
    const [gift, wish] = [randomUUID(), randomUUID()]
    await call('POST', `/tre-em/${child}/grants`, { id: gift, kind: 'lock' })
    await machine('POST', '/requests', { id: wish, kind: 'minutes', minutes: 5 })
    for (const [method, path, body] of [
      ['GET', `/tre-em/${child}/policy`],
      ['PUT', `/tre-em/${child}/policy`, { rules: [] }],
      ['GET', `/tre-em/${child}/consents`],
      ['PUT', `/tre-em/${child}/consents`, { time: false }],
      ['GET', `/tre-em/${child}/usage`],
      ['GET', `/tre-em/${child}/history`],
      ['GET', `/tre-em/${child}/events`],
      ['DELETE', `/tre-em/${child}/protection`],
      ['POST', `/tre-em/${child}/grants`, { id: randomUUID(), kind: 'lock' }],
      ['POST', `/grants/${gift}/undo`, {}],
      ['POST', `/requests/${wish}/answer`, { answer: 'yes' }],
      ['POST', `/device/${device}/test`, {}],
      ['DELETE', `/device/${device}`],
    ] as const)
      assert.is((await call(method, path, body, 'stranger')).status, 404, `${method} ${path}`)
    const stranger = (await app.get('/api/protection', { as: 'stranger' })).json.data
    assert.not.match(JSON.stringify([stranger, (await app.get('/api/requests', { as: 'stranger' })).json]), wish)
  }))

test('P5: minutes that two machines upload for the same time count once', () =>
  withMachine(async (family, first) => {
    const { app, child, call } = family
    await call('PUT', `/tre-em/${child}/policy`, { rules: daily(60) })
    const second = await pairMachine(app, child)
    const minutes = (from: number, to: number) => mapOf(...Array.from({ length: to - from }, (_, at) => from + at))
    await first.sync({ days: [{ day: today, minutes: minutes(600, 640), items: [] }] })
    const answer = await second.sync({ days: [{ day: today, minutes: minutes(620, 650), items: [] }] })
    const { used, left } = await family.today()
    assert.equal([used, left], [50, 10])
    assert.equal(answer.json.data.elsewhere, [{ day: today, minutes: minutes(600, 640) }])
  }))

test('P6: a window from 19:00 to 00:30 and the rest after it hold across midnight, wherever the server is', () =>
  withMachine(async family => {
    const { app, child, call } = family
    const rules = [
      { kind: 'window', weekday: 1, from: '19:00', to: '00:30' },
      { kind: 'window', weekday: 2, from: '06:30', to: '21:00' },
    ]
    await call('PUT', `/tre-em/${child}/policy`, { rules })
    const zone = process.env.TZ
    try {
      for (const TZ of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
        process.env.TZ = TZ
        const at = async (time: string) => {
          app.services.clock.set(new Date(`2026-11-${time}:00+07:00`))
          const { allowed, changes_at } = await family.today()
          return [allowed, changes_at]
        }
        const [opens, ends, next] = ['2026-11-23T12:00', '2026-11-23T17:30', '2026-11-23T23:30'].map(
          time => `${time}:00.000Z`,
        )
        assert.equal(await at('23T18:59'), [false, opens], TZ)
        assert.equal(await at('23T19:00'), [true, ends], TZ)
        assert.equal(await at('24T00:29'), [true, ends], TZ)
        assert.equal(await at('24T00:30'), [false, next], TZ)
        assert.equal((await at('24T06:30'))[0], true, TZ)
      }
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  }))

test('P10: syncs that come three times and in any order leave the same totals', () =>
  withMachine(async (family, { call, sync }) => {
    const { app, child, call: asParent } = family
    await asParent('PUT', `/tre-em/${child}/consents`, { history: true })
    await app.db('consents').update({ child_at: app.services.clock.now() })
    await confirmPhone(app)
    const uploads = [
      { minutes: mapOf(0, 1), items: [site('a.vn', 60), site('b.vn', 30)], visits: [visit(1, 'a.vn')] },
      { minutes: mapOf(1, 2), items: [site('a.vn', 90)], visits: [visit(1, 'a.vn'), visit(2, 'b.vn')] },
      {
        minutes: mapOf(1_000),
        items: [site('c.vn', 5)],
        visits: [visit(1, 'a.vn'), visit(2, 'b.vn'), visit(9, 'c.vn')],
      },
    ].map(({ minutes, items, visits }, place) => ({
      seq: 10 + place,
      days: [{ day: today, minutes, items }],
      history: [{ hour: '2026-11-23T00:00:00+07:00', items: visits }],
    }))
    for (const place of [2, 0, 1, 1, 2, 0, 0, 1, 2]) {
      const { status, json } = await call('POST', '/sync', uploads[place])
      assert.equal([status, json.data.dropped], [200, []])
      later(family, 0.2)
    }
    await sync()
    const { used, items } = await seen(family, 'usage')
    assert.equal([used, items], [4, [site('a.vn', 90), site('b.vn', 30), site('c.vn', 5)]])
    const history = (await seen(family, 'history')).items as { name: string }[]
    assert.equal(
      history.map(({ name }) => name),
      ['a.vn', 'b.vn', 'c.vn'],
    )
  }))

test('P15: once consent is withdrawn, the next sync keeps nothing and says so', () =>
  withMachine(async (family, { call, sync }) => {
    const { app, child, call: asParent } = family
    await asParent('PUT', `/tre-em/${child}/consents`, { history: true })
    await app.db('consents').update({ child_at: app.services.clock.now() })
    const upload = (minute: number) => ({
      days: [{ day: today, minutes: mapOf(minute), items: [] }],
      history: [{ hour: '2026-11-23T11:00:00+07:00', items: [visit(minute, 'a.vn')] }],
    })
    assert.equal((await sync(upload(1))).json.data.dropped, [])
    const rows = async () => [await app.db('usage_days').select(), await app.db('history_hours').select()]
    const before = await rows()
    await asParent('PUT', `/tre-em/${child}/consents`, { time: false, history: false })
    const { version, dropped } = (await sync(upload(2))).json.data
    assert.equal(dropped, [
      { what: 'days', why: 'consent_needed' },
      { what: 'history', why: 'consent_needed' },
    ])
    assert.equal(await rows(), before)
    const policy = (await call('GET', '/policy')).json.data
    assert.equal([policy.version, policy.consents.time.on, policy.consents.history.on], [version, false, false])
  }))

test.run()
