import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { type Bought, oneDevice, seedMother, twoDevices, withMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { idOf } from '../helpers/family.ts'
import { orderRow, placesOf } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { opened, sent, textOf } from '../helpers/pages.ts'

const transfer = ({ parent }: Pick<Bought, 'parent'>, more: object = {}) => ({
  phu_huynh_id: parent,
  thong_tin_goi_id: twoDevices,
  so_tien: 741_001,
  ngay: '2027-01-29',
  ma_tham_chieu: 'FT27029123',
  ly_do: 'Phụ huynh chuyển khoản, kế toán đã thấy tiền',
  ...more,
})
const record = (given: Bought, more: object = {}, as: 'admin' | 'mother' = 'admin') =>
  given.app.post('/api/payment/orders/by-hand', transfer(given, more), { as })

test('an order paid by transfer is paid at once on the day of the transfer, with the same places and renewal', () =>
  withMother(async given => {
    const { app, assign, row } = given
    const { status, json } = await record(given)
    const { vnp_txn_ref, trang_thai, so_tien, ngay_thanh_toan, transfer_reference, ma_giao_dich } = json.data
    assert.equal(
      [status, trang_thai, so_tien, ngay_thanh_toan, transfer_reference, ma_giao_dich],
      [201, 'paid', 741_001, '2027-01-28T17:00:00.000Z', 'FT27029123', 'FT27029123'],
    )
    const places = await placesOf(app, vnp_txn_ref)
    assert.equal(
      places.map(({ gia, trang_thai, tu_dong_gia_han }) => [gia, trang_thai, tu_dong_gia_han]),
      [
        [370_501, 'CHUA_GAN', true],
        [370_500, 'CHUA_GAN', true],
      ],
    )
    assert.is((await assign(places[0].id)).status, 200)
    assert.is((await row(places[0].id)).ngay_ket_thuc, '2028-01-31')
    const { id } = await orderRow(app, vnp_txn_ref)
    const [entry] = await app.db('audit_log').where({ subject_kind: 'orders', subject: id })
    assert.equal([entry.action, entry.detail.gia, entry.detail.after.so_tien], ['order_by_hand', 741_000, 741_001])
    assert.is((await runJob(app.services, ledgerJob, { dryRun: false })).differences, 0)
  }))

test('VNPay is never asked about a transfer, which it does not know', () =>
  withMother(async given => {
    const { app } = given
    const { vnp_txn_ref } = (await record(given)).json.data
    const asked = await app.post(`/api/payment/orders/${vnp_txn_ref}/query`, {}, { as: 'admin' })
    assert.equal([asked.status, (await app.db('gateway_calls')).length], [404, 0])
  }))

test('a transfer with the same reference, day and amount is recorded once; another amount is another transfer', () =>
  withMother(async given => {
    await record(given)
    const again = await record(given, { thong_tin_goi_id: oneDevice })
    assert.equal([again.status, again.json.error], [409, 'transfer_recorded'])
    assert.is((await record(given, { so_tien: 741_000 })).status, 201)
    assert.is((await given.app.db('orders')).length, 2)
  }))

test('a transfer that was recorded for the wrong parent is recorded for the right one once it went back as a whole', () =>
  withMother(async given => {
    const { app } = given
    const { vnp_txn_ref, so_tien } = (await record(given)).json.data
    const right = { phu_huynh_id: await idOf(app.db, 'stranger') }
    const back = (ma_tham_chieu: string, more: object = {}) =>
      app.post(
        `/api/payment/orders/${vnp_txn_ref}/refund`,
        { ly_do: 'Ghi nhầm phụ huynh', ben_ngoai: { ngay: '2027-01-29', ma_tham_chieu }, ...more },
        { as: 'admin' },
      )
    assert.is((await back('FT1', { so_tien: 1_000 })).status, 200)
    assert.is((await record(given, right)).json.error, 'transfer_recorded')
    assert.is((await back('FT27029123')).status, 200)
    // the part went back to them; the rest was taken back under its own reference, and never was theirs
    assert.equal(await app.db('notices').pluck('detail'), [{ amount: 1_000 }])
    const { status, json } = await record(given, right)
    assert.equal([status, json.data.ma_phu_huynh, json.data.so_tien], [201, right.phu_huynh_id, so_tien])
    assert.is((await record(given)).json.error, 'transfer_recorded')
    const [day] = (await app.get('/api/payment/revenue?nhom=ngay', { as: 'admin' })).json.data
    assert.equal([day.khoa, day.thuc_thu], ['2027-01-29', so_tien])
    const states = (await placesOf(app, vnp_txn_ref)).map(({ trang_thai }) => trang_thai)
    assert.equal(states, ['HUY', 'HUY'])
    assert.is((await runJob(app.services, ledgerJob, { dryRun: false })).differences, 0)
  }))

test('a reference is the same transfer in any case, with spaces, wide letters and digits, and signs that nobody sees', () =>
  withMother(async given => {
    const { json } = await record(given, { ma_tham_chieu: ' ft 2702 9123 ' })
    assert.is(json.data.transfer_reference, 'FT27029123')
    for (const ma_tham_chieu of [
      'FT27029123',
      'Ft27029123',
      '\uff26\uff3427029123',
      'FT２７０２９１２３',
      'FT27029\u3000123',
      'FT27029123\ufe0f',
      'FT270\u034f29123',
      '\u3164FT27029123',
      'FT27029123\u2800',
    ])
      assert.is((await record(given, { ma_tham_chieu })).json.error, 'transfer_recorded', ma_tham_chieu)
    assert.is((await given.app.db('orders')).length, 1)
  }))

test('a transfer is from half to twice the price of its package, and the form says so', () =>
  withMother(async given => {
    for (const so_tien of [1, 370_499, 1_482_001, 999_999_999]) {
      const { status, json } = await record(given, { so_tien })
      assert.equal([status, json.fields], [400, { so_tien: 'Số tiền phải từ một nửa đến gấp đôi giá của gói' }])
    }
    for (const so_tien of [370_500, 1_482_000]) assert.is((await record(given, { so_tien })).status, 201)
  }))

test('an administrator records no transfer for their own account', () =>
  withMother(async given => {
    const { ma_phu_huynh: phu_huynh_id } = (await given.app.get('/api/auth/me', { as: 'admin' })).json.data
    const own = await record(given, { phu_huynh_id })
    assert.equal([own.status, own.json.error, (await given.app.db('orders')).length], [409, 'own_transfer', 0])
  }))

test('nothing is recorded by a parent, of the future, of more than a year ago, of nothing, or for a free package', () =>
  withMother(async given => {
    assert.is((await record(given, {}, 'mother')).status, 403)
    const wrong: [object, number][] = [
      [{ ngay: '2027-02-01' }, 400],
      [{ ngay: '2026-01-29' }, 400],
      [{ ngay: '2027-02-30' }, 400],
      [{ so_tien: 0 }, 400],
      [{ ma_tham_chieu: ' ' }, 400],
      [{ ly_do: '' }, 400],
      [{ thong_tin_goi_id: 8 }, 400],
      [{ thong_tin_goi_id: 99 }, 404],
      [{ phu_huynh_id: 999_999 }, 404],
    ]
    for (const [more, status] of wrong) assert.is((await record(given, more)).status, status, JSON.stringify(more))
    assert.equal([(await given.app.db('orders')).length, (await given.app.db('goi_dich_vu')).length], [0, 0])
    assert.is((await record(given, { ngay: '2027-01-31' })).status, 201)
  }))

test('the console records a transfer from the orders and from the wallet of a parent, without JavaScript', () =>
  withMother(async ({ app, parent }) => {
    const typed = {
      thong_tin_goi_id: '3',
      so_tien: '390.000',
      ngay: '2027-01-30',
      ma_tham_chieu: 'A1',
      ly_do: 'Đã thấy',
    }
    const wrong = await sent(app, '/admin/don-hang?mo=ghi-chuyen-khoan', {
      ...typed,
      phu_huynh_id: String(parent),
      ngay: '2027-02-03',
    })
    assert.match(textOf('dialog', wrong), /không sau hôm nay/)
    await sent(app, '/admin/don-hang?mo=ghi-chuyen-khoan', { ...typed, phu_huynh_id: String(parent) })
    await sent(app, `/admin/don-hang?mo=vi.${parent}&mo=ghi-chuyen-khoan.${parent}`, { ...typed, ma_tham_chieu: 'A2' })
    const orders = await app.db('orders').orderBy('id')
    assert.equal(
      orders.map(order => order.transfer_reference),
      ['A1', 'A2'],
    )
    const shown = await opened(app, `/admin/don-hang?mo=don-hang.${orders[0].vnp_txn_ref}`)
    assert.match(textOf('dialog', shown), /Mã tham chiếu chuyển khoản\s*A1/)
    assert.not.match(textOf('dialog', shown), /Hỏi lại VNPay/)
  }))

serverTest(test, 'of two clicks at once, one records the transfer', () =>
  withOwnApp(async app => {
    const given = await seedMother(app)
    const answers = await Promise.all([record(given), record(given)])
    assert.equal(tally(answers), { 201: 1, 409: 1 })
    assert.equal([(await app.db('orders')).length, (await app.db('goi_dich_vu')).length], [1, 2])
  }),
)

test('the receipt of a transfer names the reference of the bank and the day, not a transaction or a time of VNPay', () =>
  withMother(async given => {
    const { vnp_txn_ref } = (await record(given)).json.data
    const receipt = textOf('.receipt', await opened(given.app, `/wallet/orders/${vnp_txn_ref}`, 'vi', 'mother'))
    assert.match(receipt, /Ngày thanh toán\s?29\/01\/2027\s?Mã tham chiếu chuyển khoản\s?FT27029123/)
    assert.not.match(receipt, /VNPay|00:00/)
    assert.not.match(textOf('dialog', await opened(given.app, `/admin/don-hang?mo=don-hang.${vnp_txn_ref}`)), '00:00')
  }))

test.run()
