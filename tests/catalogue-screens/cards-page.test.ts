import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { create, family, free, premium, withCatalogue } from '../catalogue/catalogue.ts'
import { seedFamily } from '../helpers/family.ts'
import { cardOf, opened, sent, textOf, told, valueIn } from '../helpers/pages.ts'
import { one } from '../parts/screen.tsx'

const at = '/admin/goi'

test('screen A counts all, paid and free packages and leads back to the console', () =>
  withCatalogue(async app => {
    const box = await opened(app, at)
    assert.is(textOf('h1', box), 'Quản lý gói dịch vụ')
    assert.is(one('.console-back', box).getAttribute('href'), '/admin')
    const figures = [...box.querySelectorAll('.figure')].map(figure => textOf('dt', figure) + textOf('dd', figure))
    assert.equal(figures, ['Tất cả gói4', 'Trả phí3', 'Miễn phí1'])
  }))

test('a card says name, type, price, duration and description, and the first three lines', () =>
  withCatalogue(async app => {
    const card = cardOf('Gói Premium 2 thiết bị', await opened(app, at))
    assert.is(textOf('.badge', card), 'Trả phí')
    assert.is(textOf('.package-price', card), '741.000 ₫ · 1 năm')
    assert.is(textOf('.package-text', card), 'Bảo vệ đầy đủ cho hai thiết bị trong một năm.')
    const lines = [...card.querySelectorAll('.icon-lines li')].map(line => line.textContent)
    assert.equal(
      [lines.length, lines[0], lines[3]],
      [4, 'Chặn theo nhóm: cờ bạc, người lớn, trò chơi, mạng xã hội, video', '+4 tính năng khác'],
    )
    const links = [...card.querySelectorAll('[data-opens]')].map(link => link.getAttribute('data-opens'))
    assert.equal(links, ['them-noi-dung.2', 'sua-goi.2', 'xoa-goi.2'])
    const standard = cardOf('Gói tiêu chuẩn', await opened(app, at, 'en'))
    assert.is(textOf('.package-price', standard), '0 ₫ · No time limit')
    assert.is(standard.querySelectorAll('.icon-lines li').length, 3)
  }))

test('a duration is shown in months, that of one or two years in years', () =>
  withCatalogue(async app => {
    for (const months of [1, 6, 24, 36]) await create(app, { ten: `Gói ${months}`, thoi_han_thang: months })
    const box = await opened(app, at)
    const said = (months: number) => textOf('.package-price .soft', cardOf(`Gói ${months}`, box))
    assert.equal([said(1), said(6), said(24), said(36)], ['· 1 tháng', '· 6 tháng', '· 2 năm', '· 36 tháng'])
    assert.match(cardOf('Gói 1', box).textContent, 'Chưa có nội dung')
  }))

test('a new package is paid and lasts a month, unless something else is chosen', () =>
  withCatalogue(async app => {
    const path = `${at}?mo=tao-goi.0`
    const box = await opened(app, path)
    assert.equal([valueIn('loai_goi', box), valueIn('thoi_han_thang', box)], ['TRA_PHI', '1'])
    const answered = await sent(app, path, { ten: 'Gói hè', gia: '499.000 đ' })
    assert.is(textOf('.notice.tone-success', answered), 'Tạo gói dịch vụ thành công!')
    assert.is(answered.querySelector('dialog'), null)
    assert.is(textOf('.package-price', cardOf('Gói hè', answered)), '499.000 ₫ · 1 tháng')
    const row = await app.db('goi').where({ ten: 'Gói hè' }).first()
    assert.equal([row.gia, row.so_thiet_bi, row.mo_ta], [499_000, null, ''])
  }))

test('missing and wrong values are reported beside their fields, and the typed text stays', () =>
  withCatalogue(async app => {
    const box = await sent(app, `${at}?mo=tao-goi.0`, { mo_ta: 'Mô tả đã gõ', thoi_han_thang: '' })
    assert.is(told('ten', box), 'Vui lòng nhập tên gói')
    assert.is(told('gia', box), 'Vui lòng nhập giá gói')
    assert.match(told('thoi_han_thang', box)!, 'Thời hạn phải là số nguyên')
    assert.is(valueIn('mo_ta', box), 'Mô tả đã gõ')
    const priced = await sent(app, `${at}?mo=tao-goi.0`, { ten: 'Gói', gia: '12.34' })
    assert.match(told('gia', priced)!, 'Giá gói phải là 0, hoặc là số nguyên từ 5.000')
    assert.is(valueIn('gia', priced), '12.34')
  }))

