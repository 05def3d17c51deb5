import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'
import { opened, sent, textOf } from '../helpers/pages.ts'

test('without JavaScript a saved role shows a success message, and a refused one the reason', () =>
  withApp(async app => {
    const path = async (name: 'mother' | 'admin') => `/admin/phu-huynh?mo=vai-tro.${await idOf(app.db, name)}`
    assert.is(textOf('.notice', await sent(app, await path('mother'), { role: 'admin' })), 'Đã cập nhật vai trò.')
    const refused = await sent(app, await path('admin'), { role: 'user' })
    assert.is(textOf('.notice', refused), 'Lỗi khi cập nhật vai trò: Bạn không thể tự bỏ vai trò quản trị của mình.')
    assert.is(
      (await opened(app, await path('admin'))).querySelector('.notice'),
      null,
      'and not before anything was sent',
    )
  }))

test('without JavaScript a role that is refused after another says its reason once', () =>
  withApp(async app => {
    const [mother, admin] = [await idOf(app.db, 'mother'), await idOf(app.db, 'admin')]
    const page = await sent(app, `/admin/phu-huynh?mo=vai-tro.${admin}`, { role: 'user' })
    const forms = [...page.querySelectorAll('.role-form')].map(form => form.getAttribute('action'))
    const next = forms.find(action => action?.includes(`vai-tro.${mother}`))!
    assert.not.match(next, `vai-tro.${admin}`)
    const refused = await sent(app, next, { role: 'khac' })
    assert.is(refused.querySelectorAll('.form-answer').length, 1)
  }))

test('without JavaScript the success message shows in the dialog that is still open', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    const path = `/admin?index&mo=con.${mother}&mo=them-tre.${mother}`
    const box = await sent(app, path, { ten_tre: 'Bé An', gioi_tinh: 'Nữ' })
    assert.is(textOf('dialog .notice', box), 'Tạo trẻ em thành công!')
    assert.match(textOf('dialog', box), 'Bé An')
  }))

test('without JavaScript a searched name with an invisible sign finds nobody, and the form keeps what was typed', () =>
  withApp(async app => {
    const typed = { ma_phu_huynh_tim: 'Hạnh\u200b', ma_phu_huynh_da_tim: '', ten_tre: 'Bé An', truong: 'Phù Đổng' }
    const box = await sent(app, '/admin/tre-em?mo=them-tre', typed)
    assert.is(box.querySelector('[name=ten_tre]')!.getAttribute('value'), 'Bé An')
    assert.is(box.querySelector('[name=truong]')!.getAttribute('value'), 'Phù Đổng')
  }))

test('an address shows no message unless it has the code of a success', () =>
  withApp(async app => {
    for (const text of ['wrong_sign_in', 'Ban da trung thuong', '__proto__', 'constructor', '1'])
      assert.is((await opened(app, `/admin?da_luu=${encodeURIComponent(text)}`)).querySelector('.notice'), null, text)
  }))

test.run()
