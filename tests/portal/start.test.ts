import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { opened, submitted, textOf } from '../helpers/pages.ts'
import { putPackage, withFamily } from '../helpers/protection.ts'

const formOf = (page: HTMLElement) => page.querySelector('main form.form')

test('without JavaScript a parent names a child, says what may be recorded, chooses hours, and goes on to pair', () =>
  withFamily(async ({ app, call }) => {
    const { page: consent, location } = await submitted(
      app,
      formOf(await opened(app, '/user/bat-dau', 'vi', 'mother')),
      {
        ten_tre: 'Minh',
        nam_sinh: '2015',
        gioi_tinh: 'Nam',
      },
    )
    const child = Number(/con=(\d+)/.exec(location!)![1])
    assert.is((await app.db('tre_em').where({ ma_tre_em: child }).first()).ten_tre, 'Minh')
    assert.is(textOf('h2', consent), 'An Nhi được ghi lại gì về Minh?')
    assert.is(consent.querySelectorAll('[type=checkbox][checked]').length, 0, 'all off at first')
    const { page: rules } = await submitted(app, formOf(consent), { time: 'on' })
    const said = (await call('GET', `/tre-em/${child}/consents`)).json.data
    assert.equal([said.time.on, said.history.on], [true, false])
    assert.is(rules.querySelector('[name=muc][checked]')!.getAttribute('value'), 'middle', 'by the year of birth')
    assert.match(textOf('.choices-cards', rules), 'Tối Chủ nhật đến tối thứ Năm, máy nghỉ từ 21:00 đến 06:30.')
    const { location: next } = await submitted(app, formOf(rules))
    assert.is(next, `/user/them-may?con=${child}`)
    const { rules: saved } = (await call('GET', `/tre-em/${child}/policy`)).json.data
    assert.is(saved.length, 14)
  }))

test('without leave to count time, the hours of rest alone are laid down, and the page says so', () =>
  withFamily(async ({ app, child, call }) => {
    const page = await opened(app, `/user/bat-dau?con=${child}&buoc=gio-giac`, 'vi', 'mother')
    assert.match(textOf('.notice', page), 'không giới hạn số phút')
    await submitted(app, formOf(page), { muc: 'small' })
    const { rules } = (await call('GET', `/tre-em/${child}/policy`)).json.data
    assert.equal([...new Set(rules.map(({ kind }: { kind: string }) => kind))], ['window'])
  }))

test('with free packages alone, the hours of rest alone are laid down, and the page says why', () =>
  withFamily(async family => {
    const { app, child, device, call } = family
    await call('PUT', `/tre-em/${child}/consents`, { time: true })
    await putPackage(family, device, 'free')
    const page = await opened(app, `/user/bat-dau?con=${child}&buoc=gio-giac`, 'vi', 'mother')
    assert.match(textOf('main form', page), 'Giới hạn số phút chỉ có trong gói Premium')
    assert.not.match(textOf('.choices-cards', page), 'tối đa')
    await submitted(app, formOf(page), { muc: 'small' })
    const { rules } = (await call('GET', `/tre-em/${child}/policy`)).json.data
    assert.equal([...new Set(rules.map(({ kind }: { kind: string }) => kind))], ['window'])
  }))

test('what is missing of a child is said beside its field, and what was typed stays', () =>
  withFamily(async ({ app }) => {
    const page = await opened(app, '/user/bat-dau', 'vi', 'mother')
    const { status, page: refused } = await submitted(app, formOf(page), { ten_tre: 'Minh', nam_sinh: '2015' })
    assert.is(status, 400)
    assert.is(refused.querySelectorAll('.field-error').length, 1)
    assert.is(refused.querySelector('[name=ten_tre]')!.getAttribute('value'), 'Minh')
    const { page: yearless } = await submitted(app, formOf(page), { ten_tre: 'Minh', gioi_tinh: 'Nam' })
    assert.match(textOf('.field-error', yearless), 'năm sinh')
    const { page: empty } = await submitted(app, formOf(page), {})
    const said = [...empty.querySelectorAll('.field-error')].map(
      ({ textContent }) => textContent.match(/tên|năm|giới/)?.[0],
    )
    assert.equal(said, ['tên', 'năm', 'giới'], 'all at once, in the words of the site')
  }))

test('another family’s child cannot be set up', () =>
  withFamily(async ({ app, child }) => {
    const { headers } = await app.get(`/user/bat-dau?con=${child}`, {
      headers: { Cookie: `token=${await app.token('stranger')}` },
    })
    assert.is(headers.get('location'), '/user')
  }))

test.run()
