import { createHmac } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withMother } from '../helpers/billing.ts'
import { hoa_don, type Provider, secret, withInvoices } from '../helpers/invoices.ts'
import { cancelled, ipn, order, orderRow, told } from '../helpers/orders.ts'
import { renewed } from '../helpers/refunds.ts'
import { bought, paid } from '../helpers/renewals.ts'
import { until } from '../helpers/until.ts'
import { waiting } from '../helpers/work.ts'

const bodies = ({ got }: Provider) => got.map(({ body }) => JSON.parse(body))

test('a paid order is posted with its buyer’s tax data, signed over the moment and the body', () =>
  withMother(async ({ app }) =>
    withInvoices(app, async provider => {
      const body = { thong_tin_goi_id: 3, hoa_don: { ...hoa_don, ma_so_thue: ' 0123 456 789-001 ' } }
      const { vnp_txn_ref } = (await app.post('/api/payment/create', body, { as: 'mother' })).json.data
      await paid(app, vnp_txn_ref)
      await until(() => provider.got.length === 1)
      const [{ headers, body: text }] = provider.got as [Provider['got'][number]]
      const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['an-nhi-signature']))!
      assert.is(signature, createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex'))
      assert.ok(Math.abs(Number(seconds) - app.services.clock.now().getTime() / 1000) < 60)
      const { id, at, ...event } = JSON.parse(text)
      assert.match(id, /^[0-9a-f-]{36}$/)
      const { ten_goi, ngay_thanh_toan } = await orderRow(app, vnp_txn_ref)
      assert.is(at, ngay_thanh_toan.toISOString())
      assert.equal(event, {
        event: 'issued',
        order: {
          vnp_txn_ref,
          loai: 'MUA',
          ten_goi,
          so_thiet_bi: 1,
          thoi_han_thang: 12,
          so_tien: 390_000,
          ngay_thanh_toan: at,
          ma_giao_dich: '14226112',
          hoan_lai: 0,
          con_lai: 390_000,
          so_hoa_don_goc: null,
        },
        buyer: hoa_don,
      })
      await until(async () => (await app.db('invoice_events').whereNotNull('sent_at')).length === 1)
      await provider.run()
      assert.is(provider.got.length, 1)
    }),
  ))

test('an order that was paid by transfer is posted too, with the reference of the bank', () =>
  withMother(async ({ app, parent }) =>
    withInvoices(app, async provider => {
      const transfer = { so_tien: 350_000, ngay: '2027-01-30', ma_tham_chieu: 'FT27030', ly_do: 'Chuyển khoản' }
      const body = { phu_huynh_id: parent, thong_tin_goi_id: 3, ...transfer }
      const { status, json } = await app.post('/api/payment/orders/by-hand', body, { as: 'admin' })
      assert.is(status, 201)
      assert.equal(await provider.run(), { sent: 1, refused: 0, unanswered: 0 })
      const [{ event, order }] = bodies(provider)
      assert.equal([event, order.vnp_txn_ref, order.so_tien], ['issued', json.data.vnp_txn_ref, 350_000])
      assert.equal([order.ma_giao_dich, order.ngay_thanh_toan], ['FT27030', '2027-01-29T17:00:00.000Z'])
    }),
  ))

test('the invoice of a payment that VNPay gave no number names none', () =>
  withMother(async ({ app }) =>
    withInvoices(app, async provider => {
      const { vnp_txn_ref } = await order(app)
      await ipn(app, told(app, vnp_txn_ref, { vnp_TransactionNo: '0' }))
      assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'paid')
      await provider.run()
      assert.equal(
        bodies(provider).map(({ order }) => order.ma_giao_dich),
        [null],
      )
    }),
  ))

test('what is not paid, free, or was paid before the webhook was configured is not posted', () =>
  withMother(async ({ app }) => {
    await bought(app)
    await withInvoices(app, async provider => {
      await order(app, 8)
      const { vnp_txn_ref } = await order(app)
      await ipn(app, told(app, vnp_txn_ref, cancelled))
      await provider.run()
      assert.equal(provider.got, [])
    })
  }))

