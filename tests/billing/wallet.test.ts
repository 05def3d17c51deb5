import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { insertPlace } from '../../src/billing/index.ts'
import { type Bought, free, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { idOf } from '../helpers/family.ts'

const gone = '2147483647'

/** The ids that a wallet lists for a query. */
function lists({ app, parent }: Bought) {
  return async (which: 'purchased' | 'unassigned', query = '') => {
    const { json } = await app.get(`/api/payment/${which}/${parent}?${query}`, { as: 'mother' })
    return json.data.map(({ id }: { id: number }) => id)
  }
}

test('a wallet lists what no device has, and all purchases list everything, newest first', () =>
  withMother(async given => {
    const { buy, assign, at } = given
    const [used] = await buy()
    await at('2027-02-01T05:00:00Z')
    const [kept] = await buy()
    await assign(used!)
    const ids = lists(given)
    assert.equal(await ids('unassigned'), [kept])
    assert.equal(await ids('purchased'), [kept, used])
  }))

test('purchases are filtered by the state of the day, and what is in use says how many days are left', () =>
  withMother(async given => {
    const { app, parent, buy, assign, at } = given
    const [used, kept] = [(await buy())[0]!, (await buy())[0]!]
    await assign(used)
    const ids = lists(given)
    assert.equal(await ids('purchased', 'trang_thai=DANG_HOAT_DONG'), [used])
    assert.equal(await ids('purchased', 'trang_thai=CHUA_GAN'), [kept])
    const left = async () => {
      const { json } = await app.get(`/api/payment/purchased/${parent}`, { as: 'mother' })
      return json.data.map((row: { so_ngay_con_lai: number | null }) => row.so_ngay_con_lai)
    }
    assert.equal(await left(), [null, 365])
    await at('2028-01-30T16:59:00Z')
    assert.equal(await left(), [null, 1])
    await at('2028-01-30T17:00:00Z')
    assert.equal(await left(), [null, null])
    assert.equal(await ids('purchased', 'trang_thai=DANG_HOAT_DONG'), [])
    assert.equal(await ids('purchased', 'trang_thai=HET_HAN'), [used], 'although no job has run')
  }))

test('a row of a wallet has what its card shows', () =>
  withMother(async ({ app, parent, buy }) => {
    const [id] = await buy(1, { thong_tin_goi_id: twoDevices, gia: 370_500 })
    await app.db('goi').where({ id: twoDevices }).update({ gia: 800_000 })
    const { json } = await app.get(`/api/payment/unassigned/${parent}`, { as: 'mother' })
    const [{ thongTinGoi, ...row }] = json.data
    assert.equal(
      [row.id, row.gia, row.vnp_txn_ref, row.ngay_mua, row.trang_thai],
      [id, 370_500, 'TEST1', row.ngay_mua, 'CHUA_GAN'],
    )
    assert.match(row.ngay_mua, /^2027-01-31T05:00:0\d\.\d+Z$/)
    const { ten, gia, so_thiet_bi, thoi_han_thang, noiDungList } = thongTinGoi
    assert.equal([ten, gia, so_thiet_bi, thoi_han_thang], ['Gói Premium 2 thiết bị', 800_000, 2, 12])
    assert.equal(
      [noiDungList.length, noiDungList[0].noi_dung],
      [7, 'Chặn theo nhóm: cờ bạc, người lớn, trò chơi, mạng xã hội, video'],
    )
    assert.equal(json.pagination, { page: 1, limit: 10, total: 1, totalPages: 1 })
  }))

test('D62: the price bands meet at 100,000 and 500,000, which both belong to the middle one', () =>
  withMother(async given => {
    const ids: Record<number, number> = {}
    for (const gia of [0, 99_999, 100_000, 500_000, 500_001]) ids[gia] = (await given.buy(1, { gia }))[0]!
    const list = lists(given)
    const band = async (name: string) => list('unassigned', `sort=gia&khoang_gia=${name}`)
    assert.equal(await band('duoi_100'), [ids[0], ids[99_999]])
    assert.equal(await band('100_500'), [ids[100_000], ids[500_000]])
    assert.equal(await band('tren_500'), [ids[500_001]])
  }))

test('a wallet is searched by the package’s name, and sorted by date, price or name in either direction', () =>
  withMother(async given => {
    const { buy, at } = given
    const [premium] = await buy(1, { thong_tin_goi_id: oneDevice, gia: 390_000 })
    await at('2027-02-01T05:00:00Z')
    const [standard] = await buy(1, { thong_tin_goi_id: free, gia: 0 })
    const ids = lists(given)
    assert.equal(await ids('unassigned', 'ten=TIEU%20chuan'), [standard])
    for (const [sort, expected] of [
      ['ngay_mua', [premium, standard]],
      ['-ngay_mua', [standard, premium]],
      ['gia', [standard, premium]],
      ['-gia', [premium, standard]],
      ['ten', [premium, standard]],
      ['-ten', [standard, premium]],
    ] as const)
      assert.equal(await ids('unassigned', `sort=${sort}`), expected, sort)
  }))

test('a wallet is read by its parent and by admins; the wallet of an unknown parent is a 404', () =>
  withMother(async ({ app, parent, buy }) => {
    await buy()
    const other = await idOf(app.db, 'stranger')
    for (const path of ['purchased', 'unassigned']) {
      assert.is((await app.get(`/api/payment/${path}/${parent}`, { as: 'stranger' })).status, 404)
      assert.is((await app.get(`/api/payment/${path}/${gone}`, { as: 'admin' })).status, 404)
      assert.is((await app.get(`/api/payment/${path}/${parent}`, { as: 'admin' })).json.data.length, 1)
      assert.equal((await app.get(`/api/payment/${path}/${other}`, { as: 'stranger' })).json.data, [])
      const { text, headers } = await app.get(`/api/payment/${path}/${parent}.csv`, { as: 'admin' })
      assert.match(headers.get('content-disposition')!, `"${path}-${parent}.csv"`)
      assert.match(text, /^\d+,TEST1,Gói Premium 1 thiết bị,390000,2027-/m)
    }
  }))

test('the numbers of a package count its places by what they are today, and what was paid for them', () =>
  withMother(async ({ app, parent, device, buy, assign, at, put }) => {
    const [used, waiting] = await buy(2, { gia: 195_000 })
    await buy(1, { thong_tin_goi_id: free, gia: 0 })
    await assign(used!)
    const numbers = async (id = oneDevice) => (await app.get(`/api/goi/${id}/thong-ke`, { as: 'admin' })).json.data
    const sold = { da_ban: 2, doanh_thu: 390_000, chua_bat_dau: 0 }
    assert.equal(await numbers(), { ...sold, chua_gan: 1, dang_hoat_dong: 1, het_han: 0, huy: 0 })
    await put('change-goi', { thong_tin_goi_id: oneDevice, gia: 5_000 })
    assert.equal(await numbers(), { ...sold, chua_gan: 1, dang_hoat_dong: 1, het_han: 0, huy: 1 }, 'given is not sold')
    await at('2028-01-30T17:00:00Z')
    assert.equal(await numbers(), { ...sold, chua_gan: 0, dang_hoat_dong: 0, het_han: 2, huy: 1 })
    const none = { da_ban: 0, doanh_thu: 0, chua_gan: 0, chua_bat_dau: 0, dang_hoat_dong: 0, het_han: 0, huy: 0 }
    assert.equal(await numbers(4), none)
    assert.is((await app.get(`/api/goi/${gone}/thong-ke`, { as: 'admin' })).status, 404)
    assert.ok(parent && device && waiting)
  }))

test('the numbers of a package know a later start, and renewals that were paid and kept', () =>
  withMother(async ({ app, parent, buy, assign, put, at }) => {
    const [id] = await buy()
    await assign(id!)
    await put('goi/time', { ngay_bat_dau: '2027-03-01', ngay_ket_thuc: '2028-03-01' })
    const states = { chua_gan: 0, dang_hoat_dong: 0, het_han: 0, huy: 0 }
    const numbers = async () => (await app.get(`/api/goi/${oneDevice}/thong-ke`, { as: 'admin' })).json.data
    assert.equal(await numbers(), { ...states, chua_bat_dau: 1, da_ban: 1, doanh_thu: 390_000 })
    const sold = { thong_tin_goi_id: oneDevice, ten_goi: 'Gói', so_thiet_bi: 1, thoi_han_thang: 12, so_tien: 390_000 }
    const renewal = {
      ...sold,
      loai: 'GIA_HAN',
      ma_phu_huynh: parent,
      ngay_tao: new Date(),
      ngay_thanh_toan: new Date(),
      create_date: '20270201120000',
    }
    for (const trang_thai of ['paid', 'refunded', 'failed'])
      await app.db('orders').insert({ ...renewal, trang_thai, vnp_txn_ref: `GH${trang_thai.toUpperCase()}` })
    await at('2027-02-28T17:00:00Z')
    assert.equal(await numbers(), { ...states, chua_bat_dau: 0, dang_hoat_dong: 1, da_ban: 1, doanh_thu: 780_000 })
  }))

test('D18: the API returns dates as they are stored and timestamps with their time zone', () =>
  withMother(async ({ app, parent, device }) => {
    const term = { ngay_bat_dau: '2026-01-31', ngay_ket_thuc: '2028-02-29', anchored_on: null }
    await insertPlace(app.db, {
      ...{ ma_phu_huynh: parent, thong_tin_goi_id: oneDevice, gia: 1, ngay_mua: new Date('2026-01-30T17:00:00Z') },
      ...{ nguoi_dung_id: device, trang_thai: 'DANG_HOAT_DONG', ...term },
    })
    const [row] = (await app.get(`/api/thiet-bi/${device}/goi`, { as: 'mother' })).json.data
    assert.equal(
      [row.ngay_bat_dau, row.ngay_ket_thuc, row.ngay_mua],
      ['2026-01-31', '2028-02-29', '2026-01-30T17:00:00.000Z'],
    )
  }))

test.run()
