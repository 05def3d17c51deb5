import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { create, free, premium, withCatalogue } from '../catalogue/catalogue.ts'
import { withMother } from '../helpers/billing.ts'
import { cardOf, opened, sent, textOf, told, valueIn } from '../helpers/pages.ts'

const at = '/admin/goi-management'
const lines = (box: HTMLElement) => [...box.querySelectorAll('.content-line')].map(line => line.textContent)

test('screen B shows each package in figures, and a dash where the device count is empty', () =>
  withCatalogue(async app => {
    await create(app, { ten: 'Gói thử', so_thiet_bi: null })
    const box = await opened(app, at)
    const facts = (name: string) =>
      [...cardOf(name, box).querySelectorAll('.package-facts > div')].map(
        fact => `${textOf('dt', fact)}: ${textOf('dd', fact)}`,
      )
    const card = cardOf('Gói Premium 2 thiết bị', box)
    assert.equal(facts('Gói Premium 2 thiết bị'), [
      'Giá: 741.000 ₫',
      'Số thiết bị: 2',
      'Thời hạn: 1 năm',
      'Số nội dung: 7',
    ])
    assert.equal(
      [textOf('.badge', card), textOf('.package-text', card)],
      ['Trả phí', 'Bảo vệ đầy đủ cho hai thiết bị trong một năm.'],
    )
    assert.is(facts('Gói thử')[1], 'Số thiết bị: –')
    assert.is(facts('Gói tiêu chuẩn')[2], 'Thời hạn: Không giới hạn')
  }))

test('a new package is free, lasts a month and has the device count that was typed', () =>
  withCatalogue(async app => {
    const path = `${at}?mo=tao-goi.0`
    const box = await opened(app, path)
    assert.equal(
      ['loai_goi', 'thoi_han_thang', 'so_thiet_bi', 'gia'].map(name => valueIn(name, box)),
      ['MIEN_PHI', '1', '', ''],
    )
    assert.is(box.querySelector('dialog [required]'), null)
    const wrong = await sent(app, path, { ten: 'Gói mới', gia: '0', so_thiet_bi: '0' })
    assert.is(told('so_thiet_bi', wrong), 'Số thiết bị phải là số nguyên từ 1 đến 100')
    const made = await sent(app, path, { ten: 'Gói mới', gia: '0', so_thiet_bi: '5' })
    assert.is(textOf('.notice.tone-success', made), 'Tạo gói dịch vụ thành công!')
    assert.is((await app.db('goi').where({ ten: 'Gói mới' }).first()).so_thiet_bi, 5)
  }))

test('an edit can empty the device count', () =>
  withCatalogue(async app => {
    await sent(app, `${at}?mo=sua-goi.${premium}`, { so_thiet_bi: '' })
    assert.is((await app.db('goi').where({ id: premium }).first()).so_thiet_bi, null)
  }))

test('the contents of a package are listed, added, changed and deleted in a dialog', () =>
  withCatalogue(async app => {
    const inside = `${at}?mo=noi-dung.${free}`
    const box = await opened(app, inside)
    assert.is(textOf('dialog h2', box), 'Nội dung của “Gói tiêu chuẩn”')
    assert.is(lines(box).length, 3)

    const added = await sent(app, `${inside}&mo=them-noi-dung.${free}`, { noi_dung: 'Dòng mới' })
    assert.is(textOf('.notice.tone-success', added), 'Thêm nội dung thành công!')
    assert.is(lines(added).at(-1), 'Dòng mới')

    const { id } = await app.db('noi_dung').where({ noi_dung: 'Dòng mới' }).first()
    const edit = `${inside}&mo=sua-noi-dung.${id}`
    assert.is(valueIn('noi_dung', await opened(app, edit)), 'Dòng mới')
    const changed = await sent(app, edit, { noi_dung: 'Dòng đã sửa' })
    assert.is(textOf('.notice.tone-success', changed), 'Cập nhật nội dung thành công!')
    const stale = await sent(app, edit, { noi_dung: 'Dòng cũ', phien_ban: '1' })
    assert.match(textOf('dialog:last-of-type .notice', stale), 'vừa được thay đổi ở nơi khác')

    const remove = `${inside}&mo=xoa-noi-dung.${id}`
    const asked = textOf('dialog:last-of-type', await opened(app, remove))
    assert.match(asked, 'Bạn có chắc chắn muốn xóa nội dung này?')
    assert.match(asked, 'Dòng đã sửa')
    const left = await sent(app, remove)
    assert.is(textOf('.notice.tone-success', left), 'Xóa nội dung thành công!')
    assert.is(lines(left).length, 3)
  }))

