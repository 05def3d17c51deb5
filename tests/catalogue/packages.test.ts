import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { insertPlace } from '../../src/billing/index.ts'
import { idOf } from '../helpers/family.ts'
import { order } from '../helpers/orders.ts'
import { admin, assertWrong, create, family, free, premium, wanted, withCatalogue } from './catalogue.ts'

const english = { headers: { 'Accept-Language': 'en' } }
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

test('visitors see every package on sale with its lines, the free one first and then by price', () =>
  withCatalogue(async app => {
    const { json } = await app.get('/api/goi')
    assert.equal(ids(json.data), [free, premium, 2, family])
    const [first] = json.data
    const { noiDungList, ...row } = first
    assert.equal(row, {
      id: free,
      ten: 'Gói tiêu chuẩn',
      mo_ta: 'Miễn phí cho một thiết bị, không giới hạn thời gian.',
      gia: 0,
      loai_goi: 'MIEN_PHI',
      so_thiet_bi: 1,
      thoi_han_thang: null,
      da_xoa: false,
      phien_ban: 1,
    })
    assert.equal(Object.keys(noiDungList[0]), ['id', 'noi_dung', 'phien_ban'])
    assert.is(noiDungList[0].noi_dung, 'Chặn và cho phép trang web theo danh sách')
    assert.equal(ids(noiDungList), ids(noiDungList).sort())
    assert.equal((await app.get(`/api/goi/${free}`)).json.data, first)
  }))

test('all packages with all their lines cost one statement', () =>
  withCatalogue(async app => {
    const asked: string[] = []
    app.db.on('query', ({ sql }) => asked.push(sql))
    await app.get('/api/goi')
    assert.is(asked.length, 1)
  }))

test('packages of a type are listed, and another type does not exist', () =>
  withCatalogue(async app => {
    assert.equal(ids((await app.get('/api/goi/loai/TRA_PHI')).json.data), [premium, 2, family])
    assert.equal(ids((await app.get('/api/goi/loai/MIEN_PHI')).json.data), [free])
    for (const type of ['tra_phi', 'x', '%20', 'constructor'])
      assert.is((await app.get(`/api/goi/loai/${type}`)).status, 404, type)
  }))

test('an admin creates a package, which is on sale at once and in the audit log', () =>
  withCatalogue(async app => {
    const answered = await admin(app, 'POST', '/goi', wanted)
    assert.equal([answered.status, answered.json.message], [201, 'Tạo gói dịch vụ thành công!'])
    const made = answered.json.data
    assert.equal(made, { id: made.id, ...wanted, da_xoa: false, phien_ban: 1, noiDungList: [] })
    assert.equal((await app.get(`/api/goi/${made.id}`)).json.data, made)
    const entry = await app.db('audit_log').where({ action: 'package_created' }).first()
    assert.equal([entry.subject_kind, entry.subject, entry.detail], ['goi', made.id, { after: wanted }])
  }))

test('a package needs no description, no device count and no end', () =>
  withCatalogue(async app => {
    const { mo_ta: _, so_thiet_bi: __, ...needed } = wanted
    const { json } = await admin(app, 'POST', '/goi', { ...needed, thoi_han_thang: null }, english)
    assert.is(json.message, 'Package created.')
    const { mo_ta, so_thiet_bi, thoi_han_thang } = json.data
    assert.equal({ mo_ta, so_thiet_bi, thoi_han_thang }, { mo_ta: '', so_thiet_bi: null, thoi_han_thang: null })
  }))

const price = /^Giá gói phải là 0, hoặc là số nguyên từ 5.000 đến 999.999.999 đồng/
const devices = 'Số thiết bị phải là số nguyên từ 1 đến 100'
const duration = 'Thời hạn phải là số nguyên từ 1 đến 1.200 tháng'
const wrong: [field: keyof typeof wanted, value: unknown, sentence: string | RegExp][] = [
  ['ten', '', 'Vui lòng nhập tên gói'],
  ['ten', ' \t ', 'Vui lòng nhập tên gói'],
  ['ten', 'a'.repeat(256), 'Nội dung này dài quá mức cho phép.'],
  ['mo_ta', 'a'.repeat(2_001), 'Nội dung này dài quá mức cho phép.'],
  ['gia', 1, price],
  ['gia', 4_999, price],
  ['gia', 1_000_000_000, price],
  ['gia', -1, price],
  ['gia', 499.5, price],
  ['gia', '499000', price],
  ['loai_goi', 'PREMIUM', 'Loại gói phải là trả phí hoặc miễn phí'],
  ['so_thiet_bi', 0, devices],
  ['so_thiet_bi', 101, devices],
  ['so_thiet_bi', 1.5, devices],
  ['thoi_han_thang', 0, duration],
  ['thoi_han_thang', 1_201, duration],
  ['thoi_han_thang', '', duration],
]
for (const [field, value, sentence] of wrong)
  test(`${field} ${JSON.stringify(value).slice(0, 20)} is refused in a new package and in a change`, () =>
    withCatalogue(async app => {
      assertWrong(await admin(app, 'POST', '/goi', { ...wanted, [field]: value }), field, sentence)
      assertWrong(await admin(app, 'PUT', `/goi/${premium}`, { [field]: value }), field, sentence)
      assert.is((await app.get(`/api/goi/${premium}`)).json.data.phien_ban, 1)
    }))