test('an edit that empties a needed field is refused', () =>
  withCatalogue(async app => {
    const box = await sent(app, `${at}?mo=sua-goi.${premium}`, { ten: '', gia: '', thoi_han_thang: '' })
    assert.is(told('ten', box), 'Vui lòng nhập tên gói')
    assert.match(told('gia', box)!, 'Giá gói phải là 0')
    assert.match(told('thoi_han_thang', box)!, 'Thời hạn phải là số nguyên')
  }))

test('an edit leaves the device count as it was, and can empty the description', () =>
  withCatalogue(async app => {
    const path = `${at}?mo=sua-goi.${family}`
    assert.is((await opened(app, path)).querySelector('dialog [name=so_thiet_bi]'), null)
    const answered = await sent(app, path, { mo_ta: '' })
    assert.is(textOf('.notice.tone-success', answered), 'Cập nhật gói dịch vụ thành công!')
    const row = await app.db('goi').where({ id: family }).first()
    assert.equal([row.so_thiet_bi, row.mo_ta, row.gia, row.thoi_han_thang], [3, '', 1_053_000, 12])
  }))

test('saving an endless package leaves it endless; without the tick it gets an end', () =>
  withCatalogue(async app => {
    const path = `${at}?mo=sua-goi.${free}`
    const term = async () => (await app.db('goi').where({ id: free }).first()).thoi_han_thang
    await sent(app, path)
    assert.is(await term(), null)
    await sent(app, path, { thoi_han_thang: '3' })
    assert.is(await term(), 3)
  }))

test('an edit of an old version shows that there is a newer one, and can be saved over it', () =>
  withCatalogue(async app => {
    const path = `${at}?mo=sua-goi.${premium}`
    await sent(app, path, { gia: '400.000' })
    const box = await sent(app, path, { gia: '450.000', phien_ban: '1' })
    assert.match(textOf('dialog .notice', box), 'Thông tin này vừa được thay đổi ở nơi khác')
    assert.equal([valueIn('gia', box), valueIn('phien_ban', box)], ['450.000', '2'])
    await sent(app, path, { gia: '450.000', phien_ban: '2' })
    assert.is((await app.db('goi').where({ id: premium }).first()).gia, 450_000)
  }))

test('deleting asks first, and says how many subscriptions refer to the package', () =>
  withCatalogue(async app => {
    const path = `${at}?mo=xoa-goi.${premium}`
    const unused = textOf('dialog', await opened(app, path))
    assert.match(unused, 'Bạn có chắc chắn muốn xóa gói dịch vụ này?')
    assert.match(unused, 'Chưa có ai đăng ký “Gói Premium 1 thiết bị”')
    await seedFamily(app.db, 'mother')
    assert.match(textOf('dialog', await opened(app, path)), 'có 1 lượt đăng ký, trong đó 0 lượt đang dùng')
    const box = await sent(app, path)
    assert.is(textOf('.notice.tone-success', box), 'Xóa gói dịch vụ thành công!')
    assert.equal([textOf('.figure dd', box), box.querySelector('dialog')], ['3', null])
    const gone = await opened(app, path)
    assert.is(gone.querySelector('dialog'), null)
  }))

test('a line is added from the card, and an empty one is refused', () =>
  withCatalogue(async app => {
    const path = `${at}?mo=them-noi-dung.${free}`
    assert.is(told('noi_dung', await sent(app, path)), 'Vui lòng nhập nội dung')
    const box = await sent(app, path, { noi_dung: 'Gọi hotline miễn phí' })
    assert.is(textOf('.notice.tone-success', box), 'Thêm nội dung thành công!')
    assert.match(cardOf('Gói tiêu chuẩn', box).textContent, '+1 tính năng khác')
  }))

test('a parent is led home, a visitor to the login page', () =>
  withCatalogue(async app => {
    for (const path of [at, '/admin/goi-management']) {
      const Cookie = `token=${await app.token('mother')}`
      assert.is((await app.get(path, { headers: { Cookie } })).headers.get('location'), '/')
      assert.match((await app.get(path)).headers.get('location')!, '/login?from=')
    }
  }))

test.run()
