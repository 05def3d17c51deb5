import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedMother, withMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { ipn, order, told } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { withPaid } from '../helpers/paid-order.ts'
import { buy, codes, upload, work } from '../helpers/settlement.ts'

test('each line of a file agrees, differs or is unknown here, and a payment of its day that it lacks is missing', () =>
  withMother(async given => {
    const { app } = given
    const [one, two, three] = await buy(given, 3)
    const csv = `Mã đơn hàng,Số tiền,Mã giao dịch,Thời gian
${one},"390.000",14226112,31/01/2027 12:01
${two},380000,14226113,20270131130112
AN0UNKNOWN,741.000,1,31/01/2027
,1.511.000,,
`
    const answered = await upload(app, csv)
    assert.is(answered.status, 201)
    assert.equal(codes(answered), { khop: [one], lech: [two], la: ['AN0UNKNOWN'], thieu: [three] })
    const { id, lech, tu, den } = answered.json.data
    assert.equal([lech[0].so_tien, lech[0].da_ghi, lech[0].dong], [380_000, 390_000, 3])
    assert.equal([tu, den], ['2027-01-31', '2027-01-31'])
    const kept = await app.get(`/api/payment/settlements/${id}`, { as: 'admin' })
    assert.equal(kept.json.data, answered.json.data)
  }))

test('differences are work until a later file agrees or an admin closes them with a note', () =>
  withMother(async given => {
    const { app } = given
    const [one, two] = await buy(given, 2)
    const head = 'ma_don;so_tien;ma_giao_dich;ngay\n'
    const { json } = await upload(app, `${head}${one};1;1;31/01/2027\nX;5000;2;31/01/2027\n`)
    const first = await work(app)
    assert.equal(
      [first.so_luong, first.lau_nhat.map(({ ly_do }: { ly_do: string }) => ly_do).sort()],
      [3, ['settlement_la', 'settlement_lech', 'settlement_thieu']],
    )
    await upload(app, `${head}${one};390000;1;31/01/2027\n${two};390.000;2;31/01/2027\n`)
    const left = await work(app)
    assert.equal([left.so_luong, left.lau_nhat[0].vnp_txn_ref], [1, 'X'])
    const path = `/api/payment/settlement-lines/${left.lau_nhat[0].doi_tuong}/close`
    assert.is((await app.post(path, { ly_do: '' }, { as: 'admin' })).status, 400)
    assert.is((await app.post(path, { ly_do: 'Của cửa hàng khác' }, { as: 'mother' })).status, 403)
    const closed = await app.post(path, { ly_do: 'Của cửa hàng khác' }, { as: 'admin' })
    assert.equal([closed.status, closed.json.data.ghi_chu], [200, 'Của cửa hàng khác'])
    const again = await app.post(path, { ly_do: 'Lần nữa' }, { as: 'admin' })
    assert.equal([again.status, again.json.error, (await work(app)).so_luong], [409, 'settlement_line_closed', 0])
    const agreed = `/api/payment/settlement-lines/${(await app.db('settlement_lines').where({ ket_qua: 'khop' }).first()).id}`
    assert.is((await app.post(`${agreed}/close`, { ly_do: 'x' }, { as: 'admin' })).status, 409)
    assert.is(json.data.khop.length, 0)
  }))

test('the same file is compared once', () =>
  withMother(async given => {
    const [one] = await buy(given, 1)
    const csv = `ma_don,so_tien,ngay\n${one},390000,31/01/2027\n`
    const [first, second] = [await upload(given.app, csv), await upload(given.app, csv)]
    assert.equal([first.status, second.status, second.json.data], [201, 201, first.json.data])
    assert.is((await given.app.db('settlements')).length, 1)
    assert.is((await given.app.db('audit_log').where({ action: 'settlement_read' })).length, 1)
  }))

test('a second line of one order is money that is not recorded, and a line with a minus is its refund', () =>
  withMother(async given => {
    const { app } = given
    const [one, two] = await buy(given, 2)
    const { id } = await app.db('orders').where({ vnp_txn_ref: two }).first()
    await app.db('orders').where({ id }).update({ trang_thai: 'refunded' })
    const refund = { order_id: id, so_tien: 390_000, ly_do: '', trang_thai: 'refunded' }
    await app.db('refunds').insert({ ...refund, ngay_tao: new Date(), decided_at: new Date() })
    const lines = [
      [one, 390_000],
      [one, 390_000],
      [two, 390_000],
      [two, -390_000],
      [one, -390_000],
    ]
    const csv = lines.map(([ref, amount]) => `${ref},${amount},31/01/2027`).join('\n')
    const answered = await upload(app, `ma_don,so_tien,ngay\n${csv}`)
    assert.equal(codes(answered), { khop: [one, two, two], lech: [one, one], la: [], thieu: [] })
  }))