test('a new package says its name, price, type and duration', () =>
  withCatalogue(async app => {
    const { json } = await admin(app, 'POST', '/goi', {})
    assert.equal(json.fields, {
      ten: 'Vui lòng nhập tên gói',
      gia: 'Vui lòng nhập giá gói',
      loai_goi: 'Vui lòng chọn loại gói',
      thoi_han_thang: 'Vui lòng nhập thời hạn',
    })
  }))

test('the lowest and highest values are accepted', () =>
  withCatalogue(async app => {
    for (const change of [
      { gia: 0 },
      { gia: 5_000, so_thiet_bi: 1, thoi_han_thang: 1 },
      { gia: 999_999_999, so_thiet_bi: 100, thoi_han_thang: 1_200 },
      { gia: 0, loai_goi: 'MIEN_PHI' },
    ]) {
      const made = await create(app, change)
      for (const [field, value] of Object.entries(change)) assert.is(made[field], value)
    }
  }))

test('a free package has no price, whichever of the two is changed', () =>
  withCatalogue(async app => {
    const sentence = /^Gói miễn phí phải có giá 0/
    assertWrong(await admin(app, 'POST', '/goi', { ...wanted, loai_goi: 'MIEN_PHI' }), 'gia', sentence)
    assertWrong(await admin(app, 'PUT', `/goi/${premium}`, { loai_goi: 'MIEN_PHI' }), 'gia', sentence)
    assertWrong(await admin(app, 'PUT', `/goi/${free}`, { gia: 5_000 }), 'gia', sentence)
    const both = { loai_goi: 'MIEN_PHI', gia: 0 }
    assert.is((await admin(app, 'PUT', `/goi/${premium}`, both)).status, 200)
  }))

test('a change leaves what it does not name as it is, and counts the version', () =>
  withCatalogue(async app => {
    const made = await create(app)
    const { json } = await admin(app, 'PUT', `/goi/${made.id}`, { ten: ' Gói mới ', phien_ban: 1 })
    assert.is(json.message, 'Cập nhật gói dịch vụ thành công!')
    assert.equal(json.data, { ...made, ten: 'Gói mới', phien_ban: 2 })
    const entry = await app.db('audit_log').where({ action: 'package_changed' }).first()
    assert.equal(entry.detail, { before: { ten: 'Gói thử' }, after: { ten: 'Gói mới' } })
  }))

test('an endless package stays so when something else is changed, and gets an end when that is named', () =>
  withCatalogue(async app => {
    const change = async (body: object) => (await admin(app, 'PUT', `/goi/${free}`, body)).json.data.thoi_han_thang
    assert.is(await change({ mo_ta: '' }), null)
    assert.is(await change({ thoi_han_thang: 3 }), 3)
    assert.is(await change({ thoi_han_thang: null }), null)
  }))

test('of two tabs that edit the same package, the later one is shown what the other saved', () =>
  withCatalogue(async app => {
    const change = (body: object) => admin(app, 'PUT', `/goi/${premium}`, body)
    await change({ gia: 400_000, phien_ban: 1 })
    const stale = await change({ gia: 0, loai_goi: 'MIEN_PHI', phien_ban: 1 })
    assert.equal([stale.status, stale.json.error], [409, 'stale'])
    assert.equal(stale.json.data, (await app.get(`/api/goi/${premium}`)).json.data)
    assert.equal([stale.json.data.gia, stale.json.data.phien_ban], [400_000, 2])
    assert.is((await change({ gia: 0, phien_ban: 2 })).status, 200)
  }))

test('a change of a package that does not exist is not found', () =>
  withCatalogue(async app => {
    for (const method of ['PUT', 'DELETE']) assert.is((await admin(app, method, '/goi/99', {})).status, 404)
    assert.is((await app.get('/api/goi/99')).status, 404)
  }))

const typeFixed = 'Không đổi được loại của gói đã có người dùng hoặc đặt mua. Hãy tạo gói mới.'

test('the type of a package can be changed unless somebody has bought it', () =>
  withCatalogue(async app => {
    const ma_phu_huynh = await idOf(app.db, 'mother')
    await insertPlace(app.db, { ma_phu_huynh, thong_tin_goi_id: premium, gia: 390_000, ngay_mua: new Date() })
    const change = (id: number) => admin(app, 'PUT', `/goi/${id}`, { loai_goi: 'MIEN_PHI', gia: 0 })
    const { status, json } = await change(premium)
    assert.equal([status, json.fields], [409, { loai_goi: typeFixed }])
    assert.is((await change(family)).status, 200)
  }))

test('the type of a package that somebody is paying for, or may still pay for, cannot be changed', () =>
  withCatalogue(async app => {
    const { vnp_txn_ref } = await order(app, premium)
    for (const trang_thai of ['pending', 'failed', 'expired']) {
      await app.db('orders').where({ vnp_txn_ref }).update({ trang_thai })
      const { status, json } = await admin(app, 'PUT', `/goi/${premium}`, { loai_goi: 'MIEN_PHI', gia: 0 })
      assert.equal([status, json.fields], [409, { loai_goi: typeFixed }], trang_thai)
    }
  }))

test.run()
