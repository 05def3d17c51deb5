import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { actionsOn, free, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'

test('a change of package closes the one there and opens the new one from today, without revenue', () =>
  withMother(async ({ app, buy, assign, at, put, row }) => {
    const [id] = await buy()
    await assign(id!)
    await at('2027-03-31T05:00:00Z')
    const payment = { gia: 100_000, phuong_thuc_thanh_toan: 'Tiền mặt', ma_giao_dich: 'PT-12' }
    const { status, json } = await put('change-goi', { thong_tin_goi_id: twoDevices, ...payment })
    assert.equal([status, json.message], [200, 'Thay đổi gói dịch vụ thành công!'])
    const { gia, trang_thai, ngay_bat_dau, ngay_ket_thuc, vnp_txn_ref, tu_dong_gia_han } = json.data
    assert.equal([trang_thai, gia, vnp_txn_ref, tu_dong_gia_han], ['DANG_HOAT_DONG', 0, null, false])
    assert.equal([ngay_bat_dau, ngay_ket_thuc], ['2027-03-31', '2028-03-31'])
    assert.is((await row(id!)).trang_thai, 'HUY')
    assert.equal(await actionsOn(app.db, id!), ['subscription_assigned', 'subscription_changed'])
    const { detail } = await app.db('audit_log').where({ subject: json.data.id, subject_kind: 'goi_dich_vu' }).first()
    const { after: _, ...kept } = detail
    assert.equal(kept, payment, 'what was paid is a detail of the change')
  }))

test('a device without a package gets one, also one without end', () =>
  withMother(async ({ put }) => {
    const { json } = await put('change-goi', { thong_tin_goi_id: free })
    assert.is(json.message, 'Đổi gói thành công!')
    assert.equal([json.data.ngay_bat_dau, json.data.ngay_ket_thuc], ['2027-01-31', null])
  }))

test('a change without a package, or to one that is not there, asks for one', () =>
  withMother(async ({ put }) => {
    for (const body of [{}, { thong_tin_goi_id: 0 }, { thong_tin_goi_id: '' }, { thong_tin_goi_id: 999_999 }]) {
      const { status, json } = await put('change-goi', body)
      assert.equal([status, json.fields], [400, { thong_tin_goi_id: 'Vui lòng chọn gói mới' }], JSON.stringify(body))
    }
  }))

const extensions: [months: unknown, status: number][] = [
  [0, 400],
  [-1, 400],
  [1.5, 400],
  ['abc', 400],
  ['1', 400],
  [61, 400],
  [1_000_000, 400],
  [null, 400],
  [undefined, 400],
  [60, 200],
]
for (const [so_thang_gia_han, expected] of extensions)
  test(`D13: an extension of ${so_thang_gia_han} months is a ${expected}`, () =>
    withMother(async ({ buy, assign, put }) => {
      await assign((await buy())[0]!)
      assert.is((await put('goi/extend', { so_thang_gia_han })).status, expected)
    }))

test('extensions count from the first day: 31 January, 28 February, 31 March', () =>
  withMother(async ({ app, buy, assign, put }) => {
    await app.db('goi').where({ id: oneDevice }).update({ thoi_han_thang: 1 })
    const [id] = await buy()
    assert.is((await assign(id!)).json.data.ngay_ket_thuc, '2027-02-28')
    const extend = async () => (await put('goi/extend', { so_thang_gia_han: 1 })).json.data.ngay_ket_thuc
    assert.is(await extend(), '2027-03-31')
    assert.is(await extend(), '2027-04-30')
    assert.equal(await actionsOn(app.db, id!), [
      'subscription_assigned',
      'subscription_extended',
      'subscription_extended',
    ])
  }))

test('D12: what has expired is extended from today, before and after the job has marked it', () =>
  withMother(async ({ app, device, buy, assign, at, put }) => {
    const [id] = await buy()
    await assign(id!)
    for (const [moment, day, end] of [
      ['2028-05-30T17:00:00Z', '2028-05-31', '2028-06-30'],
      ['2029-02-28T05:00:00Z', '2029-02-28', '2029-03-28'],
    ] as const) {
      await at(moment)
      const { data } = (await put('goi/extend', { so_thang_gia_han: 1 })).json
      assert.equal([data.id, data.trang_thai, data.ngay_bat_dau, data.ngay_ket_thuc], [id, 'DANG_HOAT_DONG', day, end])
      assert.is((await app.get(`/api/thiet-bi/${device}/goi/active`, { as: 'mother' })).json.data.id, id)
      await app.db('goi_dich_vu').where({ id }).update({ trang_thai: 'HET_HAN' })
    }
  }))

test('a term without end cannot be extended, nor one beyond the last year, nor a device without a package', () =>
  withMother(async ({ put }) => {
    assert.equal((await put('goi/extend', { so_thang_gia_han: 1 })).json.error, 'no_subscription')
    const times = { ngay_bat_dau: '2027-01-01', ngay_ket_thuc: '2028-01-01' }
    assert.equal((await put('goi/time', times)).json.error, 'no_subscription')
    await put('change-goi', { thong_tin_goi_id: free })
    const endless = await put('goi/extend', { so_thang_gia_han: 1 })
    assert.equal([endless.status, endless.json.error], [409, 'endless_term'])
    await put('goi/time', { ngay_bat_dau: '2027-01-01', ngay_ket_thuc: '2199-12-01' })
    assert.equal((await put('goi/extend', { so_thang_gia_han: 1 })).json.error, 'term_too_long')
  }))

test('D11: times that are set by hand move this row alone, and extensions count from the new end', () =>
  withMother(async ({ app, buy, assign, put, row }) => {
    const [id, sister] = await buy(2)
    await assign(id!)
    const { json } = await put('goi/time', { ngay_bat_dau: '2027-01-15', ngay_ket_thuc: '2027-05-30' })
    assert.equal([json.data.ngay_bat_dau, json.data.ngay_ket_thuc], ['2027-01-15', '2027-05-30'])
    assert.is((await row(sister!)).ngay_ket_thuc, '2028-01-31')
    assert.is((await put('goi/extend', { so_thang_gia_han: 9 })).json.data.ngay_ket_thuc, '2028-02-29')
    const set = await app.db('audit_log').where({ subject: id, action: 'subscription_times_set' }).first()
    assert.equal([set.detail.before.anchored_on, set.detail.after.anchored_on], ['2027-01-31', '2027-05-30'])
  }))

test('D14: an end before its start is refused, one before today ends the protection and says so', () =>
  withMother(async ({ buy, assign, put }) => {
    await assign((await buy())[0]!)
    for (const [ngay_bat_dau, ngay_ket_thuc] of [
      ['2027-05-01', '2027-04-30'],
      ['2027-05-01', '2027-05-01'],
    ]) {
      const { status, json } = await put('goi/time', { ngay_bat_dau, ngay_ket_thuc })
      assert.equal([status, json.fields], [400, { ngay_ket_thuc: 'Ngày kết thúc phải sau ngày bắt đầu' }])
    }
    const { status, json } = await put('goi/time', { ngay_bat_dau: '2027-01-01', ngay_ket_thuc: '2027-01-31' })
    assert.equal([status, json.data.trang_thai], [200, 'HET_HAN'])
    assert.match(json.message, 'đã hết hạn')
    const again = await put('goi/time', { ngay_bat_dau: '2027-01-01', ngay_ket_thuc: '2027-02-01' })
    assert.is(again.json.data.trang_thai, 'DANG_HOAT_DONG')
  }))

test('impossible dates are refused, and a full timestamp is its day in Vietnam', () =>
  withMother(async ({ buy, assign, put }) => {
    await assign((await buy())[0]!)
    for (const day of ['2027-02-29', '2027-13-01', '0000-00-00', '1999-12-31', '2200-01-01', '31/01/2027', 5])
      assert.is((await put('goi/time', { ngay_bat_dau: day, ngay_ket_thuc: '2199-01-01' })).status, 400, String(day))
    const moments = { ngay_bat_dau: '2027-01-30T17:00:00Z', ngay_ket_thuc: '2027-03-01T00:30:00+07:00' }
    const { data } = (await put('goi/time', moments)).json
    assert.equal([data.ngay_bat_dau, data.ngay_ket_thuc], ['2027-01-31', '2027-03-01'])
  }))

test('D54: of two tabs the second is refused with the present row, also after the package was changed', () =>
  withMother(async ({ buy, assign, put }) => {
    const [id] = await buy()
    const { phien_ban } = (await assign(id!)).json.data
    const changed = await put('change-goi', { thong_tin_goi_id: oneDevice, phien_ban })
    assert.is(changed.status, 200)
    const seconds: [string, object][] = [
      ['change-goi', { thong_tin_goi_id: twoDevices }],
      ['goi/extend', { so_thang_gia_han: 1 }],
      ['goi/time', { ngay_bat_dau: '2027-01-01', ngay_ket_thuc: '2027-12-01' }],
    ]
    for (const [path, body] of seconds) {
      const { status, json } = await put(path, { ...body, phien_ban })
      assert.equal([status, json.error, json.data.id], [409, 'stale', changed.json.data.id], path)
    }
    for (const [path, body] of seconds) assert.is((await put(path, body)).status, 200, `${path} without a version`)
  }))

test('of two first packages of a device, each chosen when there was none, the second is refused with the one that is there', () =>
  withMother(async ({ put }) => {
    const paid = { thong_tin_goi_id: oneDevice, gia: 390_000, ma_giao_dich: 'PT-1', phien_ban: null }
    const first = await put('change-goi', paid)
    assert.is(first.status, 200)
    const { status, json } = await put('change-goi', { thong_tin_goi_id: free, phien_ban: null })
    assert.equal([status, json.error, json.data.id], [409, 'stale', first.json.data.id])
  }))

test.run()
