import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { oneDevice, withMother } from '../helpers/billing.ts'
import { logWritten } from '../helpers/log.ts'
import { cancelled, ipn, movesOf, order, orderLater, orderRow, placesOf, told } from '../helpers/orders.ts'

const threeDevices = 4
const success = {}

test('D41, R33: the first success is 00 and fills the wallet, the same again is 02 and changes nothing', () =>
  withMother(async ({ app, parent }) => {
    const { vnp_txn_ref } = await order(app)
    const codes = []
    for (let call = 0; call < 5; call++) codes.push(await ipn(app, told(app, vnp_txn_ref)))
    assert.equal(codes, ['00', '02', '02', '02', '02'])
    const row = await orderRow(app, vnp_txn_ref)
    assert.equal([row.trang_thai, row.transaction_no, row.reason], ['paid', '14226112', 'paid'])
    const [place, ...more] = await placesOf(app, vnp_txn_ref)
    assert.equal(more, [])
    assert.equal(
      [place.ma_phu_huynh, place.trang_thai, place.gia, place.months, place.tu_dong_gia_han, place.thong_tin_goi_id],
      [parent, 'CHUA_GAN', 390_000, 12, true, oneDevice],
    )
    assert.equal(await movesOf(app, vnp_txn_ref), ['order_created', 'order_paid'])
    assert.is((await app.db('gateway_calls').where({ vnp_txn_ref, kind: 'ipn' })).length, 5)
    assert.equal(
      (await app.db('gateway_calls').where({ kind: 'ipn' }).orderBy('id').first()).request,
      told(app, vnp_txn_ref),
    )
  }))

test('the shares of a purchase add up to what was paid, odd đồng on the first places', () =>
  withMother(async ({ app }) => {
    await app.db('goi').where({ id: threeDevices }).update({ gia: 1_000_001 })
    const { vnp_txn_ref } = await order(app, threeDevices)
    assert.is(await ipn(app, told(app, vnp_txn_ref, { vnp_Amount: '100000100' })), '00')
    assert.equal(
      (await placesOf(app, vnp_txn_ref)).map(({ gia }) => gia),
      [333_334, 333_334, 333_333],
    )
  }))

test('R34: the answers come in the gateway’s order: 97, 01, 04, then 00 and 02', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    const query = told(app, vnp_txn_ref)
    for (const bad of [
      '',
      query.replace('390', '391'),
      query.slice(0, -1),
      `${query}&vnp_Amount=1`,
      'a=b&'.repeat(300),
    ])
      assert.is(await ipn(app, bad), '97', bad)
    assert.is(await ipn(app, told(app, 'AN0', { vnp_Amount: '1' })), '01')
    assert.is(await ipn(app, told(app, vnp_txn_ref, { vnp_Amount: '1', ...cancelled })), '04')
    assert.equal([(await orderRow(app, vnp_txn_ref)).trang_thai, await placesOf(app, vnp_txn_ref)], ['pending', []])
    assert.is(await ipn(app, told(app, vnp_txn_ref)), '00')
    assert.is(await ipn(app, told(app, vnp_txn_ref, { vnp_Amount: '1' })), '04')
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'paid')
  }))

test('D45: the order is stored before its buyer is sent to the gateway; a call about an unknown order is logged as an error', () =>
  withMother(async ({ app }) => {
    const { payment_url } = await order(app)
    const ref = new URL(payment_url).searchParams.get('vnp_TxnRef')!
    assert.is((await orderRow(app, ref)).trang_thai, 'pending')
    assert.is(await ipn(app, told(app, 'AN0')), '01')
    await logWritten()
    const [line] = app.logged.filter(each => each.includes('AN0'))
    assert.equal([JSON.parse(line!).level, JSON.parse(line!).outcome], ['error', 'unknown'])
  }))

test('D46: an unsigned call is not remembered, and our own payment URL sent back is 99 and changes nothing', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref, payment_url } = await order(app)
    assert.is(await ipn(app, told(app, vnp_txn_ref).replace('vnp_SecureHash=', 'vnp_SecureHash=0')), '97')
    assert.is(await ipn(app, new URL(payment_url).search.slice(1)), '99')
    assert.equal(await app.db('gateway_calls').where({ kind: 'ipn' }), [])
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'pending')
  }))

test('D47, R34: a success with another amount answers 04, grants nothing and is reviewed', () =>
  withMother(async ({ app }) => {
    for (const vnp_Amount of ['390000', '3900000000', '39000000 ', '0x10', '1e3', '39000001', '']) {
      const { vnp_txn_ref } = await order(app)
      if (vnp_Amount === '') assert.is(await ipn(app, told(app, vnp_txn_ref, { vnp_Amount })), '99')
      else {
        assert.is(await ipn(app, told(app, vnp_txn_ref, { vnp_Amount })), '04', vnp_Amount)
        const { trang_thai, reason } = await orderRow(app, vnp_txn_ref)
        assert.equal([trang_thai, reason], ['review', 'wrong_amount'])
        assert.equal(await placesOf(app, vnp_txn_ref), [])
      }
    }
  }))

