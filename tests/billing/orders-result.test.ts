import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { dateInVietnam } from '../../src/shared/dates.ts'
import type { TestApp } from '../helpers/app.ts'
import { withMother } from '../helpers/billing.ts'
import { cancelled, ipn, order, orderRow, told } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'

async function shown(app: TestApp, query: string, headers = {}) {
  const { status, json } = await app.get(`/api/payment/result?${query}`, { headers })
  assert.is(status, 200)
  return json.data
}

test('D42, D43, R36: a signed success is shown as under way until the gateway itself has called, then as a success', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    const query = told(app, vnp_txn_ref)
    assert.equal((await shown(app, query)).trang_thai, 'pending')
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'pending', 'the page changes nothing')
    await ipn(app, query)
    assert.equal(await shown(app, query), {
      trang_thai: 'success',
      ma_loi: null,
      loi_nhan: null,
      vnp_txn_ref,
      so_tien: 390_000,
      ten_goi: 'Gói Premium 1 thiết bị',
      thong_tin_goi_id: 3,
      goi_da_xoa: false,
      loai: 'MUA',
      tra_them: 0,
      da_hoan: 0,
      ngay_hoan: null,
      goi_dich_vu_id: null,
    })
    await app.db('goi').where({ id: 3 }).update({ da_xoa: true })
    assert.is((await shown(app, query)).goi_da_xoa, true)
  }))

test('who pays an order twice reads on their return what goes back, until it went', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    await ipn(app, told(app, vnp_txn_ref))
    const again = told(app, vnp_txn_ref, { vnp_TransactionNo: '14999999' })
    await ipn(app, again)
    const { trang_thai, tra_them } = await shown(app, again)
    assert.equal([trang_thai, tra_them], ['success', 390_000])
    assert.match(textOf('main', await opened(app, `/payment/callback?${again}`, 'vi', 'mother')), /nhận thừa 390\.000/)
    const ben_ngoai = { ngay: dateInVietnam(app.services.clock.now()), ma_tham_chieu: 'FT1' }
    const back = { ly_do: 'Trả hai lần', giao_dich: '14999999', ben_ngoai }
    assert.is((await app.post(`/api/payment/orders/${vnp_txn_ref}/refund`, back, { as: 'admin' })).status, 200)
    assert.is((await shown(app, again)).tra_them, 0)
  }))

test('T20, R36: a forged or unsigned result is shown as a failure, whatever it says, even if the order was paid', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref, payment_url } = await order(app)
    const query = told(app, vnp_txn_ref)
    await ipn(app, query)
    const forged = [
      '',
      `vnp_ResponseCode=00&vnp_TransactionStatus=00&vnp_TxnRef=${vnp_txn_ref}&vnp_Amount=39000000`,
      query.replace('39000000', '39000100'),
      `${query}&vnp_Amount=1`,
      new URL(payment_url).search.slice(1),
    ]
    for (const each of forged) {
      const { trang_thai, ma_loi, ...rest } = await shown(app, each)
      assert.equal([trang_thai, ma_loi, rest.vnp_txn_ref, rest.so_tien], ['failed', 'unsigned', null, null], each)
    }
    assert.is((await shown(app, told(app, 'AN0'))).ma_loi, 'unknown_order')
  }))

test('an error parameter is an error, whatever else is signed, and changes no order', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    const query = told(app, vnp_txn_ref)
    await ipn(app, query)
    for (const error of ['error=x', 'error=', 'error'])
      assert.equal((await shown(app, `${query}&${error}`)).trang_thai, 'failed')
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'paid')
  }))

test('a signed failure says why in the caller’s language; what may have cost money is under review', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    const failed = await shown(app, told(app, vnp_txn_ref, cancelled))
    assert.equal([failed.trang_thai, failed.ma_loi, failed.loi_nhan], ['failed', 'cancelled', 'Bạn đã hủy giao dịch.'])
    const english = await shown(app, told(app, vnp_txn_ref, cancelled), { 'Accept-Language': 'en' })
    assert.is(english.loi_nhan, 'You cancelled the payment.')
    assert.is((await shown(app, told(app, vnp_txn_ref, { vnp_ResponseCode: '07' }))).trang_thai, 'review')
    assert.is((await shown(app, told(app, vnp_txn_ref, { vnp_Amount: '100' }))).trang_thai, 'review')
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'pending')
    await ipn(app, told(app, vnp_txn_ref, cancelled))
    assert.is(
      (await shown(app, told(app, vnp_txn_ref))).trang_thai,
      'pending',
      'a success after a failure may still come',
    )
  }))

test('extra, repeated or odd parameters beside those of the gateway do no harm', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    const query = told(app, vnp_txn_ref)
    assert.is((await shown(app, `lang=vi&${query}&utm=1&utm=2&__proto__=1`)).trang_thai, 'pending')
    for (const odd of ['%', 'vnp_%', 'vnp_TxnRef=%00', 'vnp_SecureHash=%zz&vnp_TxnRef=1'])
      assert.is((await shown(app, odd)).trang_thai, 'failed', odd)
  }))

test.run()
