import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { actionsOn, free, withMother } from '../helpers/billing.ts'

test('a paid package closes the free one on the device, which stays in the history', () =>
  withMother(async ({ app, device, buy, assign, row }) => {
    const [basic] = await buy(1, { thong_tin_goi_id: free, gia: 0 })
    const [paid] = await buy()
    assert.is((await assign(basic!)).json.data.ngay_ket_thuc, null)
    assert.is((await assign(paid!)).status, 200)
    const { trang_thai, nguoi_dung_id } = await row(basic!)
    assert.equal([trang_thai, nguoi_dung_id], ['HUY', device])
    assert.equal(await actionsOn(app.db, basic!), ['subscription_assigned', 'subscription_cancelled'])
  }))

test('a device with a paid package keeps it: the answer says until when, in the caller’s language', () =>
  withMother(async ({ app, buy, assign, row }) => {
    const [first] = await buy()
    const [second] = await buy()
    const [basic] = await buy(1, { thong_tin_goi_id: free, gia: 0 })
    await assign(first!)
    for (const id of [second!, basic!]) {
      const { status, json } = await assign(id)
      assert.equal([status, json.error], [409, 'device_protected'])
      assert.match(json.message, 'hết hạn 31/01/2028')
      assert.is((await row(id)).trang_thai, 'CHUA_GAN')
    }
    const body = { goi_dich_vu_id: second, ma_thiet_bi: 'MAY-1' }
    const english = await app.post('/api/payment/assign', body, { as: 'mother', headers: { 'Accept-Language': 'en' } })
    assert.match(english.json.message, 'expires on 31/01/2028')
  }))

test('a package that starts later keeps others off the device: the answer says from when to when', () =>
  withMother(async ({ app, device, buy, assign, put }) => {
    const [first] = await buy()
    const [second] = await buy()
    await assign(first!)
    await put('goi/time', { ngay_bat_dau: '2027-03-01', ngay_ket_thuc: '2028-03-01' })
    const { status, json } = await assign(second!)
    assert.equal([status, json.error], [409, 'device_reserved'])
    assert.match(json.message, 'bắt đầu từ 01/03/2027, hết hạn 01/03/2028')
    const { goi_hien_tai, goi_sap_toi } = (await app.get(`/api/thiet-bi/${device}`, { as: 'mother' })).json.data
    assert.equal([goi_hien_tai, goi_sap_toi.id, goi_sap_toi.ngay_bat_dau], [null, first, '2027-03-01'])
    const [owned] = (await app.get(`/api/thiet-bi/${device}/goi`, { as: 'mother' })).json.data
    assert.equal([owned.chua_bat_dau, owned.so_ngay_con_lai], [true, null])
    await put('goi/time', { ngay_bat_dau: '2027-03-01', ngay_ket_thuc: null })
    assert.match((await assign(second!)).json.message, 'bắt đầu từ 01/03/2027 và không giới hạn thời gian')
  }))

test('a free package does not replace a free one', () =>
  withMother(async ({ buy, assign }) => {
    const [first, second] = await buy(2, { thong_tin_goi_id: free, gia: 0 })
    await assign(first!)
    assert.equal((await assign(second!)).json.error, 'device_protected_for_good')
  }))

test('a package on the device that is over by date blocks nothing: it expires as the new one is assigned', () =>
  withMother(async ({ app, buy, assign, at, row }) => {
    const [first] = await buy()
    const [second] = await buy()
    await assign(first!)
    await at('2028-01-30T17:00:00Z')
    assert.is((await assign(second!)).status, 200)
    assert.is((await row(first!)).trang_thai, 'HET_HAN')
    assert.equal(await actionsOn(app.db, first!), ['subscription_assigned', 'subscription_expired'])
  }))

test('a new code becomes a device of the named child, a desktop unless said otherwise', () =>
  withMother(async ({ app, parent, child, buy, assign }) => {
    const [first, second] = await buy(2)
    const made = { ma_tre_em: child, ten_thiet_bi: 'Máy mới' }
    const { nguoi_dung_id } = (await assign(first!, { ...made, ma_thiet_bi: 'MOI-1' })).json.data
    const device = await app.db('thiet_bi').where({ nguoi_dung_id }).first()
    assert.equal([device.ma_phu_huynh, device.ten_thiet_bi, device.loai_thiet_bi], [parent, 'Máy mới', 'Desktop'])
    assert.equal(device.ngay_tao.toISOString().slice(0, 10), '2027-01-31')
    assert.ok(await app.db('audit_log').where({ action: 'device_created', subject: nguoi_dung_id }).first())
    const tablet = await assign(second!, { ...made, ma_thiet_bi: 'MOI-2', loai_thiet_bi: 'Tablet' })
    assert.is((await app.db('thiet_bi').where({ ma_thiet_bi: 'MOI-2' }).first()).loai_thiet_bi, 'Tablet')
    assert.is(tablet.status, 200)
  }))

test('a code in other letters is the same device, and a new code without child and name is refused by field', () =>
  withMother(async ({ device, buy, assign }) => {
    const [first, second] = await buy(2)
    const { status, json } = await assign(first!, { ma_thiet_bi: 'MOI-1' })
    assert.equal([status, Object.keys(json.fields)], [400, ['ma_tre_em', 'ten_thiet_bi']])
    assert.is((await assign(second!, { ma_thiet_bi: ' may-1 ' })).json.data.nguoi_dung_id, device)
  }))

test.run()
