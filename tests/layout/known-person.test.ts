import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Call } from '../../views/data.ts'
import { knowPerson } from '../../views/known-person.ts'

const parent = { ma_phu_huynh: 2, ten_phu_huynh: 'Linh', sdt: '+84901000002', la_admin: false }
const admin = { ...parent, ma_phu_huynh: 1, la_admin: true }
const free = { ...parent, loai_tai_khoan: 'FREE' as const }

/** An API in which somebody may be signed in, and that refuses whatever is told. */
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

test('who came with the page is not asked for again', async () => {
  for (const first of [free, null]) {
    const api = fakeApi(parent)
    assert.equal(await knowPerson(api.call, first).person(), first)
    assert.equal(api.asked, [])
  }
})

test('a parent comes with their membership, an admin without, and several who ask at once ask once', async () => {
  for (const [who, expected, asked] of [
    [parent, free, ['GET /auth/me', 'GET /auth/membership']],
    [admin, admin, ['GET /auth/me']],
    [null, null, ['GET /auth/me']],
  ] as const) {
    const api = fakeApi(who)
    const { person } = knowPerson(api.call)
    assert.equal(await Promise.all([person(), person()]), [expected, expected])
    assert.equal(await person(), expected)
    assert.equal(api.asked, asked)
  }
})

test('whom the API refuses is nobody, without being asked for', async () => {
  for (const status of [401, 403]) {
    const api = fakeApi(parent)
    const { call, person } = knowPerson(api.call, free)
    api.refuses['/thong-ke'] = status
    await call('GET', '/thong-ke')
    assert.is(await person(), null)
    assert.equal(api.asked, ['GET /thong-ke'])
  }
})

test('a sign-in that fails and a wrong code change nothing', async () => {
  for (const [path, status] of [
    ['/auth/login', 401],
    ['/auth/change-password', 400],
  ] as const) {
    const api = fakeApi(parent)
    const { call, person } = knowPerson(api.call, free)
    api.refuses[path] = status
    await call('POST', path)
    assert.is(await person(), free)
  }
})

test('after a sign-in the person is asked for; after a visitor’s reset of a password nobody is', async () => {
  const api = fakeApi(null)
  const { call, person } = knowPerson(api.call, null)
  await call('POST', '/auth/reset-password', { sdt: '0901000002' })
  assert.is(await person(), null)
  assert.equal(api.asked, ['POST /auth/reset-password'])
  api.signedIn = parent
  await call('POST', '/auth/login')
  assert.equal(await person(), free)
})

test('a reset of one’s own password signs out without asking; a reset of another account’s does not', async () => {
  for (const sdt of ['0901 000 002', '+84901000002']) {
    const api = fakeApi(null)
    const { call, person } = knowPerson(api.call, free)
    await call('POST', '/auth/send-reset-otp', { sdt })
    await call('POST', '/auth/reset-password', { sdt })
    assert.is(await person(), null, sdt)
    assert.equal(api.asked, ['POST /auth/send-reset-otp', 'POST /auth/reset-password'])
  }
  const { call, person } = knowPerson(fakeApi(parent).call, free)
  await call('POST', '/auth/reset-password', { sdt: '0901000009' })
  assert.equal(await person(), free)
})

test('a write may have changed the person, who is asked for again', async () => {
  const api = fakeApi(parent)
  const { call, person } = knowPerson(api.call, { ...free, loai_tai_khoan: 'PREMIUM' })
  await call('GET', '/goi')
  assert.is((await person())!.loai_tai_khoan, 'PREMIUM')
  await call('PUT', '/goi-dich-vu/1')
  assert.is((await person())!.loai_tai_khoan, 'FREE')
})

test('a person that could not be learned of is asked for again', async () => {
  const api = fakeApi(parent)
  const { person } = knowPerson(api.call)
  api.refuses['/auth/me'] = 503
  const error = await person().catch(error => error)
  assert.is(error.init.status, 503)
  api.refuses = {}
  assert.equal(await person(), free)
})

test.run()
