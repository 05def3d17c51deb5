import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { actionsOn, type Bought, free, withMother } from '../helpers/billing.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'

const deletions: Record<string, (given: Bought) => string> = {
  device: ({ device }) => `/api/thiet-bi/${device}`,
  child: ({ child }) => `/api/tre-em/${child}`,
}
for (const [what, path] of Object.entries(deletions))
  test(`deleting a ${what} ends its package at the product’s time, recorded under the one who deleted it`, () =>
    withMother(async given => {
      const { app, buy, assign, at, row } = given
      const [used] = await buy()
      await assign(used!)
      await at('2027-06-01T05:00:00Z')
      assert.is((await app.ask('DELETE', path(given), { as: 'mother' })).status, 200)
      const { trang_thai, nguoi_dung_id, ten_thiet_bi_cu, ma_thiet_bi_cu } = await row(used!)
      assert.equal([trang_thai, nguoi_dung_id, ten_thiet_bi_cu, ma_thiet_bi_cu], ['HUY', null, 'Máy của An', 'MAY-1'])
      assert.equal(await actionsOn(app.db, used!), ['subscription_assigned', 'subscription_cancelled'])
      const entry = await app.db('audit_log').where({ action: 'subscription_cancelled' }).first()
      assert.equal([entry.actor, entry.at.toISOString().slice(0, 10)], [await idOf(app.db, 'mother'), '2027-06-01'])
      const [listed] = (await app.get(`/api/payment/purchased/${given.parent}`, { as: 'mother' })).json.data
      assert.equal([listed.ten_thiet_bi, listed.ma_thiet_bi], ['Máy của An', 'MAY-1'], 'the closed row keeps the name')
    }))

test('a package that is over on the product’s day expires with its device, although the database’s day is another', () =>
  withMother(async ({ app, device, buy, assign, at, row }) => {
    const [id] = await buy()
    await assign(id!)
    await at('2028-01-30T17:00:00Z')
    await app.ask('DELETE', `/api/thiet-bi/${device}`, { as: 'admin' })
    assert.is((await row(id!)).trang_thai, 'HET_HAN')
    assert.equal(await actionsOn(app.db, id!), ['subscription_assigned', 'subscription_expired'])
  }))

test('a package whose term lies ahead on the product’s day returns to the wallet, with its dates', () =>
  withMother(async ({ app, parent, device, buy, assign, put, row }) => {
    const [id] = await buy()
    await assign(id!)
    await put('goi/time', { ngay_bat_dau: '2027-02-01', ngay_ket_thuc: '2028-02-01' })
    await app.ask('DELETE', `/api/thiet-bi/${device}`, { as: 'mother' })
    const { trang_thai, ngay_bat_dau, ma_thiet_bi_cu } = await row(id!)
    assert.equal([trang_thai, ngay_bat_dau, ma_thiet_bi_cu], ['CHUA_GAN', '2027-02-01', null])
    const wallet = (await app.get(`/api/payment/unassigned/${parent}`, { as: 'mother' })).json.data
    assert.equal(wallet.length, 1)
  }))

test('a deleted parent loses the paid packages that were not used: they are counted before, and recorded one by one', () =>
  withMother(async ({ app, parent, buy, assign, put, at }) => {
    const [inUse] = await buy()
    const [waiting, later] = await buy(2)
    await buy(1, { thong_tin_goi_id: free, gia: 0 })
    await assign(inUse!)
    await seedChildWithDevice(app.db, parent, 'MAY-2')
    await app.db('goi_dich_vu').where({ id: later }).update({ ngay_bat_dau: '2027-05-01' })
    await assign(later!, { ma_thiet_bi: 'MAY-2' })
    await put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: null })
    await at('2027-03-01T05:00:00Z')
    const counted = (await app.get(`/api/phu-huynh/${parent}`, { as: 'admin' })).json.data
    assert.equal([counted.so_goi_dang_dung, counted.so_goi_chua_dung], [1, 2])
    await app.ask('DELETE', `/api/phu-huynh/${parent}`, { as: 'admin' })
    const admin = await idOf(app.db, 'admin')
    for (const id of [inUse!, waiting!, later!]) {
      const entries = await app
        .db('audit_log')
        .where({ subject_kind: 'goi_dich_vu', subject: id })
        .orderBy('id', 'desc')
      const [{ action, actor, at, detail }] = entries
      assert.equal([action, actor, detail.after.trang_thai], ['subscription_cancelled', admin, 'HUY'], String(id))
      assert.is(at.toISOString().slice(0, 10), '2027-03-01')
    }
  }))

test('a deletion that fails leaves no actor set for the next statement', () =>
  withMother(async ({ app, device }) => {
    assert.is((await app.ask('DELETE', `/api/thiet-bi/${device}`, { as: 'stranger' })).status, 404)
    const { rows } = await app.db.raw(`select current_setting('an_nhi.actor', true) as actor`)
    assert.not(rows[0].actor)
  }))

test.run()