test('an event is repeated at growing intervals until a 2xx, with the same id, and later ones of its order wait for it', () =>
  withMother(async mother =>
    withInvoices(mother.app, async provider =>
      renewed(mother, async ({ app, at, request, decide, ref }) => {
        await until(async () => (await app.db('invoice_events').whereNull('sent_at')).length === 0)
        provider.got.splice(0)
        await app.db('invoice_events').update({ sent_at: null, tries: 0 })
        const [bought] = await app.db('orders').where({ loai: 'MUA' })
        provider.answer(500)
        const { id } = (await request()).json.data
        await decide(id, 'approved')
        for (const moment of ['05:00:00', '05:00:30', '05:01:01', '05:02:00', '05:03:02']) {
          await at(`2028-01-11T${moment}Z`)
          await provider.run()
        }
        assert.equal(new Set(provider.events()), new Set([`issued ${bought.vnp_txn_ref}`, `issued ${ref}`]))
        const ids = bodies(provider)
          .filter(({ order }) => order.vnp_txn_ref === ref)
          .map(({ id }) => id)
        assert.ok(ids.length > 1)
        assert.is(new Set(ids).size, 1)
        provider.answer(202)
        provider.got.splice(0)
        await at('2028-01-11T07:00:00Z')
        assert.equal(await provider.run(), { sent: 3, refused: 0, unanswered: 0 })
        assert.equal(provider.events().slice(-2), [`issued ${ref}`, `cancelled ${ref}`])
        const { hoan_lai, con_lai } = bodies(provider).at(-1).order
        assert.equal([hoan_lai, con_lai], [741_000, 0])
      }),
    ),
  ))

test('an order that the service refuses does not hold up others, a service that is down holds up nothing else', () =>
  withMother(async ({ app, at }) =>
    withInvoices(app, async provider => {
      provider.answer(503)
      const first = await bought(app)
      const second = await bought(app)
      await until(async () => (await app.db('invoice_events').where({ outcome: 'http_503' })).length === 2)
      await at('2027-01-31T06:00:00Z')
      assert.equal(await provider.run(), { sent: 0, refused: 0, unanswered: 1 })
      await at('2027-01-31T08:00:00Z')
      provider.behave((response, { order }: Record<string, { vnp_txn_ref: string }>) =>
        response.writeHead(order!.vnp_txn_ref === first.ref ? 422 : 200).end(),
      )
      assert.equal(await provider.run(), { sent: 1, refused: 1, unanswered: 0 })
      assert.equal(provider.events().slice(-2), [`issued ${second.ref}`, `issued ${first.ref}`])
    }),
  ))

test('what could not be posted for a day is a work item until it is, and none while no webhook is configured', () =>
  withMother(async ({ app, at }) =>
    withInvoices(app, async provider => {
      provider.behave(response => response.destroy())
      const { ref } = await bought(app)
      await until(async () => (await app.db('invoice_events').whereNotNull('outcome')).length === 1)
      assert.equal(await waiting(app), {})
      await at('2027-02-01T05:00:01Z')
      assert.equal(await waiting(app), { invoice_unsent: [ref] })
      const { invoices } = app.services
      app.services.invoices = null
      assert.equal([await waiting(app), await provider.run()], [{}, { due: 1 }])
      app.services.invoices = invoices
      provider.answer(200)
      await provider.run()
      assert.equal(await waiting(app), {})
    }),
  ))

test('the number and the link that come back are kept, if they can be shown', () =>
  withMother(async ({ app }) =>
    withInvoices(app, async provider => {
      const kept = async (body: unknown) => {
        provider.answer(200, body)
        const { ref } = await bought(app)
        const sent = () => app.db('invoice_events').whereNotNull('sent_at').orderBy('id', 'desc').first()
        await until(async () => (await sent())?.order_id === (await orderRow(app, ref)).id)
        const { so_hoa_don, lien_ket } = await sent()
        return [so_hoa_don, lien_ket]
      }
      const lien_ket = 'https://hoadon.vn/tra-cuu?ma=1C27TAN-00000042'
      assert.equal(await kept({ so_hoa_don: ' 1C27TAN-42 ', lien_ket }), ['1C27TAN-42', lien_ket])
      assert.equal(await kept({ so_hoa_don: 42 }), ['42', null])
      // JSON numbers of more than 16 digits are read as others
      for (const odd of [1e21, 1.5]) assert.equal(await kept({ so_hoa_don: odd }), [null, null])
      for (const bad of [
        'javascript:alert(1)',
        'https://hoadon.vn@bad.test/',
        'https://:a@hoadon.vn/',
        'ftp://hoadon.vn/1',
        'https://',
        {},
        'x'.repeat(3_000),
      ])
        assert.equal(await kept({ so_hoa_don: 'a\u202eb', lien_ket: bad }), [null, null])
      for (const other of ['ok', [], null]) assert.equal(await kept(other), [null, null])
    }),
  ))

test.run()
