import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { insertDevice } from '../../src/devices/index.ts'
import { confirmPhone, type Family, mapOf, putPackage } from '../helpers/protection.ts'
import { site, today, visit, withUploads } from '../helpers/uploads.ts'

test('P16: a parent reads a day merged over the machines, and nobody else does', () =>
  withUploads(async family => {
    const { days, hours, device, child, call } = family
    await confirmPhone(family.app)
    await days([{ day: today, minutes: mapOf(0, 1), items: [site('a.vn', 60), site('b.vn', 30)] }])
    const other = { nguoi_dung_id: device + 1 }
    await days([{ day: today, minutes: mapOf(1, 2), items: [site('a.vn', 30)] }], other)
    const { data } = (await call('GET', `/tre-em/${child}/usage?day=${today}`)).json
    assert.equal(data, {
      day: today,
      oldest: '2026-10-25',
      used: 3,
      minutes: mapOf(0, 1, 2),
      items: [site('a.vn', 90), site('b.vn', 30)],
    })
    await hours([{ hour: '2026-11-23T11:00:00+07:00', items: [visit(30, 'a.vn')] }])
    const refused = { ...visit(5, 'b.vn', 0), blocked: true }
    await hours([{ hour: '2026-11-23T11:00:00+07:00', items: [refused] }], other)
    await hours([{ hour: '2026-11-22T23:00:00+07:00', items: [visit(59, 'c.vn')] }])
    await hours([{ hour: '2026-11-23T00:00:00+07:00', items: [visit(0, 'd.vn')] }])
    const items = (await call('GET', `/tre-em/${child}/history`)).json.data.items
    assert.equal(
      items.map(({ at, name, blocked }: Record<string, unknown>) => [at, name, blocked]),
      [
        ['2026-11-22T17:00:00.000Z', 'd.vn', false],
        ['2026-11-23T04:05:00.000Z', 'b.vn', true],
        ['2026-11-23T04:30:00.000Z', 'a.vn', false],
      ],
    )
    for (const what of ['usage', 'history', 'events']) {
      assert.is((await call('GET', `/tre-em/${child}/${what}`, undefined, 'stranger')).status, 404)
      assert.is((await call('GET', `/tre-em/${child}/${what}`, undefined, 'admin')).status, 403)
    }
    assert.is((await call('GET', `/tre-em/${child}/usage?day=2026-02-30`)).status, 400)
  }))

test('a free package opens the history of today and the use of thirty days, a paid one more', () =>
  withUploads(async family => {
    const { days, hours, device, child, call } = family
    await confirmPhone(family.app)
    await putPackage(family, device, 'free')
    await hours([{ hour: '2026-11-22T23:00:00+07:00', items: [visit(59, 'c.vn')] }])
    await days([{ day: '2026-11-22', minutes: mapOf(1), items: [] }])
    const read = async (what: string) => (await call('GET', `/tre-em/${child}/${what}?day=2026-11-22`)).json.data
    assert.equal([(await read('history')).oldest, (await read('history')).items], [today, []])
    assert.equal([(await read('usage')).oldest, (await read('usage')).used], ['2026-10-25', 1])
    const second = await secondDevice(family)
    await putPackage(family, second, 'paid')
    assert.equal([(await read('history')).oldest, (await read('history')).items.length], ['2026-10-25', 1])
    assert.is((await read('usage')).oldest, '2025-10-24')
  }))

test('P15: what a withdrawn consent was for is hidden at once, and back when it is given again soon', () =>
  withUploads(async family => {
    const { app, days, hours, child, call, today: seen } = family
    await confirmPhone(family.app)
    await days([{ day: today, minutes: mapOf(0, 1), items: [site('a.vn', 60)] }])
    await hours([{ hour: '2026-11-23T11:00:00+07:00', items: [visit(30, 'a.vn')] }])
    const say = (said: object) => call('PUT', `/tre-em/${child}/consents`, said)
    const read = async () => {
      const [usage, history] = [
        await call('GET', `/tre-em/${child}/usage`),
        await call('GET', `/tre-em/${child}/history`),
      ]
      return [(await seen()).used, usage.json.data.used, usage.json.data.items.length, history.json.data.items.length]
    }
    assert.equal(await read(), [2, 2, 1, 1])
    await say({ history: false })
    assert.equal(await read(), [2, 2, 1, 0])
    await say({ time: false })
    assert.equal(await read(), [0, 0, 0, 0])
    await say({ time: true, history: true })
    await app.db('consents').whereNull('withdrawn_at').update({ child_at: app.services.clock.now() })
    assert.equal(await read(), [2, 2, 1, 1])
  }))

test('the journal tells what was given, undone, answered and changed, the newest first and page by page', () =>
  withUploads(async ({ child, call }) => {
    const id = '00000000-0000-4000-8000-000000000001'
    await call('PUT', `/tre-em/${child}/policy`, { rules: [] })
    await call('POST', `/tre-em/${child}/grants`, { id, kind: 'minutes', minutes: 30 })
    await call('POST', `/grants/${id}/undo`)
    const read = async (query = '') => (await call('GET', `/tre-em/${child}/events${query}`)).json.data
    const events = (await read()).slice(0, 3)
    assert.equal(
      events.map(({ kind, detail }: { kind: string; detail: { id?: string } }) => [kind, detail.id]),
      [
        ['undone', id],
        ['given', id],
        ['rules_changed', undefined],
      ],
    )
    assert.is((await read(`?before=${events[1].id}`))[0].kind, 'rules_changed')
  }))

async function secondDevice({ app, parent, child }: Family) {
  return insertDevice(app.db, {
    ma_phu_huynh: parent,
    ma_tre_em: child,
    ten_thiet_bi: 'Máy tính bàn',
    loai_thiet_bi: 'Laptop',
    ma_thiet_bi: 'TEST-0011',
    ngay_tao: new Date('2026-11-20T00:00:00Z'),
  })
}

test.run()
