import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withInvoices } from '../helpers/invoices.ts'
import { cancelled, ipn, order, orderRow, told } from '../helpers/orders.ts'
import { clean, type Paid, withPaid } from '../helpers/paid-order.ts'
import { closeReview, suspected } from '../helpers/reviewed.ts'
import { codes, upload } from '../helpers/settlement.ts'
import { waiting } from '../helpers/work.ts'

const again = '15000001'
const ben_ngoai = { ngay: '2027-01-31', ma_tham_chieu: 'FT1' }
const paidAgain = async ({ app, ref }: Paid) => ipn(app, told(app, ref, { vnp_TransactionNo: again }))
const revenue = async ({ app }: Paid) =>
  (await app.get('/api/payment/revenue?nhom=ngay', { as: 'admin' })).json.data.map(
    ({ khoa, so_don, da_thu, da_hoan }: Record<string, unknown>) => [khoa, so_don, da_thu, da_hoan].join(' '),
  )

/** Works with a second order, paid while an e-invoice provider is connected, and returns what it is told of money back. */
const invoiced = (work: (given: Paid) => Promise<unknown>) =>
  withPaid(given =>
    withInvoices(given.app, async ({ got, run }) => {
      const { app } = given
      const { vnp_txn_ref: ref } = await order(app)
      await ipn(app, told(app, ref))
      const refund: Paid['refund'] = (body = {}) =>
        app.post(`/api/payment/orders/${ref}/refund`, { ly_do: 'Khách đổi ý', ...body }, { as: 'admin' })
      await work({ ...given, ref, refund })
      await run()
      const events = got.map(({ body }) => JSON.parse(body))
      assert.equal(
        events.map(({ event, order: { hoan_lai, con_lai } }) => `${event} ${hoan_lai} ${con_lai}`),
        ['issued 0 390000', 'adjusted 100000 290000', 'cancelled 290000 0'],
      )
    }),
  )

test('an invoice is adjusted by a part, with what is left, and cancelled by the rest', () =>
  invoiced(async ({ refund }) => {
    await refund({ so_tien: 100_000 })
    await refund()
  }))

test('an invoice is adjusted and cancelled also by what went back outside', () =>
  invoiced(async ({ refund }) => {
    await refund({ so_tien: 100_000, ben_ngoai })
    await refund({ ben_ngoai: { ...ben_ngoai, ma_tham_chieu: 'FT2' } })
  }))

test('an invoice is adjusted once by a part that is under way and is then recorded as sent outside', () =>
  invoiced(async ({ app, refund }) => {
    await refund({ so_tien: 100_000 })
    const { id } = await app.db('refunds').first()
    const body = { trang_thai: 'refunded', ly_do_dong: 'Ngân hàng báo đã về' }
    const { clock } = app.services
    clock.set(new Date(clock.now().getTime() + 11 * 60_000))
    assert.is((await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body })).status, 200)
    await refund()
  }))

test('an invoice is adjusted by what went back of the price before the order was granted by hand', () =>
  withPaid(given =>
    withInvoices(given.app, async ({ got, run }) => {
      const { app } = given
      const { vnp_txn_ref: ref } = await order(app)
      await ipn(app, told(app, ref, suspected))
      const part = { ly_do: 'Trả nhầm', so_tien: 100_000, ben_ngoai }
      await app.post(`/api/payment/orders/${ref}/refund`, part, { as: 'admin' })
      assert.is((await closeReview(given, ref, { ket_qua: 'paid' })).json.data.trang_thai, 'paid')
      await run()
      const events = got.map(({ body }) => JSON.parse(body))
      assert.equal(
        events.map(({ event, order: { con_lai } }) => `${event} ${con_lai}`),
        ['issued 390000', 'adjusted 290000'],
      )
    }),
  ))

test('several refunds of an order count each on its day, one that went outside on the day of that', () =>
  withPaid(async given => {
    const { app, at, ref, refund } = given
    await at('2027-02-03T05:00:00Z')
    await refund({ so_tien: 90_000 })
    await refund({ so_tien: 50_000, ben_ngoai: { ...ben_ngoai, ngay: '2027-02-01' } })
    assert.equal(await revenue(given), ['2027-01-31 1 390000 0', '2027-02-01 0 0 50000', '2027-02-03 0 0 90000'])
    const { text } = await app.get('/api/payment/orders.csv', { as: 'admin' })
    const amounts = text.split('\r\n').filter(line => line.includes(ref))
    assert.equal(amounts.map(line => /,(-?\d+0000),/.exec(line)?.[1]).sort(), ['-50000', '-90000', '390000'])
    const csv = `ma_don,so_tien,ngay\n${ref},390000,31/01/2027\n${ref},-90000,03/02/2027`
    assert.equal(codes(await upload(app, csv)), { khop: [ref, ref], lech: [], la: [], thieu: [] })
  }))

