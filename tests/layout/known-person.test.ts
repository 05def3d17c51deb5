import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Call } from '../../views/data.ts'
import { trackPerson } from '../../views/known-person.ts'

const parent = { ma_phu_huynh: 2, ten_phu_huynh: 'Linh', sdt: '+84901000002', la_admin: false }
const admin = { ...parent, ma_phu_huynh: 1, la_admin: true }
const free = { ...parent, loai_tai_khoan: 'FREE' as const }

/** A fake API, with or without somebody signed in. `refuses` maps paths to error statuses. */
function fakeApi(signedIn: typeof parent | null) {
  const asked: string[] = []
  const api = { signedIn, asked, refuses: {} as Record<string, number> }
  const call: Call = async (method, path) => {
    asked.push(`${method} ${path}`)
    const status = api.refuses[path] ?? (path.match(/me$|membership/) && !api.signedIn ? 401 : 200)
    const data = { '/auth/me': api.signedIn, '/auth/membership': { loai_tai_khoan: 'FREE' } }[path] ?? null
    return { status, body: { success: status < 400, message: '', data } }
  }
  return Object.assign(api, { call })
}

test('a person who came with the page is not requested again', async () => {
  for (const first of [free, null]) {
    const api = fakeApi(parent)
    assert.equal(await trackPerson(api.call, first).person(), first)
    assert.equal(api.asked, [])
  }
})

test('a parent comes with their membership, an admin without, and concurrent calls share one request', async () => {
  for (const [who, expected, asked] of [
    [parent, free, ['GET /auth/me', 'GET /auth/membership']],
    [admin, admin, ['GET /auth/me']],
    [null, null, ['GET /auth/me']],
  ] as const) {
    const api = fakeApi(who)
    const { person } = trackPerson(api.call)
    assert.equal(await Promise.all([person(), person()]), [expected, expected])
    assert.equal(await person(), expected)
    assert.equal(api.asked, asked)
  }
})

test('after a 401 or 403 nobody is signed in, without another request', async () => {
  for (const status of [401, 403]) {
    const api = fakeApi(parent)
    const { call, person } = trackPerson(api.call, free)
    api.refuses['/thong-ke'] = status
    await call('GET', '/thong-ke')
    assert.is(await person(), null)
    assert.equal(api.asked, ['GET /thong-ke'])
  }
})

test('a failed sign-in and a wrong code change nothing', async () => {
  for (const [path, status] of [
    ['/auth/login', 401],
    ['/auth/change-password', 400],
  ] as const) {
    const api = fakeApi(parent)
    const { call, person } = trackPerson(api.call, free)
    api.refuses[path] = status
    await call('POST', path)
    assert.is(await person(), free)
  }
})

test('the person is requested after a sign-in, but not after a visitor’s password reset', async () => {
  const api = fakeApi(null)
  const { call, person } = trackPerson(api.call, null)
  await call('POST', '/auth/reset-password', { sdt: '0901000002' })
  assert.is(await person(), null)
  assert.equal(api.asked, ['POST /auth/reset-password'])
  api.signedIn = parent
  await call('POST', '/auth/login')
  assert.equal(await person(), free)
})

test('resetting one’s own password signs out without a request; resetting another account’s does not', async () => {
  for (const sdt of ['0901 000 002', '+84901000002']) {
    const api = fakeApi(null)
    const { call, person } = trackPerson(api.call, free)
    await call('POST', '/auth/send-reset-otp', { sdt })
    await call('POST', '/auth/reset-password', { sdt })
    assert.is(await person(), null, sdt)
    assert.equal(api.asked, ['POST /auth/send-reset-otp', 'POST /auth/reset-password'])
  }
  const { call, person } = trackPerson(fakeApi(parent).call, free)
  await call('POST', '/auth/reset-password', { sdt: '0901000009' })
  assert.equal(await person(), free)
})

test('the person is requested again after a write, which may have changed it', async () => {
  const api = fakeApi(parent)
  const { call, person } = trackPerson(api.call, { ...free, loai_tai_khoan: 'PREMIUM' })
  await call('GET', '/goi')
  assert.is((await person())!.loai_tai_khoan, 'PREMIUM')
  await call('PUT', '/goi-dich-vu/1')
  assert.is((await person())!.loai_tai_khoan, 'FREE')
})

test('the person is requested again if the first request failed', async () => {
  const api = fakeApi(parent)
  const { person } = trackPerson(api.call)
  api.refuses['/auth/me'] = 503
  const error = await person().catch(error => error)
  assert.is(error.init.status, 503)
  api.refuses = {}
  assert.equal(await person(), free)
})

test.run()
