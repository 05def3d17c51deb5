import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ipn, told } from '../helpers/orders.ts'
import { clean, type Paid, withPaid } from '../helpers/paid-order.ts'

const second = '15000001'
const outside = { ngay: '2027-01-31', ma_tham_chieu: 'FT9' }

const decide = ({ app }: Paid, id: number, body: object) =>
  app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body })

async function waiting({ app }: Paid): Promise<string[]> {
  const { viec } = (await app.get('/api/viec-can-lam', { as: 'admin' })).json.data
  return viec.filter(({ so_luong }: { so_luong: number }) => so_luong > 0).map(({ loai }: { loai: string }) => loai)
}

test('a refund of a second payment that VNPay refused is closed once that payment went back outside', () =>
  withPaid(async given => {
    const { app, ref, gateway, refund, ledger } = given
    await ipn(app, told(app, ref, { vnp_TransactionNo: second }))
    gateway.answers('95')
    await refund({ giao_dich: second })
    const { id } = await app.db('refunds').first()
    const refused = { trang_thai: 'refused', ly_do_tu_choi: 'Đã chuyển khoản' }
    assert.is((await decide(given, id, refused)).json.error, 'refund_decided', 'while it can be sent again')
    assert.is((await refund({ giao_dich: second, ben_ngoai: outside })).status, 200)
    assert.equal(await waiting(given), ['refund_failed'])
    assert.is((await decide(given, id, { trang_thai: 'approved' })).json.error, 'overpaid_dealt_with')
    assert.is((await decide(given, id, refused)).status, 200)
    assert.equal(await waiting(given), [])
    assert.equal(await ledger(), clean)
  }))

test('a parent is not told that a refund was refused that they never asked for', () =>
  withPaid(async given => {
    const { app, gateway, refund } = given
    gateway.answers('95')
    await refund({ so_tien: 100_000 })
    gateway.answers('00')
    await refund({ so_tien: 340_000 })
    const { id } = await app.db('refunds').orderBy('id').first()
    const refused = { trang_thai: 'refused', ly_do_tu_choi: 'Đã hoàn khoản khác' }
    assert.is((await decide(given, id, refused)).status, 200)
    assert.equal(await app.db('notices').pluck('kind'), ['money_returned'])
  }))

test.run()
