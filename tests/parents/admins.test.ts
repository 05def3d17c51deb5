import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'

const asAdmin = { as: 'admin' } as const
const change = (app: TestApp, id: number, given: Record<string, unknown>) =>
  app.ask('PUT', `/api/phu-huynh/${id}`, { ...asAdmin, body: given })
const mothers = { ten_phu_huynh: 'Nguyễn Thị Hạnh', email_phu_huynh: 'hanh@test.vn' }

test('the password of an admin is not set here, neither their own nor another’s', () =>
  withApp(async app => {
    const own = { ten_phu_huynh: 'Quản Trị', email_phu_huynh: 'admin@test.vn', mat_khau: 'Moi@1234' }
    const { status, json } = await change(app, await idOf(app.db, 'admin'), own)
    const sentence = 'Mật khẩu của quản trị viên chỉ đổi được bằng mã OTP gửi đến điện thoại của người đó.'
    assert.equal([status, json.fields], [409, { mat_khau: sentence }])
    assert.is((await app.get('/api/auth/me', asAdmin)).status, 200)
  }))

test('the phone of an admin is not changed here: it opens the account, so only who is no admin gets another', () =>
  withApp(async app => {
    const [admin, mother] = [await idOf(app.db, 'admin'), await idOf(app.db, 'mother')]
    const ofMother = (role: string) => app.ask('PUT', `/api/phu-huynh/${mother}/role`, { ...asAdmin, body: { role } })
    await ofMother('admin')
    const own = { ten_phu_huynh: 'Quản Trị', email_phu_huynh: 'admin@test.vn' }
    for (const [id, form] of [[admin, own] as const, [mother, mothers] as const]) {
      const { status, json } = await change(app, id, { ...form, sdt: '0912000009' })
      assert.equal([status, Object.keys(json.fields)], [409, ['sdt']])
      assert.match(json.fields.sdt, /Hãy bỏ vai trò, đổi số rồi đặt lại vai trò\./)
    }
    assert.is((await change(app, mother, { ...mothers, sdt: '0912 000 001', dia_chi: 'Huế' })).status, 200)
    await ofMother('user')
    assert.is((await change(app, mother, { ...mothers, sdt: '0912000009' })).status, 200)
    assert.is((await ofMother('admin')).status, 200)
  }))

test('an admin keeps a phone, and an account without one does not become an admin', () =>
  withApp(async app => {
    const own = { ten_phu_huynh: 'Quản Trị', email_phu_huynh: 'admin@test.vn', sdt: null }
    assert.is((await change(app, await idOf(app.db, 'admin'), own)).status, 409)
    const mother = await idOf(app.db, 'mother')
    await app.token('mother')
    await change(app, mother, { ...mothers, sdt: null })
    assert.is((await app.get('/api/auth/me', { as: 'mother' })).status, 401, 'who has no phone is logged out')
    const { status, json } = await app.ask('PUT', `/api/phu-huynh/${mother}/role`, {
      ...asAdmin,
      body: { role: 'admin' },
    })
    assert.equal([status, json.error], [409, 'admin_needs_phone'])
  }))

test.run()
