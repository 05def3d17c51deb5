import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { refundsJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { ipn, order, orderRow, placesOf, told } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { clean, paid, withPaid } from '../helpers/paid-order.ts'
import { withRenewed } from '../helpers/refunds.ts'
import { waiting } from '../helpers/work.ts'

test('a first purchase that is refunded as a whole ends its places, also on a device, and its history says so', () =>
  withPaid(async ({ app, ref, assign, gateway, refund, ledger }) => {
    const [{ id }] = await placesOf(app, ref)
    const { nguoi_dung_id } = (await assign(id)).json.data
    const { status, json } = await refund()
    assert.equal([status, json.data.trang_thai, json.data.da_hoan], [200, 'refunded', 390_000])
    assert.equal(
      gateway.asked.map(({ vnp_Amount, vnp_TransactionType }) => [vnp_Amount, vnp_TransactionType]),
      [['39000000', '02']],
    )
    const [place] = await placesOf(app, ref)
    assert.equal([place.trang_thai, place.tu_dong_gia_han], ['HUY', false])
    const history = (await app.get(`/api/thiet-bi/${nguoi_dung_id}/lich-su-goi`, { as: 'mother' })).json.data
    assert.equal(
      history.map((row: { trang_thai: string }) => row.trang_thai),
      ['HUY'],
    )
    assert.is((await refund()).json.error, 'nothing_left')
    assert.equal(await ledger(), clean)
  }))

test('parts add up and leave the places; the part that sends back the rest ends them; never more than was paid', () =>
  withPaid(async ({ app, ref, gateway, refund, ledger }) => {
    assert.equal(
      [(await refund({ so_tien: 100_000 })).json.data.con_lai, (await placesOf(app, ref))[0].trang_thai],
      [290_000, 'CHUA_GAN'],
    )
    assert.equal((await refund({ so_tien: 90_000 })).json.data.con_lai, 200_000)
    const beyond = await refund({ so_tien: 200_001 })
    assert.equal([beyond.status, beyond.json.error, gateway.asked.length], [409, 'more_than_left', 2])
    assert.match(beyond.json.message, '200.000')
    assert.equal((await refund({ so_tien: 1_000, con_lai_da_xem: 390_000 })).json.error, 'left_changed')
    assert.is((await orderRow(app, ref)).trang_thai, 'paid')
    assert.equal((await refund()).json.data.trang_thai, 'refunded')
    assert.equal(
      gateway.asked.map(({ vnp_TransactionType }) => vnp_TransactionType),
      ['03', '03', '03'],
    )
    assert.is((await placesOf(app, ref))[0].trang_thai, 'HUY')
    assert.equal(await ledger(), clean)
  }))

test('what went back outside is recorded with its reference and a day since the payment, and VNPay is not asked', () =>
  withPaid(async ({ app, ref, gateway, refund, ledger }) => {
    const ben_ngoai = { ngay: '2027-01-31', ma_tham_chieu: 'FT1' }
    const wrong = await refund({ ben_ngoai: { ngay: 'x' } })
    assert.equal(Object.keys(wrong.json.fields).sort(), ['ben_ngoai.ma_tham_chieu', 'ben_ngoai.ngay'])
    for (const ngay of ['2027-01-30', '2027-02-01', '1990-01-01', '2199-12-31']) {
      const { status, json } = await refund({ so_tien: 90_000, ben_ngoai: { ...ben_ngoai, ngay } })
      assert.equal([status, Object.keys(json.fields)], [400, ['ben_ngoai.ngay']], ngay)
    }
    assert.is((await refund({ so_tien: 90_000, ben_ngoai })).json.data.trang_thai, 'paid')
    const { data } = (await refund({ ben_ngoai: { ...ben_ngoai, ma_tham_chieu: 'FT2' } })).json
    assert.equal([data.trang_thai, data.da_hoan, data.ngay_hoan], ['refunded', 390_000, '2027-01-31'])
    assert.equal([gateway.asked, gateway.queried], [[], []])
    assert.is((await placesOf(app, ref))[0].trang_thai, 'HUY')
    assert.equal(await ledger(), clean)
  }))

test('what went back outside is recorded once, however often it is sent and however its reference is typed', () =>
  withPaid(async ({ app, ref, refund }) => {
    const once = { so_tien: 90_000, ben_ngoai: { ngay: '2027-01-31', ma_tham_chieu: 'FT27031 12' } }
    assert.is((await refund(once)).json.data.con_lai, 300_000)
    for (const ma_tham_chieu of ['FT27031 12', 'ft2703112', ' FT2703112 ']) {
      const { status, json } = await refund({ ...once, ben_ngoai: { ...once.ben_ngoai, ma_tham_chieu } })
      assert.equal([status, json.error], [409, 'refund_recorded'], ma_tham_chieu)
    }
    assert.equal([(await app.db('refunds')).length, (await orderRow(app, ref)).trang_thai], [1, 'paid'])
    assert.is((await refund({ ...once, ben_ngoai: { ...once.ben_ngoai, ma_tham_chieu: 'FT3' } })).status, 200)
  }))

serverTest(test, 'what is sent several times in parallel is recorded as gone outside once', () =>
  withOwnApp(async app =>
    paid(await seedMother(app), async ({ refund }) => {
      const once = { so_tien: 90_000, ben_ngoai: { ngay: '2027-01-31', ma_tham_chieu: 'FT1' } }
      assert.equal(tally(await Promise.all(Array.from({ length: 6 }, () => refund(once)))), { 200: 1, 409: 5 })
    }),
  ),
)

test('an order that holds no money is not refunded, nor is anybody but an admin let', () =>
  withPaid(async ({ app, ref }) => {
    const { vnp_txn_ref } = await order(app)
    const ask = (code: string, as: 'admin' | 'mother') =>
      app.post(`/api/payment/orders/${code}/refund`, { ly_do: 'x' }, { as })
    assert.equal(
      [(await ask(vnp_txn_ref, 'admin')).json.error, (await ask('AN0', 'admin')).status],
      ['holds_no_money', 404],
    )
    assert.is((await ask(ref, 'mother')).status, 403)
  }))

test('a renewal is refunded in part without losing its term, and as a whole it is taken back', () =>
  withRenewed(async ({ app, ref, ids, row }) => {
    const refund = (body: object) =>
      app.post(`/api/payment/orders/${ref}/refund`, { ly_do: 'x', ...body }, { as: 'admin' })
    await refund({ so_tien: 41_000 })
    assert.equal([(await row(ids[0]!)).ngay_ket_thuc, (await orderRow(app, ref)).trang_thai], ['2029-01-31', 'paid'])
    assert.is((await refund({})).json.data.trang_thai, 'refunded')
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2028-01-31')
  }))

test('a purchase whose renewal is paid goes back after the renewal', () =>
  withRenewed(async ({ app, ref }) => {
    const { purchase } = await app.db('renewals').first()
    const refund = (code: string) => app.post(`/api/payment/orders/${code}/refund`, { ly_do: 'x' }, { as: 'admin' })
    assert.is((await refund(purchase)).json.error, 'refund_newest_first')
    assert.is((await refund(ref)).json.data.trang_thai, 'refunded')
    assert.is((await refund(purchase)).json.data.trang_thai, 'refunded')
  }))

test('a part whose answer was lost is found again by its amount, and not sent twice', () =>
  withPaid(async ({ app, at, gateway, refund, ref }) => {
    gateway.answers('lost')
    assert.is((await refund({ so_tien: 100_000 })).json.data.hoan_tien, 'approved')
    assert.is((await refund({ so_tien: 100_000 })).json.error, 'refund_open')
    const outside = { so_tien: 100_000, ben_ngoai: { ngay: '2027-01-31', ma_tham_chieu: 'FT1' } }
    assert.is((await refund(outside)).json.error, 'refund_open', 'it may be under way at VNPay')
    gateway.tells({ vnp_TransactionType: '03', vnp_TransactionStatus: '05', vnp_Amount: '10000000' })
    await at('2027-01-31T05:11:00Z')
    await runJob(app.services, refundsJob, { dryRun: false })
    assert.is((await app.db('refunds').first()).trang_thai, 'processing')
    assert.equal([gateway.asked.length, (await orderRow(app, ref)).trang_thai], [1, 'paid'])
  }))

test('a second success with another number is answered 02, waits once, and goes back while the order stays paid', () =>
  withPaid(async ({ app, ref, gateway, refund, ledger }) => {
    const again = told(app, ref, { vnp_TransactionNo: '15000001' })
    for (let call = 0; call < 3; call++) assert.is(await ipn(app, again), '02')
    assert.is(await ipn(app, told(app, ref)), '02')
    assert.equal(await waiting(app), { paid_twice: [ref] })
    const { viec } = (await app.get('/api/viec-can-lam?loai=paid_twice', { as: 'admin' })).json.data
    assert.equal([viec.length, viec[0].lau_nhat[0].loai, viec[0].lau_nhat[0].so_tien], [1, 'paid_twice', 390_000])
    assert.is((await placesOf(app, ref)).length, 1)
    assert.is((await refund({ giao_dich: '999' })).status, 400)
    const { json } = await refund({ giao_dich: '15000001' })
    assert.equal([json.data.trang_thai, json.data.con_lai, json.data.da_hoan], ['paid', 390_000, 0])
    assert.equal(
      gateway.asked.map(({ vnp_TransactionNo, vnp_TransactionType }) => [vnp_TransactionNo, vnp_TransactionType]),
      [['15000001', '02']],
    )
    assert.equal([await waiting(app), (await refund({ giao_dich: '15000001' })).json.error], [{}, 'nothing_left'])
    assert.equal(await ledger(), clean)
  }))

for (const [ket_qua, state, place] of [
  ['whole', 'refunded', 'HUY'],
  ['part', 'paid', 'CHUA_GAN'],
  ['ignored', 'paid', 'CHUA_GAN'],
] as const)
  test(`a refund seen at VNPay that nobody asked for waits, also without the calls, until an admin says: ${ket_qua}`, () =>
    withPaid(async ({ app, ref, gateway, ledger }) => {
      const [type, amount] = ket_qua === 'part' ? ['03', '9000000'] : ['02', '39000000']
      gateway.tells({ vnp_TransactionType: type!, vnp_TransactionStatus: '05', vnp_Amount: amount! })
      for (let asked = 0; asked < 2; asked++) await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
      await app.db('gateway_calls').where({ kind: 'query' }).delete()
      assert.equal(await waiting(app), { gateway_refunded: [ref] })
      const [{ id }] = (await app.get(`/api/payment/orders/${ref}`, { as: 'admin' })).json.data.cong_hoan
      const body = { ket_qua, ly_do_dong: 'Thấy trên cổng' }
      const decide = (as: 'admin' | 'mother') => app.ask('PUT', `/api/payment/seen-refunds/${id}`, { as, body })
      assert.equal([(await decide('mother')).status, (await decide('admin')).status], [403, 200])
      assert.is((await decide('admin')).json.error, 'refund_decided')
      assert.equal([(await orderRow(app, ref)).trang_thai, (await placesOf(app, ref))[0].trang_thai], [state, place])
      assert.equal(await waiting(app), {})
      assert.equal(await ledger(), clean)
    }))

serverTest(test, 'parts that admins send back in parallel are never more than was paid', () =>
  withOwnApp(async app =>
    paid(await seedMother(app), async ({ gateway, refund, ref }) => {
      for (let round = 0; round < 4; round++)
        tally(await Promise.all(Array.from({ length: 4 }, () => refund({ so_tien: 130_000 }))))
      const sent = gateway.asked.reduce((sum, { vnp_Amount }) => sum + Number(vnp_Amount) / 100, 0)
      assert.equal([sent, (await orderRow(app, ref)).trang_thai], [390_000, 'refunded'])
    }),
  ),
)

test.run()
