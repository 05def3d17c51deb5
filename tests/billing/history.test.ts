import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { free, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { idOf } from '../helpers/family.ts'

interface Row {
  id: number
  trang_thai: string
  ten_thiet_bi: string
  su_kien: { hanh_dong: string; luc: string; nguoi: number | null; ten_nguoi: string | null; chi_tiet: object }[]
}

test('a device’s packages are all its rows, newest first, and the active one is what protects it today', () =>
  withMother(async ({ app, device, buy, assign, at, put }) => {
    const read = async (path: string) => (await app.get(`/api/thiet-bi/${device}/${path}`, { as: 'mother' })).json.data
    assert.equal([await read('goi'), await read('goi/active'), await read('lich-su-goi')], [[], null, []])
    const [id] = await buy()
    await assign(id!)
    const changed = (await put('change-goi', { thong_tin_goi_id: twoDevices })).json.data.id
    assert.equal(
      (await read('goi')).map((row: Row) => [row.id, row.trang_thai]),
      [
        [changed, 'DANG_HOAT_DONG'],
        [id, 'HUY'],
      ],
    )
    assert.is((await read('goi/active')).id, changed)
    await at('2028-01-30T16:59:59Z')
    assert.is((await read('goi/active')).id, changed)
    await at('2028-01-30T17:00:00Z')
    assert.is(await read('goi/active'), null, 'the minute after its end, before any job')
    assert.is((await read('goi'))[0].trang_thai, 'HET_HAN')
    assert.equal((await app.get('/api/auth/membership', { as: 'mother' })).json.data, { loai_tai_khoan: 'FREE' })
  }))

test('the history has the closed rows with what happened to each, when and by whom', () =>
  withMother(async ({ app, device, buy, assign, at, put }) => {
    const [basic] = await buy(1, { thong_tin_goi_id: free, gia: 0 })
    const [paid] = await buy()
    await assign(basic!)
    await assign(paid!)
    await at('2027-02-01T05:00:00Z')
    await put('goi/extend', { so_thang_gia_han: 1 })
    await put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2027-12-31' })
    await put('change-goi', { thong_tin_goi_id: oneDevice })
    const history: Row[] = (await app.get(`/api/thiet-bi/${device}/lich-su-goi`, { as: 'mother' })).json.data
    assert.equal(
      history.map(({ id, trang_thai, su_kien }) => [id, trang_thai, su_kien.map(({ hanh_dong }) => hanh_dong)]),
      [
        [
          paid,
          'HUY',
          ['subscription_assigned', 'subscription_extended', 'subscription_times_set', 'subscription_changed'],
        ],
        [basic, 'HUY', ['subscription_assigned', 'subscription_cancelled']],
      ],
    )
    const [assigned, extended] = history[0]!.su_kien
    assert.equal([assigned!.nguoi, assigned!.ten_nguoi], [await idOf(app.db, 'mother'), 'Nguyễn Thị Hạnh'])
    assert.is(extended!.ten_nguoi, 'Quản Trị')
    assert.match(extended!.luc, /^2027-02-01T05:00:0\d/)
  }))

test('the history shows what an admin noted about a payment to admins, not to the parent', () =>
  withMother(async ({ app, device, put }) => {
    const noted = { gia: 390_000, phuong_thuc_thanh_toan: 'Tiền mặt', ma_giao_dich: 'PT-1' }
    await put('change-goi', { thong_tin_goi_id: oneDevice, ...noted })
    await put('change-goi', { thong_tin_goi_id: twoDevices })
    const details = async (as: 'admin' | 'mother') => {
      const { text } = await app.get(`/api/thiet-bi/${device}/lich-su-goi`, { as })
      return Object.keys(noted).filter(name => text.includes(`"${name}"`) && text.includes('PT-1'))
    }
    assert.equal(await details('admin'), Object.keys(noted))
    assert.equal(await details('mother'), [])
    const [{ su_kien }] = (await app.get(`/api/thiet-bi/${device}/lich-su-goi`, { as: 'mother' })).json.data
    assert.equal(Object.keys(su_kien[0].chi_tiet), ['after'])
  }))

test('the history names no person for the end of a term', () =>
  withMother(async ({ app, device, buy, assign, at, put }) => {
    await assign((await buy())[0]!)
    await at('2028-06-01T05:00:00Z')
    await put('change-goi', { thong_tin_goi_id: oneDevice })
    const [{ trang_thai, su_kien }] = (await app.get(`/api/thiet-bi/${device}/lich-su-goi`, { as: 'mother' })).json.data
    assert.equal([trang_thai, su_kien.at(-1).hanh_dong], ['HET_HAN', 'subscription_expired'])
    assert.equal([su_kien.at(-1).nguoi, su_kien.at(-1).ten_nguoi], [null, null])
  }))

test('a device that moves to another child keeps its package', () =>
  withMother(async ({ app, parent, device, buy, assign }) => {
    const [id] = await buy()
    await assign(id!)
    const [{ ma_tre_em }] = await app.db('tre_em').insert({ ma_phu_huynh: parent, ten_tre: 'Bé Bình' }).returning('*')
    await app.db('thiet_bi').where({ nguoi_dung_id: device }).update({ ma_tre_em })
    assert.is((await app.get(`/api/thiet-bi/${device}/goi/active`, { as: 'mother' })).json.data.id, id)
  }))

test.run()
