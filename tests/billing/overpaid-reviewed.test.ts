import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { refundsJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { withInvoices } from '../helpers/invoices.ts'
import { ipn, order, orderRow, placesOf, told } from '../helpers/orders.ts'
import { clean, type Paid, withPaid } from '../helpers/paid-order.ts'
import { codes, upload } from '../helpers/settlement.ts'
import { waiting } from '../helpers/work.ts'

const number = '14226119'
const outside = { ngay: '2027-01-31', ma_tham_chieu: 'FT1' }

interface Overpaid extends Paid {
  /** The order that is paid as it should be. */
  other: string
  /** Closes the order as paid. */
  grant: () => ReturnType<Paid['refund']>
}

/** An order of 390,000 đồng under review of which VNPay took another amount, beside one that is paid. */
const withOverpaid = (taken: number, work: (given: Overpaid) => Promise<void>) =>
  withPaid(async given => {
    const { app } = given
    const { vnp_txn_ref: ref } = await order(app)
    await ipn(app, told(app, ref, { vnp_Amount: `${taken}00`, vnp_TransactionNo: number }))
    const send = (path: string, body: object) => app.post(`/api/payment/orders/${ref}/${path}`, body, { as: 'admin' })
    await work({
      ...given,
      ref,
      other: given.ref,
      refund: (body = {}) => send('refund', { ly_do: 'Trả thừa', ...body }),
      grant: () => send('close', { ket_qua: 'paid', ly_do_dong: 'Đã xem sao kê' }),
    })
  })

const revenue = async ({ app }: Paid) => {
  const [day] = (await app.get('/api/payment/revenue?nhom=goi', { as: 'admin' })).json.data
  return [day.da_thu, day.da_hoan]
}

test('an overpaid order of which more than its price went back is granted where what is left pays for it', () =>
  withOverpaid(900_000, async given => {
    const { app, ref, other, refund, grant, ledger } = given
    await refund({ so_tien: 400_000, ben_ngoai: outside })
    const { status, json } = await grant()
    assert.equal([status, json.data.trang_thai, json.data.con_lai], [200, 'paid', 390_000])
    assert.equal([json.data.da_hoan, (await placesOf(app, ref)).length], [0, 1])
    assert.equal(
      json.data.tra_hai_lan.map((each: Record<string, unknown>) => [each.giao_dich, each.so_tien, each.con_lai]),
      [[number, 510_000, 110_000]],
    )
    assert.equal(await revenue(given), [780_000, 0])
    const lines = [`${other},390000,14226112`, `${ref},900000,${number}`, `${ref},-400000,${number}`]
    const csv = lines.map(line => `${line},31/01/2027`).join('\n')
    const answered = await upload(app, `ma_don,so_tien,ma_giao_dich,ngay\n${csv}`)
    assert.equal(codes(answered), { khop: [other, ref, ref], lech: [], la: [], thieu: [] })
    assert.is((await refund({ giao_dich: number })).status, 200)
    assert.equal([await waiting(app), await ledger()], [{}, clean])
  }))

test('what went back of an overpaid order was none of its price: its invoice stays whole', () =>
  withOverpaid(500_000, given =>
    withInvoices(given.app, async ({ got, run }) => {
      await given.refund({ so_tien: 100_000, ben_ngoai: outside })
      assert.is((await given.grant()).status, 200)
      await run()
      const events = got.map(({ body }) => JSON.parse(body))
      assert.equal(
        events.map(({ event, order: { con_lai } }) => `${event} ${con_lai}`),
        ['issued 390000'],
      )
      assert.equal(await revenue(given), [780_000, 0])
    }),
  ))

test('where what is left does not pay for an overpaid order, the refusal says what to do instead', () =>
  withOverpaid(500_000, async ({ app, ref, refund, grant }) => {
    await refund({ so_tien: 110_001, ben_ngoai: outside })
    const { status, json } = await grant()
    assert.equal([status, json.error], [409, 'less_than_price'])
    assert.match(json.message, /389\.999.*390\.000.*hoàn/i)
    assert.equal([(await orderRow(app, ref)).trang_thai, await placesOf(app, ref)], ['review', []])
    assert.is((await refund({ ben_ngoai: { ...outside, ma_tham_chieu: 'FT2' } })).json.data.trang_thai, 'refunded')
  }))

test('what was set apart goes back as a part of its transaction, and arrives', () =>
  withOverpaid(500_000, async ({ app, at, gateway, refund, grant }) => {
    await grant()
    await refund({ giao_dich: number })
    gateway.tells({ vnp_TransactionType: '03', vnp_TransactionStatus: '00', vnp_Amount: '11000000' })
    await at('2027-02-01T05:11:00Z')
    await runJob(app.services, refundsJob, { dryRun: false })
    assert.is((await app.db('refunds').first()).trang_thai, 'refunded')
  }))

test.run()