test('a package without lines shows a hint', () =>
  withCatalogue(async app => {
    const { id } = await create(app)
    const box = await opened(app, `${at}?mo=noi-dung.${id}`)
    assert.match(textOf('dialog', box), 'Gói này chưa có nội dung nào')
  }))

test('without any package the first one is asked for', () =>
  withCatalogue(async app => {
    await app.db('goi').delete()
    for (const path of [at, '/admin/goi']) {
      const empty = (await opened(app, path)).querySelector<HTMLElement>('.empty')!
      assert.match(empty.textContent, 'Chưa có gói dịch vụ nào')
      assert.match(empty.querySelector('a')!.getAttribute('href')!, 'mo=tao-goi')
    }
  }))

test('screen B saves a form without a name: an unnamed package, free for a month, which only admins see', () =>
  withCatalogue(async app => {
    await sent(app, '/admin/goi-management?mo=tao-goi', { ten: '', gia: '', thoi_han_thang: '', loai_goi: 'MIEN_PHI' })
    const made = await app.db('goi').where({ ten: '' }).first()
    assert.equal([made.gia, made.thoi_han_thang, made.so_thiet_bi], [0, 1, null])
    for (const path of ['/admin/goi-management', '/admin/goi'])
      assert.ok(cardOf('Gói chưa đặt tên', await opened(app, path)), path)
    const listed = async (as?: 'admin') => (await app.get('/api/goi?nguyen_van=1', as && { as })).json.data
    assert.is(
      (await listed()).some(({ id }: { id: number }) => id === made.id),
      false,
    )
    assert.is(
      (await listed('admin')).some(({ id }: { id: number }) => id === made.id),
      true,
    )
    assert.is((await app.get(`/api/goi/${made.id}`)).status, 404)
    const bought = await app.post('/api/payment/create', { thong_tin_goi_id: made.id }, { as: 'mother' })
    assert.is(bought.status, 404)
    await sent(app, `/admin/goi-management?mo=sua-goi.${made.id}`, { ten: 'Gói thử' })
    assert.is((await app.get(`/api/goi/${made.id}`)).json.data.ten, 'Gói thử')
  }))

test('screen B saves a paid package without a price: nobody is offered it, and both screens say why', () =>
  withCatalogue(async app => {
    const empty = { ten: 'Gói mới', gia: '', thoi_han_thang: '12', loai_goi: 'TRA_PHI' }
    await sent(app, '/admin/goi-management?mo=tao-goi', empty)
    const { id, gia } = await app.db('goi').where({ ten: 'Gói mới' }).first()
    assert.is(gia, 0)
    for (const path of ['/admin/goi-management', '/admin/goi'])
      for (const [language, words] of [
        ['vi', 'Chưa có giá nên chưa bán'],
        ['en', 'No price yet, so not on sale'],
      ] as const)
        assert.match(cardOf('Gói mới', await opened(app, path, language)).textContent, words)
    const listed = async (path: string) => (await app.get(path)).json.data.map((row: { id: number }) => row.id)
    for (const path of ['/api/goi', '/api/goi/loai/TRA_PHI', '/api/goi?nguyen_van=1'])
      assert.not((await listed(path)).includes(id), path)
    assert.is((await app.get(`/api/goi/${id}`)).status, 404)
    assert.not.match((await app.get('/')).text, 'Gói mới')
    const bought = await app.post('/api/payment/create', { thong_tin_goi_id: id }, { as: 'mother' })
    assert.equal([bought.status, bought.json.error], [404, 'package_not_on_sale'])
    await sent(app, `/admin/goi-management?mo=sua-goi.${id}`, { gia: '100.000' })
    assert.ok((await listed('/api/goi')).includes(id))
  }))

test('a package that somebody has keeps its name', () =>
  withMother(async ({ app, buy }) => {
    await buy()
    const refused = await sent(app, '/admin/goi-management?mo=sua-goi.3', { ten: '' })
    assert.is(refused.querySelectorAll('dialog [name=ten][aria-invalid]').length, 1)
  }))

test('screen B drops an empty line: a new one is not added, an emptied one is deleted', () =>
  withCatalogue(async app => {
    const before = await app.db('noi_dung').where({ goi_id: 8 }).orderBy('id')
    await sent(app, '/admin/goi-management?mo=noi-dung.8&mo=them-noi-dung.8', { noi_dung: ' ' })
    assert.equal(await app.db('noi_dung').where({ goi_id: 8 }).orderBy('id'), before)
    const [first, ...others] = before
    await sent(app, `/admin/goi-management?mo=noi-dung.8&mo=sua-noi-dung.${first.id}`, { noi_dung: '' })
    assert.equal(await app.db('noi_dung').where({ goi_id: 8 }).orderBy('id'), others)
  }))

test.run()
