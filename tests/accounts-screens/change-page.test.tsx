import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { one } from '../parts/screen.tsx'
import { choose, fakeApi, field, isShown, opened, served, told, type } from './account-screen.tsx'

const page = await import('../../views/accounts/change-page.tsx')

const user = { ma_phu_huynh: 2, ten_phu_huynh: 'Linh', sdt: '+84901000002', la_admin: false }
const sent = { data: { resend_after: 60, valid_for: 300 }, message: 'Mã OTP đã được gửi.' }
const good = {
  '/auth/me': { data: user },
  '/auth/send-change-password-otp': sent,
  '/auth/change-password': { message: 'Đổi mật khẩu thành công' },
}
const typed = { mat_khau_cu: 'Cu&123', mat_khau_moi: 'Moi&123', xac_nhan: 'Moi&123' }

test.before.each(() => sessionStorage.clear())

test('all three passwords are required, and the new one must differ', async () => {
  const { call, asked } = fakeApi(good)
  const empty = await served(page, '/change-password', call, { intent: 'send' })
  assert.match(one('[role="alert"]', empty.box).textContent, 'Vui lòng điền đầy đủ thông tin')
  assert.is(empty.box.querySelectorAll('.field-error').length, 3)
  const same = await served(page, '/change-password', call, { ...typed, mat_khau_cu: 'Moi&123', intent: 'send' })
  assert.is(told('mat_khau_moi', same.box), 'Mật khẩu mới phải khác mật khẩu hiện tại')
  assert.equal(asked, [])
})

test('a wrong current password can be corrected in the code step', async () => {
  const wrong = 'Mật khẩu hiện tại không đúng'
  const refused = { status: 400, message: wrong, fields: { mat_khau_cu: wrong } }
  const { call } = fakeApi({ ...good, '/auth/change-password': refused })
  const { close } = await opened(page, '/change-password', call)
  await type(typed)
  await choose('send')
  assert.not.ok(isShown(field('mat_khau_cu')))
  await type({ otp: '123456' })
  await choose('confirm')
  assert.is(told('mat_khau_cu'), wrong)
  assert.ok(isShown(field('mat_khau_cu')))
  assert.is(document.activeElement, field('mat_khau_cu'))
  await close()
})

test('after the change a parent goes home and an administrator to the console, as with the button', async () => {
  for (const [la_admin, home] of [
    [false, '/'],
    [true, '/admin'],
  ] as const) {
    const { call, asked } = fakeApi({ ...good, '/auth/me': { data: { ...user, la_admin } } })
    const form = { ...typed, otp: '123456', intent: 'confirm' }
    const { box, data, html } = await served(page, '/change-password', call, form)
    assert.is(JSON.parse(data)['0'].next, home)
    assert.is(one('form > .button-quiet', box).getAttribute('href'), home)
    assert.equal(asked[0]?.body, { mat_khau_cu: 'Cu&123', mat_khau_moi: 'Moi&123', otp: '123456' })
    assert.not.match(html, /(Cu|Moi)&(amp;)?123/)
  }
})

test('a visitor is redirected to the login and back', async () => {
  const { call } = fakeApi({ '/auth/me': { status: 401 } })
  try {
    await served(page, '/change-password', call)
    assert.unreachable()
  } catch (error) {
    assert.match((error as Error).message, 'led to /login?from=%2Fchange-password')
  }
})

test.run()
