import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { one } from '../parts/screen.tsx'
import { choose, fakeApi, field, opened, settled, told, type } from './account-screen.tsx'

const page = await import('../../views/accounts/reset-page.tsx')

const sent = { data: { resend_after: 60, valid_for: 300 }, message: 'Nếu số này đã đăng ký, mã OTP sẽ đến.' }
const good = { '/auth/send-reset-otp': sent, '/auth/reset-password': { message: 'Đặt lại mật khẩu thành công' } }
const now = Date.now
let later = 0

test.before.each(() => {
  sessionStorage.clear()
  later = 0
  Date.now = () => now() + later
})
test.after(() => {
  Date.now = now
})

async function atCode(replies: Parameters<typeof fakeApi>[0] = good) {
  const api = fakeApi(replies)
  const screen = await opened(page, '/reset-password', api.call)
  await type({ sdt: '0912345678' })
  await choose('send')
  return { ...api, ...screen }
}

async function wait(seconds: number) {
  later += seconds * 1000
  await settled(600)
}

test('the countdown of a code is shown by the second, but announced only by the minute', async () => {
  const { close } = await atCode()
  const timer = () => one('[role="timer"]').textContent
  const spoken = () => one('.code-entry [role="status"]').textContent
  assert.match(timer(), /(5:00|4:59)$/)
  const first = spoken()
  await wait(20)
  assert.match(timer(), /4:(40|39)$/)
  assert.is(spoken(), first)
  await wait(60)
  assert.not(spoken() === first)
  await wait(240)
  assert.is(spoken(), 'Mã này đã hết hạn. Bạn bấm “Gửi lại mã” để nhận mã mới nhé.')
  assert.ok(one('[role="timer"]').hidden)
  await close()
})

test('another code can be requested after sixty seconds, which empties the field of the code', async () => {
  const { close, paths } = await atCode()
  assert.match(one('.code-wait').textContent, /Gửi lại mã sau (1:00|0:59)/)
  assert.not.ok(document.querySelector('button[value="resend"]'))
  await wait(61)
  await type({ otp: '111111' })
  await choose('resend')
  assert.equal(paths(), ['/auth/send-reset-otp', '/auth/send-reset-otp'])
  assert.is(field('otp').value, '')
  assert.is(document.activeElement, field('otp'))
  assert.match(one('.code-wait').textContent, /(1:00|0:59)/)
  await close()
})

test('the code and the new password are required', async () => {
  const { close } = await atCode()
  await choose('confirm')
  assert.is(told('otp'), 'Vui lòng nhập mã OTP')
  assert.is(told('mat_khau_moi'), 'Vui lòng nhập mật khẩu mới')
  assert.is(document.activeElement, field('otp'))
  await close()
})

test('a wrong code is reported beside its field, and the passwords stay', async () => {
  const wrong = 'Mã OTP không đúng hoặc đã hết hạn.'
  const refused = { status: 400, message: wrong, fields: { otp: wrong } }
  const { close } = await atCode({ ...good, '/auth/reset-password': refused })
  await type({ otp: '000000', mat_khau_moi: 'Dieu&Giay7', xac_nhan: 'Dieu&Giay7' })
  await choose('confirm')
  assert.is(told('otp'), wrong)
  assert.is(field('mat_khau_moi').value, 'Dieu&Giay7')
  assert.not.match(document.body.innerHTML, 'Dieu&Giay7')
  await close()
})

test('two passwords that differ are reported on leaving the second field', async () => {
  const { close } = await atCode()
  await type({ mat_khau_moi: 'Dieu&Giay7', xac_nhan: 'Dieu&Giay' })
  field('xac_nhan').focus()
  field('otp').focus()
  await settled()
  assert.is(told('xac_nhan'), 'Mật khẩu xác nhận không khớp')
  await type({ xac_nhan: 'Dieu&Giay7' })
  assert.is(told('xac_nhan'), undefined)
  await close()
})

test('after the reset the page links to the login', async () => {
  const { close, asked } = await atCode()
  await type({ otp: '123456', mat_khau_moi: 'Dieu&Giay7', xac_nhan: 'Dieu&Giay7' })
  await choose('confirm')
  assert.equal(asked.at(-1)?.body, { sdt: '0912345678', otp: '123456', mat_khau_moi: 'Dieu&Giay7' })
  assert.is(one('.lead-on a').getAttribute('href'), '/login')
  await close()
})

test('an expired code is forgotten, and the form starts at its first step', async () => {
  const { close, call } = await atCode()
  await close()
  later = 301_000
  const again = await opened(page, '/reset-password', call)
  assert.not.ok(document.querySelector('[name="otp"]'))
  assert.is(sessionStorage.length, 0)
  await again.close()
})

test('an error that concerns no field is shown above the fields', async () => {
  const busy = 'Bạn đã thử quá nhiều lần. Vui lòng đợi một lát rồi thử lại.'
  const { close } = await atCode({ '/auth/send-reset-otp': { status: 429, message: busy } })
  assert.is(one('[role="alert"]').textContent, busy)
  assert.not.ok(document.querySelector('[name="otp"]'))
  await close()
})

test('a developer sees a link to the outbox', async () => {
  const { close } = await atCode()
  assert.is(one('.code-outbox a').getAttribute('href'), '/dev/outbox')
  await close()
})

test.run()
