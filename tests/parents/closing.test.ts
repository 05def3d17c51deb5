import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'
import { opened, sent, textOf } from '../helpers/pages.ts'

test('an admin closes an account with a reason and opens it again with a note, also without JavaScript', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    const dialog = `/admin/phu-huynh?mo=khoa.${mother}`
    const asked = await opened(app, dialog)
    assert.is(textOf('dialog h2', asked), 'Khóa tài khoản của Nguyễn Thị Hạnh')
    assert.is((await sent(app, dialog, { khoa: 'on', ly_do: '' })).querySelectorAll('[aria-invalid]').length, 1)
    const closed = await sent(app, dialog, { khoa: 'on', ly_do: 'Bán lại gói' })
    assert.is(textOf('.notice', closed), 'Đã khóa tài khoản.')
    assert.match(textOf('table', closed), 'Đã khóa')
    const again = await opened(app, dialog)
    assert.is(textOf('dialog h2', again), 'Mở lại tài khoản của Nguyễn Thị Hạnh')
    assert.match(textOf('dialog .notice', again), /khóa từ \d\d\/\d\d\/2026\. Lý do khóa: Bán lại gói/)
    for (const name of ['sua-phu-huynh', 'xoa-phu-huynh'])
      assert.match(textOf('dialog .notice', await opened(app, `/admin/phu-huynh?mo=${name}.${mother}`)), 'Bán lại gói')
    assert.is(textOf('.notice', await sent(app, dialog, { ly_do: 'Hiểu nhầm' })), 'Đã mở lại tài khoản.')
  }))

test('closing is offered for everybody but oneself, and a second admin is told that somebody was first', () =>
  withApp(async app => {
    const [mother, admin] = [await idOf(app.db, 'mother'), await idOf(app.db, 'admin')]
    const page = await opened(app, '/admin/phu-huynh')
    assert.ok(page.querySelector(`[data-opens="khoa.${mother}"]`))
    assert.not.ok(page.querySelector(`[data-opens="khoa.${admin}"]`))
    await sent(app, `/admin/phu-huynh?mo=khoa.${mother}`, { khoa: 'on', ly_do: 'Một' })
    const late = await sent(app, `/admin/phu-huynh?mo=khoa.${mother}`, { khoa: 'on', ly_do: 'Hai' })
    assert.match(textOf('dialog .notice', late), 'Tài khoản này đã bị khóa trước đó.')
  }))

test('the page of a parent offers closing and shows beside the name that the account is closed', () =>
  withApp(async app => {
    const [mother, admin] = [await idOf(app.db, 'mother'), await idOf(app.db, 'admin')]
    const path = `/admin/phu-huynh/${mother}`
    const open = await opened(app, path)
    assert.match(textOf(`.console-actions [data-opens="khoa.${mother}"]`, open), 'Khóa tài khoản')
    assert.not.ok(open.querySelector('.console-title .badge'))
    const closed = await sent(app, `${path}?mo=khoa.${mother}`, { khoa: 'on', ly_do: 'Bán lại gói' })
    assert.is(textOf('.console-title .badge', closed), 'Đã khóa')
    assert.match(textOf(`.console-actions [data-opens="khoa.${mother}"]`, closed), 'Mở lại tài khoản')
    assert.not.ok((await opened(app, `/admin/phu-huynh/${admin}`)).querySelector(`[data-opens="khoa.${admin}"]`))
  }))

test.run()