test('each refund of an amount agrees with one line: a further one differs', () =>
  withPaid(async ({ app, at, ref, refund }) => {
    await at('2027-02-03T05:00:00Z')
    const lines = (amounts: number[]) => amounts.map(amount => `${ref},${amount},03/02/2027`).join('\n')
    const read = async (amounts: number[]) => {
      const { lech } = (await upload(app, `ma_don,so_tien,ngay\n${lines(amounts)}`)).json.data
      return lech.map(({ so_tien, da_ghi }: Record<string, number>) => [so_tien, da_ghi])
    }
    await refund({ so_tien: 90_000 })
    assert.equal(await read([390_000, -90_000, -90_000]), [[-90_000, 0]])
    await refund({ so_tien: 90_000 })
    await refund({ so_tien: 10_000 })
    assert.equal(await read([390_000, -90_000, -10_000, -90_000]), [])
    assert.equal(await read([390_000, -90_000, -90_000, -10_000, -90_000]), [[-90_000, 0]])
  }))

test('the same file is compared again once its order was put right, and then says so', () =>
  withMother(async given => {
    const { app } = given
    const { vnp_txn_ref } = await order(app)
    const csv = `ma_don,so_tien,ngay\n${vnp_txn_ref},390000,31/01/2027\n`
    assert.equal(codes(await upload(app, csv)).lech, [vnp_txn_ref])
    await ipn(app, told(app, vnp_txn_ref))
    assert.equal(codes(await upload(app, csv)).khop, [vnp_txn_ref])
    assert.is((await work(app)).so_luong, 0)
    await upload(app, csv)
    assert.is((await app.db('settlements')).length, 2)
  }))

test('a payment is missing on a day of the period of which the file has no line', () =>
  withMother(async given => {
    const [one] = await buy(given, 1)
    const { app } = given
    const around = ['X1,10000,30/01/2027', 'X2,10000,01/02/2027']
    assert.equal(codes(await upload(app, `ma_don,so_tien,ngay\n${around.join('\n')}`)).thieu, [one])
    const refundsAlone = ['X1,-10000,30/01/2027', 'X2,-10000,01/02/2027']
    assert.equal(codes(await upload(app, `ma_don,so_tien,ngay\n${refundsAlone.join('\n')}`)).thieu, [])
  }))

test('a payment is missing although the file has a refund of its order', () =>
  withPaid(async ({ app, ref, refund }) => {
    await refund({ so_tien: 50_000 })
    const lines = [`${ref},-50000,31/01/2027`, 'X,10000,31/01/2027']
    const answered = await upload(app, `ma_don,so_tien,ngay\n${lines.join('\n')}`)
    assert.equal(codes(answered), { khop: [ref], lech: [], la: ['X'], thieu: [ref] })
  }))

test('a refund in a later file closes no difference of the payment, nor of a refund of another day', () =>
  withPaid(async ({ app, ref, refund }) => {
    const file = (...lines: string[]) =>
      upload(app, `ma_don,so_tien,ngay\n${lines.map(each => `${ref},${each}`).join('\n')}`)
    await file('39000,31/01/2027', '-90000,01/02/2027')
    await refund({ so_tien: 50_000 })
    assert.equal(codes(await file('-50000,31/01/2027')).khop, [ref])
    assert.is((await work(app)).so_luong, 2)
    await refund({ so_tien: 90_000 })
    await file('390000,31/01/2027', '-90000,01/02/2027')
    assert.is((await work(app)).so_luong, 0)
  }))

test('a difference is closed by a later line of its own transaction, and not by that of another', () =>
  withPaid(async ({ app, ref }) => {
    const file = (line: string) => upload(app, `ma_don,so_tien,ma_giao_dich,ngay\n${ref},${line},31/01/2027`)
    await file('39000,7')
    assert.equal(codes(await file('390000,8')).khop, [ref])
    assert.is((await work(app)).so_luong, 1)
    await file('390000,7')
    assert.is((await work(app)).so_luong, 0)
  }))

test('a line with a day and an amount is unknown here where it names no order, once however often it is uploaded', () =>
  withMother(async given => {
    const { app } = given
    const [one] = await buy(given, 1)
    const lines = [`${one},390000,31/01/2027`, ',500000,31/01/2027', ',890000,']
    const answered = await upload(app, `ma_don,so_tien,ngay\n${lines.join('\n')}`)
    assert.equal(codes(answered), { khop: [one], lech: [], la: [''], thieu: [] })
    await upload(app, `ma_don,so_tien,ngay\n${lines.join('\n')}\n,70000,31/01/2027`)
    assert.is((await work(app)).so_luong, 2)
    assert.match(textOf('main', await opened(app, '/admin/viec-can-lam')), /Không có mã đơn/)
  }))

serverTest(test, 'of files with the same difference that are uploaded at once, one leaves it open', () =>
  withOwnApp(async app => {
    const [one] = await buy(await seedMother(app), 1)
    const csv = (at: number) => `ma_don,so_tien,ngay\n${one},1000,31/01/2027${'\n'.repeat(at)}`
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => upload(app, csv(at))))
    assert.equal(tally(answers), { 201: 8 })
    assert.is((await app.db('settlement_lines').where({ closed_at: null })).length, 1)
  }),
)

serverTest(test, 'of two uploads of one file at once, one is compared, and both answer the same', () =>
  withOwnApp(async app => {
    const [one] = await buy(await seedMother(app), 1)
    const csv = `ma_don,so_tien,ngay\n${one},390000,31/01/2027\nX,1000,31/01/2027`
    const [first, second] = await Promise.all([upload(app, csv), upload(app, csv)])
    assert.equal([first.status, second.status, second.json.data], [201, 201, first.json.data])
    assert.is((await app.db('settlement_lines')).length, 2)
  }),
)

test.run()
