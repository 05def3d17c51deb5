import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { refundsJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { opened, textOf } from '../catalogue-screens/screens.ts'
import { withMother } from '../helpers/billing.ts'
import { registerCard } from '../helpers/cards.ts'
import { chargedForRenewal } from '../helpers/charged.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { openedRenewal } from '../helpers/renewals.ts'
import { waiting } from '../helpers/work.ts'

test('an approved refund waits for an admin while the contract that its charge was made by is off', () =>
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
    assert.match(textOf('.work', box), /Đã duyệt hoàn tiền nhưng chưa gửi được lệnh.*Nhờ bộ phận kỹ thuật bật lại/)
    assert.ok(box.querySelector(`.work a[href="/admin/hoan-tien?mo=hoan-tien.${id}"]`))
    const dialog = textOf('dialog', await opened(app, `/admin/hoan-tien?mo=hoan-tien.${id}`))
    assert.not.match(dialog, 'không cần làm gì')
    assert.match(dialog, 'bật lại')
    app.services.gateway = null
    assert.equal(await waiting(app), { refund_unasked: [vnp_txn_ref] })
    app.services.gateway = gateway
    assert.equal(await waiting(app), {}, 'the job asks by itself')
    await at('2028-01-12T05:40:00Z')
    await runJob(app.services, refundsJob, { dryRun: false })
    assert.equal([(await app.db('refunds').first('trang_thai')).trang_thai, await waiting(app)], ['processing', {}])
  }))

test('an approved refund of what was paid by link does not wait for the contract of the cards', () =>
  withMother(async mother => {
    const { app } = mother
    const vnp_txn_ref = await chargedForRenewal(mother)
    const { id } = (await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'x' }, { as: 'mother' })).json.data
    await withRefundGateway(app, async gateway => {
      gateway.answers(null)
      await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai: 'approved' } })
    })
    app.services.gateway = { ...app.services.gateway!, recurring: null }
    assert.equal(await waiting(app), {})
    const said = async () => textOf('dialog', await opened(app, `/admin/hoan-tien?mo=hoan-tien.${id}`))
    assert.match(await said(), 'Hệ thống tự hỏi lại 10 phút một lần')
    app.services.gateway = null
    assert.equal(await waiting(app), { refund_unasked: [vnp_txn_ref] })
    assert.match(await said(), /đang tắt.*bật lại/)
    assert.not.match(await said(), 'không cần làm gì')
  }))

test('three days after its approval, a refund that VNPay accepted waits for an admin while VNPay cannot be asked', () =>
  withMother(async mother => {
    const { app, at } = mother
    const vnp_txn_ref = await chargedForRenewal(mother)
    const { id } = (await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'x' }, { as: 'mother' })).json.data
    const said = async () => textOf('dialog', await opened(app, `/admin/hoan-tien?mo=hoan-tien.${id}`))
    await withRefundGateway(app, async () => {
      await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai: 'approved' } })
    })
    const { gateway } = app.services
    assert.match(await said(), 'Hệ thống hỏi VNPay mỗi ngày')
    app.services.gateway = null
    assert.match(await said(), 'không hỏi được kết quả')
    await at('2028-01-15T04:00:00Z')
    assert.equal(await waiting(app), {})
    await at('2028-01-15T06:00:00Z')
    assert.equal(await waiting(app), { refund_unfollowed: [vnp_txn_ref] })
    assert.match(textOf('.work', await opened(app, '/admin/viec-can-lam')), /Hoàn tiền chưa rõ kết quả.*đang tắt/)
    app.services.gateway = { ...gateway!, recurring: null }
    assert.equal(await waiting(app), {}, 'what was paid by link has nothing to do with the contract of the cards')
    app.services.gateway = gateway
    assert.equal(await waiting(app), {}, 'the job asks daily')
  }))

test('a refund of a charge that VNPay accepted waits for an admin while only the contract of the cards is off', () =>
  withMother(async mother => {
    const { app, at, parent } = mother
    await registerCard(app, parent, 'good')
    const { vnp_txn_ref } = await openedRenewal(mother)
    const { id } = (await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'x' }, { as: 'mother' })).json.data
    await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai: 'approved' } })
    assert.is((await app.db('refunds').first('trang_thai')).trang_thai, 'processing')
    await at('2028-01-15T06:00:00Z')
    assert.equal(await waiting(app), {})
    app.services.gateway = { ...app.services.gateway!, recurring: null }
    assert.equal(await waiting(app), { refund_unfollowed: [vnp_txn_ref] })
  }))

test.run()