test('D48: money that may have left the buyer is reviewed, answers 00, and a later success grants', () =>
  withMother(async ({ app }) => {
    for (const [vnp_ResponseCode, vnp_TransactionStatus, reason] of [
      ['00', '02', 'not_successful'],
      ['07', '07', 'suspected'],
      ['99', '04', 'reversed'],
    ] as const) {
      const { vnp_txn_ref } = await order(app)
      assert.is(await ipn(app, told(app, vnp_txn_ref, { vnp_ResponseCode, vnp_TransactionStatus })), '00')
      const row = await orderRow(app, vnp_txn_ref)
      assert.equal([row.trang_thai, row.reason, await placesOf(app, vnp_txn_ref)], ['review', reason, []])
      assert.is(await ipn(app, told(app, vnp_txn_ref, cancelled)), '02')
      assert.is(await ipn(app, told(app, vnp_txn_ref)), '00')
      assert.is((await placesOf(app, vnp_txn_ref)).length, 1)
    }
  }))

test('R37: whatever the order of success, repeated success and failure, one place is granted and paid stays paid', () =>
  withMother(async ({ app }) => {
    const calls = [success, success, cancelled, { vnp_ResponseCode: '51', vnp_TransactionStatus: '02' }]
    for (const sequence of permutations(calls)) {
      const { vnp_txn_ref } = await orderLater(app)
      let granted = false
      for (const call of sequence) {
        const code = await ipn(app, told(app, vnp_txn_ref, call))
        if (call === success) assert.is(code, granted ? '02' : '00')
        granted ||= call === success
        await app.get(`/api/payment/result?${told(app, vnp_txn_ref, call)}`)
        assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, granted ? 'paid' : 'failed')
      }
      assert.is((await placesOf(app, vnp_txn_ref)).length, 1)
    }
  }))

test('a success after a failure is marked as late in the log', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    assert.is(await ipn(app, told(app, vnp_txn_ref, cancelled)), '00')
    assert.equal([(await orderRow(app, vnp_txn_ref)).reason], ['cancelled'])
    assert.is(await ipn(app, told(app, vnp_txn_ref)), '00')
    assert.equal(await movesOf(app, vnp_txn_ref), ['order_created', 'order_failed', 'order_paid'])
    const { detail } = await app.db('audit_log').where({ action: 'order_paid' }).first()
    assert.equal([detail.late, detail.before.trang_thai, detail.by], [true, 'failed', 'ipn'])
  }))

test('money for an account that is gone is reviewed', () =>
  withMother(async ({ app, parent }) => {
    const { vnp_txn_ref } = await order(app)
    await app.ask('DELETE', `/api/phu-huynh/${parent}`, { as: 'admin' })
    assert.is(await ipn(app, told(app, vnp_txn_ref)), '00')
    const { trang_thai, reason } = await orderRow(app, vnp_txn_ref)
    assert.equal([trang_thai, reason], ['review', 'buyer_gone'])
  }))

test('anybody may call, signed in or not, from any site: only the signature counts', () =>
  withMother(async ({ app }) => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }
    for (const options of [{ headers }, { as: 'stranger' as const }, {}]) {
      const { vnp_txn_ref } = await order(app)
      const path = `/api/payment/vnpay-ipn?${told(app, vnp_txn_ref)}`
      assert.equal((await app.get(path, options)).json, { RspCode: '00', Message: 'Confirm Success' })
    }
    assert.is((await app.post('/api/payment/vnpay-ipn', {})).status, 405)
  }))

test('R34: a fault inside answers 99 with HTTP 200 and commits nothing, and the next call pays', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    await app.db.raw('savepoint whole')
    await app.db.raw('alter table goi_dich_vu add constraint broken check (false) not valid')
    assert.is(await ipn(app, told(app, vnp_txn_ref)), '99')
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'pending')
    await app.db.raw('rollback to savepoint whole')
    assert.is(await ipn(app, told(app, vnp_txn_ref)), '00')
    assert.not.match(app.logged.join('\n'), /SecureHash=\w{128}.*"stack"/)
  }))

test('D22: neither our clock nor the gateway’s dates decide whether a call is accepted', () =>
  withMother(async ({ app, at }) => {
    const { vnp_txn_ref } = await order(app)
    await at('2027-06-01T00:00:00Z')
    assert.is(await ipn(app, told(app, vnp_txn_ref, { vnp_PayDate: '19990101000000' })), '00')
  }))

test('calls of the gateway are kept for ninety days', () =>
  withMother(async ({ app, at }) => {
    const { vnp_txn_ref } = await order(app)
    await ipn(app, told(app, vnp_txn_ref))
    const kept = async (moment: string) => {
      await at(moment)
      await app.post('/dev/jobs/cleanup')
      return (await app.db('gateway_calls').where({ kind: 'ipn' })).length
    }
    assert.equal([await kept('2027-04-30T05:00:00Z'), await kept('2027-05-02T05:00:00Z')], [1, 0])
  }))

function permutations<T>(all: T[]): T[][] {
  if (all.length < 2) return [all]
  return all.flatMap((one, at) => permutations(all.filter((_, other) => other !== at)).map(rest => [one, ...rest]))
}

test.run()
