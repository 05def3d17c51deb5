import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { twoDevices, withMother } from '../helpers/billing.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { withEnding } from '../helpers/notices.ts'
import { bought, jobs, paid, renewalOrders, texts } from '../helpers/renewals.ts'

test('reminders come 20, 13, 7, 3, 1 and 0 days before the end, each once and nothing on other days', () =>
  withEnding(async ({ day }) => {
    const told: Record<string, string[]> = {}
    for (let moment = Date.parse('2028-01-09'); moment < Date.parse('2028-02-06'); moment += 86_400_000) {
      const date = new Date(moment).toISOString().slice(0, 10)
      const said = [...(await day(date)), ...(await day(date))]
      if (said.length > 0) told[date] = said
    }
    assert.equal(told, {
      '2028-01-11': ['Goi An Nhi het han 31/01/2028. Gia han 390.000 d tai LINK'],
      '2028-01-18': ['Goi An Nhi het han sau 13 ngay (31/01/2028). Gia han: LINK'],
      '2028-01-24': ['Goi An Nhi het han sau 7 ngay (31/01/2028). Gia han: LINK'],
      '2028-01-28': ['Goi An Nhi het han sau 3 ngay (31/01/2028). Gia han: LINK'],
      '2028-01-30': ['Goi An Nhi het han ngay mai (31/01/2028). Gia han: LINK'],
      '2028-01-31': ['Goi An Nhi da het han 31/01/2028. Gia han: LINK'],
    })
  }))

test('after days of silence the latest reminder alone is sent, on the last day that protection ended', () =>
  withEnding(async ({ day }) => {
    assert.equal(await day('2028-01-27'), ['Goi An Nhi het han 31/01/2028. Gia han 390.000 d tai LINK'])
    assert.equal(await day('2028-02-02'), ['Goi An Nhi da het han 31/01/2028. Gia han: LINK'])
  }))

test('the link of a message is the page of the order', () =>
  withEnding(async ({ app, at }) => {
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    await jobs.notices(app)
    const [{ vnp_txn_ref }] = await renewalOrders(app)
    assert.ok(app.outbox[0]!.text.endsWith(` ${app.services.site}/payment/renewal/${vnp_txn_ref}`))
    assert.is(app.outbox[0]!.to, '+84912000001')
  }))

test('messages are in the language that the parent has when they are sent', () =>
  withEnding(async ({ app, parent, day }) => {
    await app.db('phu_huynh').where({ ma_phu_huynh: parent }).update({ ngon_ngu: 'en' })
    assert.equal(await day('2028-01-11'), ['Your package ends on 31/01/2028. Renew it for 390.000 VND at LINK'])
    assert.equal(await day('2028-01-30'), ['Protection ends tomorrow (31/01/2028). Renew at LINK'])
  }))

test('a parent who switched renewing off is only told of the end', () =>
  withEnding(async ({ app, id, day }) => {
    const path = `/api/payment/subscriptions/${id}/auto-renew`
    await app.ask('PUT', path, { as: 'mother', body: { tu_dong_gia_han: false } })
    for (const date of ['2028-01-11', '2028-01-18', '2028-01-30']) assert.equal(await day(date), [])
    assert.equal(await day('2028-01-31'), [
      'Goi An Nhi da het han 31/01/2028. Thiet bi chua co goi khac khong con duoc bao ve.',
    ])
  }))

test('nobody is told that protection is over where another package protects the device by then', () =>
  withEnding(async ({ app, id, at, assign }) => {
    const path = `/api/payment/subscriptions/${id}/auto-renew`
    await app.ask('PUT', path, { as: 'mother', body: { tu_dong_gia_han: false } })
    await at('2028-01-31T00:30:00Z')
    await jobs.renewals(app)
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-01-31T02:10:00Z')
    assert.equal(await jobs.notices(app), { sent: 0, dropped: 1, failed: 0, put_off: 0 })
    assert.equal(texts(app), [])
  }))

test('where one of two devices is protected no more, the message speaks of what has no other package', () =>
  withMother(async ({ app, parent, at, assign }) => {
    await seedChildWithDevice(app.db, parent, 'MAY-2')
    const { ids } = await bought(app, twoDevices, 741_000)
    await assign(ids[0]!)
    await assign(ids[1]!, { ma_thiet_bi: 'MAY-2' })
    await app.db('goi_dich_vu').update({ tu_dong_gia_han: false })
    await at('2028-01-31T05:00:00Z')
    await assign((await bought(app)).ids[0]!)
    await jobs.renewals(app)
    await jobs.notices(app)
    assert.equal(texts(app), ['Goi An Nhi da het han 31/01/2028. Thiet bi chua co goi khac khong con duoc bao ve.'])
  }))

test('a reminder that is no longer true when it could be sent is dropped', () =>
  withEnding(async ({ app, at }) => {
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    await paid(app, (await renewalOrders(app))[0].vnp_txn_ref)
    assert.equal(await jobs.notices(app), { sent: 0, dropped: 1, failed: 0, put_off: 0 })
    assert.equal(texts(app), [])
  }))

test('a reminder that could not be sent before the next one is dropped', () =>
  withEnding(async ({ app, at, day }) => {
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    assert.equal(await day('2028-01-18'), ['Goi An Nhi het han sau 13 ngay (31/01/2028). Gia han: LINK'])
  }))

test.run()
