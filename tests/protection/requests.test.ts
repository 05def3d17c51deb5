import { randomUUID } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { giveToken } from '../../src/protection/machines/tokens.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { type Family, withFamily } from '../helpers/protection.ts'

interface Asks extends Family {
  /** Sent by the machine. */
  ask: (body: object, token?: string) => ReturnType<Family['call']>
  requests: () => Promise<{ id: string; state: string }[]>
}

const minutes = (more = {}) => ({ id: randomUUID(), kind: 'minutes', minutes: 15, ...more })

/** The child has an hour a day, all of which is used. */
const withAsks = (work: (asks: Asks) => Promise<void>) =>
  withFamily(async family => {
    const { app, child, parent, device, call, use } = family
    await call('PUT', `/tre-em/${child}/consents`, { time: true })
    const rules = [1, 2].map(weekday => ({ kind: 'budget', weekday, minutes: 60 }))
    await call('PUT', `/tre-em/${child}/policy`, { rules })
    await use(60)
    const machine = { ma_phu_huynh: parent, nguoi_dung_id: device }
    const { token: own } = await giveToken(app.db, machine, app.services.clock.now())
    await work({
      ...family,
      ask: (body, token = own) => {
        const headers = { Authorization: `Device ${token}` }
        return app.ask('POST', '/api/device/requests', { body, headers })
      },
      requests: async () => (await call('GET', '/requests')).json.data,
    })
  })

const later = ({ app }: Family, ms: number) => app.services.clock.set(new Date(app.services.clock.now().getTime() + ms))
const hour = 3_600_000

test('a child asks, the parent says yes, and the child has the minutes; said twice it is one', () =>
  withAsks(async ({ ask, call, today, requests }) => {
    const asked = minutes({ reason: 'cho con chơi nốt ván cờ' })
    const first = await ask(asked)
    assert.equal([first.status, first.json.data.state, first.json.data.minutes], [201, 'open', 15])
    assert.is((await ask(asked)).status, 200)
    const seen = (await today()) as { requests: { id: string; reason: string }[]; left: number }
    assert.equal([seen.left, seen.requests.length, seen.requests[0]!.reason], [0, 1, 'cho con chơi nốt ván cờ'])
    const yes = await call('POST', `/requests/${asked.id}/answer`, { answer: 'yes' })
    assert.equal([yes.status, yes.json.data.state], [200, 'yes'])
    assert.equal([(await today()).left, (await today()).requests], [15, []])
    for (const answer of ['yes', 'no']) {
      const again = await call('POST', `/requests/${asked.id}/answer`, { answer })
      assert.equal([again.status, again.json.error], [409, 'request_answered'])
    }
    assert.is((await today()).left, 15)
    assert.equal(
      (await requests()).map(({ state }) => state),
      ['yes'],
    )
    assert.is((await call('POST', `/grants/${yes.json.data.grant_id}/undo`)).status, 200)
    assert.is((await today()).left, 0)
  }))

test('the parent gives fewer minutes than asked, or none, and opens a page for always', () =>
  withAsks(async ({ ask, call, today, child }) => {
    const [some, none, page] = [minutes(), minutes(), { id: randomUUID(), kind: 'site', name: 'scratch.mit.edu' }]
    for (const body of [some, none, page]) assert.is((await ask(body)).status, 201)
    const answer = (id: string, said: object) => call('POST', `/requests/${id}/answer`, said)
    const isRefused = async (id: string, said: object, field: string) => {
      const { status, json } = await answer(id, said)
      assert.equal([status, json.fields && Object.keys(json.fields)], [400, [field]], JSON.stringify(said))
    }
    await isRefused(page.id, { answer: 'yes', minutes: 5 }, 'minutes')
    await isRefused(some.id, { answer: 'yes', how_long: 'always' }, 'how_long')
    await isRefused(none.id, { answer: 'no', minutes: 5 }, 'minutes')
    await isRefused(page.id, { answer: 'no', how_long: 'today' }, 'how_long')
    await answer(some.id, { answer: 'yes', minutes: 5 })
    await answer(none.id, { answer: 'no' })
    assert.is((await today()).left, 5)
    await answer(page.id, { answer: 'yes', how_long: 'always' })
    const { rules } = (await call('GET', `/tre-em/${child}/policy`)).json.data
    assert.equal(rules.at(-1), { kind: 'site', name: 'scratch.mit.edu', allow: true })
  }))

