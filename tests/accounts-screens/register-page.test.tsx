import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { one, send } from '../parts/screen.tsx'
import { choose, fakeApi, field, isShown, opened, served, settled, told, type } from './account-screen.tsx'

const page = await import('../../views/accounts/register-page.tsx')

const typed = { ten_phu_huynh: 'Nguyễn Ánh', email_phu_huynh: 'anh@example.vn', sdt: '0912345678' }
const password = 'Dieu&Giay7'
const all = { ...typed, mat_khau: password, xac_nhan: password }
const sent = { data: { resend_after: 60, valid_for: 300 }, message: 'Mã OTP đã được gửi.' }
const good = {
  '/auth/registration': { data: { admins_can_see_password: false } },
  '/auth/send-registration-otp': sent,
  '/auth/register': { data: { user: { la_admin: false } }, message: 'Đăng ký thành công' },
}

test.before.each(() => sessionStorage.clear())

test('without JavaScript every rule has its sentence, and nothing is sent', async () => {
  const { call, asked } = fakeApi(good)
  const sentences: [Record<string, string>, string, string][] = [
    [{ email_phu_huynh: 'anh@' }, 'email_phu_huynh', 'Email không đúng định dạng'],
    [{ sdt: '091234567' }, 'sdt', 'Số điện thoại không hợp lệ. Số cần có 10 đến 11 chữ số.'],
    [{ mat_khau: 'ngan', xac_nhan: 'ngan' }, 'mat_khau', 'Mật khẩu chưa đáp ứng các yêu cầu bảo mật'],
    [{ xac_nhan: 'Khac&1' }, 'xac_nhan', 'Mật khẩu xác nhận không khớp'],
    [{ ten_phu_huynh: ' ' }, 'ten_phu_huynh', 'Vui lòng nhập họ và tên'],
  ]
  for (const [change, name, sentence] of sentences) {
    const { box } = await served(page, '/register', call, { ...all, ...change, intent: 'send' })
    assert.is(told(name, box), sentence)
    assert.is(box.querySelectorAll('.field-error').length, 1, sentence)
  }
  assert.equal(asked, [])
})

test('missing fields are reported once for the form, and beside each field', async () => {
  const { box } = await served(page, '/register', fakeApi(good).call, { intent: 'send' })
  assert.match(one('[role="alert"]', box).textContent, 'Vui lòng điền đầy đủ thông tin')
  assert.equal(
    [...box.querySelectorAll('.field-error')].map(error => error.textContent),
    [
      'Vui lòng nhập họ và tên',
      'Vui lòng nhập email',
      'Vui lòng nhập số điện thoại',
      'Vui lòng nhập mật khẩu',
      'Vui lòng nhập lại mật khẩu',
    ],
  )
})

test('without JavaScript the second step carries name, e-mail and phone, asks for the password again and holds none', async () => {
  const { call } = fakeApi(good)
  assert.not.ok(one('button[value="send"]', (await served(page, '/register', call)).box).hasAttribute('disabled'))
  const { box, html, data } = await served(page, '/register', call, { ...all, intent: 'send' })
  for (const [name, value] of Object.entries(typed)) {
    const input = one(`[name="${name}"]`, box)
    assert.is(input.getAttribute('value'), value)
    assert.not.ok(isShown(input))
  }
  assert.ok(isShown(one('[name="mat_khau"]', box)))
  assert.match(html, 'mật khẩu vừa gõ không còn')
  assert.not.match(html, password)
  assert.not.match(data, password)
  assert.is(one('form button[type="submit"]', box).getAttribute('value'), 'confirm')
})

test('without JavaScript a code is required, and a right one registers', async () => {
  const { call, asked } = fakeApi(good)
  const { box } = await served(page, '/register', call, { ...all, intent: 'confirm' })
  assert.is(told('otp', box), 'Vui lòng nhập mã OTP')
  const done = await served(page, '/register?from=/wallet', call, { ...all, otp: '123 456', intent: 'confirm' })
  assert.equal(asked, [{ path: '/auth/register', body: { ...typed, mat_khau: password, otp: '123456' } }])
  assert.is(JSON.parse(done.data)['0'].next, '/wallet')
  assert.not.match(done.html, password)
})

