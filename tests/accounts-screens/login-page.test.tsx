import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { one } from '../parts/screen.tsx'
import { fakeApi, opened, served, settled, type } from './account-screen.tsx'

const login = await import('../../views/accounts/login-page.tsx')
const register = await import('../../views/accounts/register-page.tsx')

const parent = { ma_phu_huynh: 2, ten_phu_huynh: 'Linh', sdt: '+84901000002', la_admin: false }
const registration = { data: { admins_can_see_password: false } }
const visitor = { '/auth/me': { status: 401 }, '/auth/registration': registration }
const known = (la_admin: boolean) => ({ ...visitor, '/auth/me': { data: { ...parent, la_admin } } })
const typed = { sdt: '0901000002', mat_khau: 'Parent@123' }
const wrong = 'Số điện thoại hoặc mật khẩu không đúng.'

const needed = 'Bạn cần đăng nhập để mở trang này.'

test('a visitor redirected to the log-in page is told why; one who opened it is not', async () => {
  const said = async (path: string) => (await served(login, path, fakeApi(visitor).call)).html.includes(needed)
  assert.ok(await said('/login?from=%2Fuser'))
  assert.not.ok(await said('/login'))
  assert.not.ok(await said('/login?from=https%3A%2F%2Fexample.com'))
})

test('a logged-in user is redirected from the log-in page to where they were going, or home or to the console', async () => {
  const ways = [
    [false, '', '/'],
    [true, '', '/admin'],
    [false, '?from=%2Fuser', '/user'],
    [true, '?from=%2F%2Fexample.com', '/admin'],
  ] as const
  for (const [page, path] of [
    [login, '/login'],
    [register, '/register'],
  ] as const)
    for (const [la_admin, search, where] of ways)
      try {
        await served(page, path + search, fakeApi(known(la_admin)).call)
        assert.unreachable()
      } catch (error) {
        assert.is((error as Error).message, `led to ${where}`)
      }
})

test('without JavaScript a user who has just logged in reads that it worked before being redirected', async () => {
  const { call } = fakeApi({
    ...known(false),
    '/auth/login': { data: { user: parent }, message: 'Đăng nhập thành công' },
  })
  const { box, data } = await served(login, '/login?from=%2Fuser', call, typed)
  assert.is(one('.lead-on-message', box).textContent, 'Đăng nhập thành công')
  assert.is(JSON.parse(data)['0'].next, '/user')
})

test('with JavaScript a user who has just logged in reads that it worked before being redirected', async () => {
  const replies = { ...visitor, '/auth/login': { data: { user: parent }, message: 'Đăng nhập thành công' } }
  const { call } = fakeApi(replies)
  const { close } = await opened(login, '/login', call)
  await type(typed)
  Object.assign(replies, known(false))
  one('[type=submit]').click()
  await settled()
  assert.is(one('.lead-on-message').textContent, 'Đăng nhập thành công')
  await close()
})

test('a wrong password offers a reset outside of the announced message; any other refusal does not', async () => {
  const after = async (status: number, message: string) =>
    (await served(login, '/login', fakeApi({ ...visitor, '/auth/login': { status, message } }).call, typed)).box
  const refused = await after(401, wrong)
  assert.is(one('[role=alert]', refused).textContent, wrong)
  assert.is(one('.notice a', refused).getAttribute('href'), '/reset-password')
  assert.not.ok((await after(429, 'Đợi một lát.')).querySelector('.notice a'))
})

test('a notice above the password fields says that administrators can see the password', async () => {
  const replies = { ...visitor, '/auth/registration': { data: { admins_can_see_password: true } } }
  const { html } = await served(register, '/register', fakeApi(replies).call)
  const warning = html.indexOf('Quản trị viên có thể xem mật khẩu này')
  assert.ok(warning > 0 && warning < html.indexOf('name="mat_khau"'))
})

test.run()
