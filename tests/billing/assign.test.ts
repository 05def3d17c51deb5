import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { actionsOn, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'

test('an assigned package protects its device from today, for the months that were bought', () =>
  withMother(async ({ app, device, buy, assign, row }) => {
    const [id] = await buy()
    const { status, json } = await assign(id!)
    assert.equal([status, json.message], [200, 'Gán gói thành công!'])
    const { trang_thai, nguoi_dung_id, ngay_bat_dau, ngay_ket_thuc, thongTinGoi, ma_thiet_bi, phien_ban } = json.data
    assert.equal([trang_thai, nguoi_dung_id, ma_thiet_bi], ['DANG_HOAT_DONG', device, 'MAY-1'])
    assert.equal([ngay_bat_dau, ngay_ket_thuc], ['2027-01-31', '2028-01-31'])
    assert.equal(
      [thongTinGoi.ten, thongTinGoi.loai_goi, thongTinGoi.gia],
      ['Gói Premium 1 thiết bị', 'TRA_PHI', 390_000],
    )
    assert.is(phien_ban, 2)
    assert.is((await row(id!)).anchored_on, '2027-01-31')
    assert.equal(await actionsOn(app.db, id!), ['subscription_assigned'])
  }))

test('D15: a package that is assigned at 23:30 in Vietnam begins that day, and at 00:30 the next', () =>
  withMother(async ({ app, buy, assign, at }) => {
    for (const [moment, day] of [
      ['2026-01-31T16:30:00Z', '2026-01-31'],
      ['2026-01-31T17:30:00Z', '2026-02-01'],
    ] as const) {
      await app.db('goi_dich_vu').delete()
      await at(moment)
      const [id] = await buy()
      assert.is((await assign(id!)).json.data.ngay_bat_dau, day)
    }
  }))

test('all places of a purchase share the term that its first one begins, and its months stay as bought', () =>
  withMother(async ({ app, parent, buy, assign, at, row }) => {
    await seedChildWithDevice(app.db, parent, 'MAY-2')
    const [first, second] = await buy(2, { thong_tin_goi_id: twoDevices, gia: 370_500 })
    const [other] = await buy(2, { thong_tin_goi_id: twoDevices, gia: 370_500 })
    await assign(first!)
    await app.db('goi').where({ id: twoDevices }).update({ thoi_han_thang: 1 })
    const waiting = await row(second!)
    assert.equal([waiting.trang_thai, waiting.ngay_ket_thuc], ['CHUA_GAN', '2028-01-31'])
    assert.is((await row(other!)).ngay_bat_dau, null, 'another purchase has its own term')
    await at('2027-06-15T05:00:00Z')
    const { ngay_bat_dau, ngay_ket_thuc } = (await assign(second!, { ma_thiet_bi: 'MAY-2' })).json.data
    assert.equal([ngay_bat_dau, ngay_ket_thuc], ['2027-01-31', '2028-01-31'])
  }))

test('a place whose purchase is over by date has expired, and cannot be assigned', () =>
  withMother(async ({ app, parent, buy, assign, at }) => {
    await seedChildWithDevice(app.db, parent, 'MAY-2')
    const [first, second] = await buy(2)
    await assign(first!)
    await at('2028-01-30T16:59:00Z')
    assert.is((await app.get(`/api/payment/unassigned/${parent}`, { as: 'mother' })).json.data.length, 1)
    await at('2028-01-30T17:00:00Z')
    assert.equal((await app.get(`/api/payment/unassigned/${parent}`, { as: 'mother' })).json.data, [])
    const { status, json } = await assign(second!, { ma_thiet_bi: 'MAY-2' })
    assert.equal([status, json.error, json.message], [409, 'assign_failed', 'Không thể gán gói'])
    const all = (await app.get(`/api/payment/purchased/${parent}`, { as: 'mother' })).json.data
    assert.equal(
      all.map(({ trang_thai }: { trang_thai: string }) => trang_thai),
      ['HET_HAN', 'HET_HAN'],
    )
  }))

test('a package is assigned once', () =>
  withMother(async ({ app, parent, buy, assign }) => {
    await seedChildWithDevice(app.db, parent, 'MAY-2')
    const [id] = await buy()
    await assign(id!)
    for (const ma_thiet_bi of ['MAY-1', 'MAY-2']) {
      const { status, json } = await assign(id!, { ma_thiet_bi })
      assert.equal([status, json.message], [409, 'Không thể gán gói'], ma_thiet_bi)
    }
  }))

test('a package off sale stays good where it was bought, but no admin can give it any more', () =>
  withMother(async ({ app, buy, assign, put }) => {
    const [id] = await buy()
    await app.db('goi').where({ id: oneDevice }).update({ da_xoa: true })
    const { status, json } = await assign(id!)
    assert.equal([status, json.data.trang_thai, json.data.thongTinGoi.da_xoa], [200, 'DANG_HOAT_DONG', true])
    assert.equal((await app.get('/api/auth/membership', { as: 'mother' })).json.data, { loai_tai_khoan: 'PREMIUM' })
    const { json: refused } = await put('change-goi', { thong_tin_goi_id: oneDevice })
    assert.equal(refused.fields, { thong_tin_goi_id: 'Vui lòng chọn gói mới' })
  }))

test('nobody assigns from the wallet of somebody else, or to their device or child', () =>
  withMother(async ({ app, child, device, buy, assign, row }) => {
    const [id] = await buy()
    const stranger = await seedChildWithDevice(app.db, await idOf(app.db, 'stranger'), 'MAY-LA')
    const missing = await assign(2_000_000_000)
    const foreign = await assign(id!, { ma_thiet_bi: 'MAY-LA' }, 'stranger')
    assert.equal([foreign.status, foreign.json], [404, missing.json], 'looks like a missing one')
    const asUnknown = await assign(id!, { ma_thiet_bi: 'NONE' })
    assert.equal((await assign(id!, { ma_thiet_bi: 'MAY-LA' })).json, asUnknown.json, 'nor does a code tell')
    const taken = await assign(id!, { ma_thiet_bi: 'MAY-LA', ma_tre_em: child, ten_thiet_bi: 'Máy' })
    assert.equal(
      [taken.status, taken.json.error, taken.json.fields.ma_thiet_bi],
      [409, 'device_code_taken', 'Mã thiết bị này đã tồn tại trong hệ thống. Vui lòng sử dụng mã khác.'],
    )
    const theirChild = { ma_thiet_bi: 'MOI-1', ma_tre_em: stranger.child, ten_thiet_bi: 'Máy' }
    assert.is((await assign(id!, theirChild)).status, 404)
    assert.is((await assign(id!, theirChild, 'admin')).status, 404, 'an admin neither')
    assert.is((await row(id!)).trang_thai, 'CHUA_GAN')
    assert.is((await app.db('thiet_bi')).length, 2)
    const body = { goi_dich_vu_id: id, ma_thiet_bi: 'MAY-1', phu_huynh_id: 1 }
    assert.is((await app.post('/api/payment/assign', body, { as: 'mother' })).status, 400)
    assert.is((await assign(id!, {}, 'admin')).json.data.nguoi_dung_id, device)
  }))

test('a place that came back to the wallet before its term began is assigned with its dates, and not in use before', () =>
  withMother(async ({ app, device, buy, assign, at }) => {
    const later = { ngay_bat_dau: '2027-03-01', ngay_ket_thuc: '2028-03-01', anchored_on: '2027-03-01' }
    const [id] = await buy(1, later)
    assert.is((await assign(id!)).json.data.ngay_ket_thuc, '2028-03-01')
    const active = async () => (await app.get(`/api/thiet-bi/${device}/goi/active`, { as: 'mother' })).json.data
    assert.is(await active(), null)
    await at('2027-02-28T17:00:00Z')
    assert.is((await active()).id, id)
  }))

test.run()