test('the code can be sent once all five rules are met and both passwords are the same', async () => {
  const { close } = await opened(page, '/register', fakeApi(good).call)
  const button = () => one('button[value="send"]') as HTMLButtonElement
  assert.ok(button().disabled)
  await type({ mat_khau: 'dieu' })
  assert.is(document.querySelectorAll('.checklist-met').length, 1)
  await type({ mat_khau: password, xac_nhan: 'Dieu' })
  assert.is(document.querySelectorAll('.checklist-met').length, 5)
  assert.ok(button().disabled)
  await type({ xac_nhan: password })
  assert.not.ok(button().disabled)
  await close()
})

test('in the browser the password stays in its field, is typed once and kept nowhere', async () => {
  const { call, asked } = fakeApi(good)
  const { close } = await opened(page, '/register', call)
  await type(all)
  await choose('send')
  assert.not.ok(isShown(field('mat_khau')))
  assert.is(document.activeElement, field('otp'))
  assert.not.match(document.body.innerHTML, password)
  assert.not.match(JSON.stringify({ ...sessionStorage }), password)
  await type({ otp: '123456' })
  await choose('confirm')
  assert.equal(asked.at(-1), {
    path: '/auth/register',
    body: { ...typed, mat_khau: password, otp: '123456' },
  })
  assert.is(one('.lead-on-message').textContent, 'Đăng ký thành công')
  assert.is(sessionStorage.length, 0)
  await close()
})

test('going back keeps the typed text, and going on with the same phone sends no second code', async () => {
  const { call, paths } = fakeApi(good)
  const { close } = await opened(page, '/register', call)
  await type(all)
  await choose('send')
  await choose('back')
  assert.is(field('ten_phu_huynh').value, typed.ten_phu_huynh)
  assert.is(field('mat_khau').value, password)
  assert.is(document.activeElement, field('ten_phu_huynh'))
  await choose('send')
  assert.ok(isShown(field('otp')))
  assert.equal(paths(), ['/auth/send-registration-otp'])
  await close()
})

test('after a reload the second step is still there, and asks for the password', async () => {
  const { call } = fakeApi(good)
  const first = await opened(page, '/register', call)
  await type(all)
  await choose('send')
  await first.close()
  const again = await opened(page, '/register', call)
  assert.ok(isShown(field('otp')))
  assert.ok(isShown(field('mat_khau')))
  assert.is(field('mat_khau').value, '')
  assert.is(field('sdt').value, typed.sdt)
  assert.match(one('[role="timer"]').textContent, /Mã còn hiệu lực trong (5:00|4:59)/)
  await again.close()
})

test('a taken phone leads back to its field', async () => {
  const taken = 'Số điện thoại này đã được sử dụng. Vui lòng chọn số điện thoại khác.'
  const { call } = fakeApi({
    ...good,
    '/auth/send-registration-otp': { status: 409, message: taken, fields: { sdt: taken } },
  })
  const { close } = await opened(page, '/register', call)
  await type(all)
  await choose('send')
  assert.is(told('sdt'), taken)
  assert.is(document.activeElement, field('sdt'))
  await close()
})

test('a second press sends nothing more', async () => {
  const { call, paths } = fakeApi(good)
  const { close } = await opened(page, '/register', call)
  await type(all)
  const button = one('button[value="send"]')
  button.click()
  button.click()
  await settled()
  assert.is(paths().length, 1)
  await close()
})

test('an address that is none is said on leaving its field, and no more once it is right', async () => {
  const { close } = await opened(page, '/register', fakeApi(good).call)
  const leave = async (email: string) => {
    await type({ email_phu_huynh: email })
    await send(field('email_phu_huynh'), 'focusout')
    return told('email_phu_huynh')
  }
  assert.is(await leave('x@'), 'Email không đúng định dạng')
  assert.is(await leave('x@example.vn'), undefined)
  assert.is(await leave(''), undefined)
  await close()
})

test('the form says that administrators can see the password only where they can', async () => {
  const seen = { ...good, '/auth/registration': { data: { admins_can_see_password: true } } }
  const sentence = 'Quản trị viên có thể xem mật khẩu này'
  assert.match((await served(page, '/register', fakeApi(seen).call)).html, sentence)
  assert.not.match((await served(page, '/register', fakeApi(good).call)).html, sentence)
})

test.run()
