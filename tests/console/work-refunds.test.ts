import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { refundsJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { withMother } from '../helpers/billing.ts'
import { registerCard } from '../helpers/cards.ts'
import { chargedForRenewal } from '../helpers/charged.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { openedRenewal } from '../helpers/renewals.ts'
import { waiting } from '../helpers/work.ts'

test('an approved refund waits for an admin while VNPay cannot be asked, and the job carries on once it can', () =>
  withMother(async mother => {
    const { app, at, parent } = mother
    await registerCard(app, parent, 'good')
    const { vnp_txn_ref } = await openedRenewal(mother)
    const { id } = (await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'x' }, { as: 'mother' })).json.data
    const { gateway } = app.services
    app.services.gateway = { ...gateway!, recurring: null }
    await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai: 'approved' } })
    assert.equal(await waiting(app), { refund_unasked: [vnp_txn_ref] })
    const box = await opened(app, '/admin/viec-can-lam')
    assert.match(textOf('.work', box), /VNPay chưa trả lời lệnh hoàn tiền.*hoàn bên ngoài rồi ghi nhận/)
    assert.ok(box.querySelector(`.work a[href="/admin/hoan-tien?mo=hoan-tien.${id}"]`))
    const dialog = textOf('dialog', await opened(app, `/admin/hoan-tien?mo=hoan-tien.${id}`))
    assert.match(dialog, 'Ghi nhận đã hoàn')
    app.services.gateway = gateway
    await at('2028-01-12T05:40:00Z')
    await runJob(app.services, refundsJob, { dryRun: false })
    assert.equal([(await app.db('refunds').first('trang_thai')).trang_thai, await waiting(app)], ['processing', {}])
  }))

test('an approved refund that VNPay does not answer waits for an admin after a day', () =>
  withMother(async mother => {
    const { app, at } = mother
    const vnp_txn_ref = await chargedForRenewal(mother)
    const { id } = (await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'x' }, { as: 'mother' })).json.data
    await withRefundGateway(app, async gateway => {
      gateway.answers(null)
      await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai: 'approved' } })
    })
    assert.equal(await waiting(app), {})
    const said = textOf('dialog', await opened(app, `/admin/hoan-tien?mo=hoan-tien.${id}`))
    assert.match(said, 'Hệ thống tự hỏi lại 10 phút một lần')
    await at('2028-01-13T06:00:00Z')
    assert.equal(await waiting(app), { refund_unasked: [vnp_txn_ref] })
  }))

test('ten days after its approval, a refund that did not arrive waits for an admin', () =>
  withMother(async mother => {
    const { app, at } = mother
    const vnp_txn_ref = await chargedForRenewal(mother)
    const { id } = (await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'x' }, { as: 'mother' })).json.data
    await withRefundGateway(app, async () => {
      await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai: 'approved' } })
    })
    const said = textOf('dialog', await opened(app, `/admin/hoan-tien?mo=hoan-tien.${id}`))
    assert.match(said, 'Hệ thống hỏi VNPay mỗi ngày')
    await at('2028-01-22T04:00:00Z')
    assert.equal(await waiting(app), {})
    await at('2028-01-22T06:00:00Z')
    assert.equal(await waiting(app), { refund_unfollowed: [vnp_txn_ref] })
    assert.match(textOf('.work', await opened(app, '/admin/viec-can-lam')), /Hoàn tiền chưa rõ kết quả.*Gọi VNPay/)
  }))

test.run()
