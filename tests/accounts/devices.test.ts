import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { codeBy, newPassword, using } from '../helpers/codes.ts'
import { people } from '../helpers/people.ts'
import { raw } from '../helpers/raw.ts'
import { cookieIn, type Try, trySignIn, wrongPassword } from '../helpers/sign-in.ts'

const { sdt, mat_khau } = people.mother
const proxied = { TRUST_PROXY: '1' }
const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 1_000

/** Counts fifty wrong tries this hour for the mother's phone, and none for anything else. */
async function fillPhone(app: TestApp): Promise<void> {
  await app.db('rate_limits').delete()
  assert.is((await trySignIn(app, { password: wrongPassword, from: '10.0.0.1' })).status, 401)
  await app.db('rate_limits').update({ count: 50 })
  assert.is((await trySignIn(app, { from: '10.0.1.1' })).status, 429)
}

async function statuses(app: TestApp, times: number, each: Try): Promise<number[]> {
  const got: number[] = []
  for (let i = 0; i < times; i++) got.push((await trySignIn(app, each)).status)
  return got
}

test('a known browser can sign in although the tries of the phone and of its network are used up', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    const { device } = await trySignIn(app)
    await fillPhone(app)
    await trySignIn(app, { phone: '0987100001', password: wrongPassword })
    await app.db('rate_limits').where({ count: 1 }).update({ count: 300 })
    assert.is((await trySignIn(app, { phone: people.stranger.sdt, password: people.stranger.mat_khau })).status, 429)
    assert.is((await trySignIn(app, { device })).status, 200)
  }, proxied))

test('a known browser has its own ten wrong tries in 15 minutes, and uses up none of the phone’s', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    const { device } = await trySignIn(app)
    assert.equal(await statuses(app, 10, { device, password: wrongPassword }), Array(10).fill(401))
    const refused = await trySignIn(app, { device })
    assert.is(refused.status, 429)
    assert.ok(refused.wait > 800 && refused.wait <= 900, String(refused.wait))
    assert.equal(await statuses(app, 11, { password: wrongPassword }), [...Array(10).fill(401), 429])
    // the clock goes on while the tries are hashed
    app.services.clock.set(new Date(start + 1_000_000))
    assert.is((await trySignIn(app, { device })).status, 200)
  }, proxied))

test('a right password does not count towards the wrong tries of the browser', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    const { device } = await trySignIn(app)
    assert.equal(await statuses(app, 9, { device, password: wrongPassword }), Array(9).fill(401))
    assert.equal(await statuses(app, 3, { device }), [200, 200, 200])
    assert.equal(await statuses(app, 2, { device, password: wrongPassword }), [401, 429])
  }, proxied))

test('a cookie of another account or without our signature is ignored', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    const { device: mine } = await trySignIn(app)
    const { device: hers } = await trySignIn(app, { phone: people.stranger.sdt, password: people.stranger.mat_khau })
    await fillPhone(app)
    for (const device of [hers, `${mine}x`, 'x', ''])
      assert.is((await trySignIn(app, { device, from: '10.0.1.2' })).status, 429, device)
    assert.is((await trySignIn(app, { device: mine, from: '10.0.1.2' })).status, 200)
  }, proxied))

test('in a shared browser each account has its own tries', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    const { device: one } = await trySignIn(app)
    const hers = { phone: people.stranger.sdt, password: people.stranger.mat_khau }
    const { device: both } = await trySignIn(app, { ...hers, device: one })
    assert.equal(await statuses(app, 11, { device: both, password: wrongPassword }), [...Array(10).fill(401), 429])
    assert.is((await trySignIn(app, { ...hers, device: both })).status, 200)
    await fillPhone(app)
    assert.is((await trySignIn(app, { device: both })).status, 200)
  }, proxied))

test('a password reset invalidates the device cookies of the account, a password change does not', () =>
  withApp(async app => {
    const { device } = await trySignIn(app)
    assert.is((await using.change(app, await codeBy(app, 'change'))).status, 200)
    assert.equal(await statuses(app, 11, { device, password: wrongPassword }), [...Array(10).fill(401), 429])
    assert.is((await trySignIn(app, { password: newPassword })).status, 200, 'the wrong tries were those of the device')
    app.services.clock.set(new Date(Date.now() + 3_600_000))
    assert.is((await using.reset(app, await codeBy(app, 'reset'), { mat_khau_moi: mat_khau })).status, 200)
    await fillPhone(app)
    assert.is((await trySignIn(app, { device, from: '10.0.1.3' })).status, 429)
    app.services.clock.set(new Date(Date.now() + 7_201_000))
    const { device: next } = await trySignIn(app, { device })
    await fillPhone(app)
    assert.is((await trySignIn(app, { device: next })).status, 200)
  }, proxied))

test('signing out keeps the device cookie, and a failed sign-in sets none', () =>
  withApp(async app => {
    const { headers } = await app.post('/api/auth/logout', {}, { as: 'mother' })
    assert.equal(
      headers.getSetCookie().map(cookie => cookie.split('=')[0]),
      ['token'],
    )
    assert.is((await trySignIn(app, { password: wrongPassword })).device, undefined)
  }))

test('the device cookie is HttpOnly, and on https it has the __Host- prefix', async () => {
  const deviceIn = async (app: TestApp) =>
    (await app.post('/api/auth/login', { sdt, mat_khau })).headers.getSetCookie().find(each => /device=/.test(each))!
  await withApp(async app =>
    assert.match(await deviceIn(app), /^device=[\w-]+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/),
  )
  await withApp(
    async app =>
      assert.match(
        await deviceIn(app),
        /^__Host-device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000; Secure$/,
      ),
    { APP_ORIGIN: 'https://anni.test' },
  )
})

test('the form without scripts sets and reads the device cookie', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    const form = (from: string, device?: string) =>
      raw(app.url, '/login', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-For': from,
          ...(device && { Cookie: `device=${device}` }),
        },
        body: String(new URLSearchParams({ sdt, mat_khau })),
      })
    const device = cookieIn((await form('7.7.7.7')).headers['set-cookie'], 'device')
    await fillPhone(app)
    assert.is((await form('7.7.7.8')).headers['set-cookie'], undefined)
    assert.ok(cookieIn((await form('7.7.7.8', device)).headers['set-cookie'], 'token'))
  }, proxied))

test('the device cookie is ignored in a request that does not prove that it comes from our page', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    const { device } = await trySignIn(app)
    await fillPhone(app)
    const headers = { 'Content-Type': 'application/json', Cookie: `device=${device}` }
    const body = JSON.stringify({ sdt, mat_khau })
    assert.is((await raw(app.url, '/api/auth/login', { method: 'POST', headers, body })).status, 429)
  }, proxied))

test.run()