test('a refund that went outside is on one day in revenue and in the CSV of orders, whenever it was recorded', () =>
  withPaid(async given => {
    const { app, at, ref, refund } = given
    await at('2027-03-02T05:00:00Z')
    await refund({ so_tien: 90_000, ben_ngoai: { ...ben_ngoai, ngay: '2027-02-01' } })
    await refund({ so_tien: 50_000 })
    assert.equal(await revenue(given), ['2027-01-31 1 390000 0', '2027-02-01 0 0 90000', '2027-03-02 0 0 50000'])
    const { text } = await app.get(`/api/payment/orders.csv?vnp_txn_ref=${ref}`, { as: 'admin' })
    assert.match(text, /,-90000,.*02\/03\/2027 12:00,01\/02\/2027 00:00,/)
    assert.match(text, /,-50000,.*02\/03\/2027 12:00,02\/03\/2027 12:00,/)
  }))

test('what was paid twice and went back is in no book, and agrees with VNPay’s file by its number', () =>
  withPaid(async given => {
    const { app, ref, refund } = given
    await paidAgain(given)
    await refund({ giao_dich: again })
    assert.equal(await revenue(given), ['2027-01-31 1 390000 0'])
    const { text } = await app.get('/api/payment/orders.csv', { as: 'admin' })
    assert.is(text.split('\r\n').filter(line => line.includes(ref)).length, 1)
    const lines = [`${ref},390000,14226112`, `${ref},390000,${again}`, `${ref},-390000,${again}`]
    const csv = lines.map(line => `${line},31/01/2027`).join('\n')
    const answered = await upload(app, `ma_don,so_tien,ma_giao_dich,ngay\n${csv}`)
    assert.equal(codes(answered), { khop: [ref, ref, ref], lech: [], la: [], thieu: [] })
  }))

test('of an order that was granted by hand the first success is not a second payment, and another one is', () =>
  withPaid(async given => {
    const { app } = given
    const { vnp_txn_ref: ref } = await order(app)
    // the buyer cancelled, tried again and came back with a success
    await ipn(app, told(app, ref, cancelled))
    await app.db('orders').where({ vnp_txn_ref: ref }).update({ trang_thai: 'review', reason: 'returned_paid' })
    assert.is((await closeReview(given, ref, { ket_qua: 'paid' })).status, 200)
    assert.is(await ipn(app, told(app, ref)), '02')
    assert.equal([await waiting(app), (await orderRow(app, ref)).transaction_no], [{}, '14226112'])
    await paidAgain({ ...given, ref })
    assert.equal(await waiting(app), { paid_twice: [ref] })
  }))

test('a success with another number is paid twice also where the order went back from a review', () =>
  withPaid(async given => {
    const { app } = given
    const { vnp_txn_ref: ref } = await order(app)
    await ipn(app, told(app, ref, suspected))
    const sent = { so_tien: 390_000, ngay: '2027-01-31', ma_tham_chieu: 'FT1' }
    assert.is((await closeReview(given, ref, { ket_qua: 'refunded', ...sent })).json.data.trang_thai, 'refunded')
    await ipn(app, told(app, ref))
    assert.equal(await waiting(app), {})
    await paidAgain({ ...given, ref })
    assert.equal(await waiting(app), { paid_twice: [ref] })
  }))

test('a second success of an order under review that cannot be granted goes back, also once the order was closed', () =>
  withPaid(async given => {
    const { app, parent } = given
    const { vnp_txn_ref: ref } = await order(app)
    await ipn(app, told(app, ref, suspected))
    await app.ask('DELETE', `/api/phu-huynh/${parent}`, { as: 'admin' })
    await paidAgain({ ...given, ref })
    assert.equal((await waiting(app)).paid_twice, [ref])
    await closeReview(given, ref, { ket_qua: 'unpaid' })
    const body = { ly_do: 'Trả hai lần', giao_dich: again }
    assert.is((await app.post(`/api/payment/orders/${ref}/refund`, body, { as: 'admin' })).status, 200)
    assert.equal(await waiting(app), {})
  }))

test('a refund seen at VNPay of all that is left is not recorded as a part', () =>
  withPaid(async given => {
    const { app, ref, at } = given
    const { id: order_id } = await orderRow(app, ref)
    const [{ id }] = await app
      .db('seen_refunds')
      .insert({ order_id, so_tien: 390_000, seen_at: new Date() })
      .returning('id')
    const decide = (ket_qua: string) =>
      app.ask('PUT', `/api/payment/seen-refunds/${id}`, { as: 'admin', body: { ket_qua, ly_do_dong: 'x' } })
    await at('2027-02-01T05:00:00Z')
    assert.equal(
      [(await decide('part')).json.error, Object.keys(await waiting(app))],
      ['nothing_would_be_left', ['gateway_refunded']],
    )
    await decide('whole')
    assert.equal([(await orderRow(app, ref)).trang_thai, await waiting(app)], ['refunded', {}])
  }))

test('the ledger accepts an order that was never paid, and was closed as sent back outside', () =>
  withPaid(async given => {
    const { app } = given
    const { vnp_txn_ref: ref } = await order(app)
    await ipn(app, told(app, ref, suspected))
    await closeReview(given, ref, { ket_qua: 'refunded', so_tien: 30_000, ngay: '2027-01-31', ma_tham_chieu: 'FT1' })
    assert.equal(await given.ledger(), clean)
  }))

test.run()