test('a request is open for a day, or until the time that it asks for', () =>
  withAsks(async family => {
    const { ask, call, today, requests } = family
    const wish = minutes({ asked_at: '2026-11-22T13:00:00+07:00' })
    await ask(wish)
    await ask({ id: randomUUID(), kind: 'until', until: '2026-11-23T12:30:00+07:00' })
    const states = async () => (await requests()).map(({ state }) => state).join()
    assert.equal([await states(), ((await today()).requests as unknown[]).length], ['open,open', 2])
    later(family, hour / 2)
    assert.is(await states(), 'expired,open')
    later(family, hour / 2)
    assert.equal([await states(), (await today()).requests], ['expired,expired', []])
    const refused = await call('POST', `/requests/${wish.id}/answer`, { answer: 'yes' })
    assert.equal([refused.status, refused.json.error], [409, 'request_expired'])
  }))

test('a machine asks six times an hour, and brings up to twenty asks that waited while it was offline', () =>
  withAsks(async family => {
    const { app, ask, requests } = family
    const asked_at = '2026-11-23T08:15:00+07:00'
    for (let n = 0; n < 6; n++) assert.is((await ask(minutes())).status, 201)
    const refused = await ask(minutes())
    assert.is(refused.status, 429)
    assert.ok(refused.headers.get('retry-after'))
    const justNow = minutes({ asked_at: app.services.clock.now().toISOString() })
    assert.is((await ask(justNow)).status, 429, 'every ask of the extension says when it was asked')
    for (let n = 0; n < 20; n++) assert.is((await ask(minutes({ asked_at }))).status, 201)
    assert.is((await ask(minutes({ asked_at }))).status, 429)
    assert.is((await requests()).length, 26, 'what was refused is not kept')
    assert.equal((await requests()).at(-1), {
      ...(await requests()).at(-1)!,
      at: '2026-11-23T01:15:00.000Z',
      expires_at: '2026-11-24T01:15:00.000Z',
    })
    later(family, hour)
    const ahead = await ask(minutes({ asked_at: '2026-11-24T08:15:00+07:00' }))
    assert.ok(Date.parse(ahead.json.data.at) <= app.services.clock.now().getTime())
    assert.is((await ask(minutes({ asked_at: '2026-11-08T08:15:00+07:00' }))).status, 400)
    assert.is((await ask(minutes({ of_a_newer_client: 1 }))).status, 201)
  }))

test('requests that make no sense are refused, and nobody else sees or answers them', () =>
  withAsks(async ({ ask, call }) => {
    for (const wrong of [
      { kind: 'minutes', minutes: undefined },
      { minutes: 241 },
      { kind: 'until' },
      { kind: 'until', until: '2026-11-23T11:00:00+07:00' },
      { kind: 'site', name: 'nowhere' },
      { kind: 'app' },
      { kind: 'lock' },
      { id: 'x' },
    ])
      assert.is((await ask(minutes(wrong))).status, 400, JSON.stringify(wrong))
    const mine = minutes()
    await ask(mine)
    assert.equal((await call('GET', '/requests', undefined, 'stranger')).json.data, [])
    const answer = { answer: 'yes' }
    assert.is((await call('POST', `/requests/${mine.id}/answer`, answer, 'stranger')).status, 404)
    assert.is((await call('POST', `/requests/${mine.id}/answer`, answer, 'admin')).status, 403)
    assert.is((await call('GET', '/requests', undefined, 'admin')).status, 403)
    assert.is((await call('POST', '/requests/x/answer', answer)).status, 404)
    assert.is((await ask(minutes(), 'wrong')).status, 401)
  }))

test('the same id is a request of its own in another family, and of no other child in the same one', () =>
  withAsks(async ({ app, parent, ask, requests }) => {
    const mine = minutes()
    await ask(mine)
    const tokenOf = async (ma_phu_huynh: number, code: string) => {
      const { device } = await seedChildWithDevice(app.db, ma_phu_huynh, code)
      return (await giveToken(app.db, { ma_phu_huynh, nguoi_dung_id: device }, app.services.clock.now())).token
    }
    assert.is((await ask(mine, await tokenOf(await idOf(app.db, 'stranger'), 'TEST-0009'))).status, 201)
    assert.is((await ask(mine, await tokenOf(parent, 'TEST-0010'))).status, 404)
    assert.is((await requests()).length, 1)
  }))

test.run()
