import { createServer } from 'node:http'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { withCard } from '../helpers/cards.ts'
import { dump } from '../helpers/dump.ts'
import { idOf } from '../helpers/family.ts'
import { listening } from '../helpers/listening.ts'
import { jobs, renewalOrders } from '../helpers/renewals.ts'
import { times } from '../helpers/terms.ts'

const linked = 'Goi An Nhi het han 31/01/2028. Gia han 390.000 d tai LINK'
const charged =
  'Da thu 390.000 d tu the cua ban. Goi An Nhi gia han den 31/01/2029. Ban co the yeu cau hoan tien trong 30 ngay.'

test('a registered card is charged once on the charge date, and the parent is told of it instead of asked', () =>
  withCard('good', async ({ app, id, row, day, attempts, sent }) => {
    assert.equal(await day('2028-01-10'), [])
    assert.equal(await day('2028-01-11'), [charged])
    assert.is((await row(id)).ngay_ket_thuc, '2029-01-31')
    for (const later of ['2028-01-12', '2028-01-24', '2028-01-31']) assert.equal(await day(later), [])
    assert.equal([await attempts(), await sent()], [[[20, 'paid']], 1])
    assert.equal(await runJob(app.services, ledgerJob, { dryRun: false }), { differences: 0, new: 0 })
  }))

for (const kind of ['silent', 'unsure'] as const)
  test(`D51: a charge whose answer is ${kind} is asked about, never repeated, and cannot be paid twice meanwhile`, () =>
    withCard(kind, async ({ app, id, row, day, attempts, sent }) => {
      assert.equal(await day('2028-01-11T05:00:00Z'), [], 'nobody is asked to pay what may be paid')
      assert.equal(await attempts(), [[20, 'pending']])
      const [{ vnp_txn_ref }] = await renewalOrders(app)
      const click = await app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'mother' })
      assert.equal([click.status, click.json.error], [409, 'charge_under_way'])
      assert.equal(await day('2028-01-11T05:04:00Z'), [])
      assert.equal(await day('2028-01-11T05:06:00Z'), [charged])
      assert.equal([await attempts(), await sent()], [[[20, 'paid']], 1])
      assert.is((await row(id)).ngay_ket_thuc, '2029-01-31')
    }))

test('D51: while a charge has no outcome nobody is asked to pay, also where the end was moved since', () =>
  withCard('silent', async given => {
    const { day, attempts } = given
    assert.equal(await day('2028-01-11T05:00:00Z'), [])
    assert.is((await times(given, '2028-01-25')).status, 200)
    assert.equal(await attempts(), [
      [20, 'pending'],
      [null, 'pending'],
    ])
    assert.equal(await day('2028-01-11T05:04:00Z'), [])
  }))

test('D51: a charge that never arrived is given up after a day, and tried with the next reminder', () =>
  withCard('lost', async ({ day, attempts, sent }) => {
    assert.equal(await day('2028-01-11T05:00:00Z'), [])
    for (const moment of ['2028-01-11T05:06:00Z', '2028-01-11T06:10:00Z']) assert.equal(await day(moment), [])
    assert.equal(await attempts(), [[20, 'pending']])
    assert.equal(await day('2028-01-12T07:00:00Z'), [linked])
    assert.equal(await attempts(), [[20, 'expired']])
    await day('2028-01-18T05:00:00Z')
    assert.equal(await attempts(), [
      [20, 'expired'],
      [13, 'pending'],
    ])
    assert.is(await sent(), 2)
  }))

test('while the service refuses our login nothing is charged, and what is due is charged once it accepts it', () =>
  withCard('good', async ({ app, day, attempts }) => {
    const { recurring } = app.services.gateway!
    app.services.gateway!.recurring = { ...recurring!, password: 'wrong' }
    assert.equal(await day('2028-01-11T05:00:00Z'), [linked])
    assert.equal(await attempts(), [[null, 'pending']])
    app.services.gateway!.recurring = recurring
    assert.equal(await day('2028-01-11T06:00:00Z'), [charged])
    assert.equal(await attempts(), [[20, 'paid']])
  }))

test('a card that is removed while we log in to the service is not charged', () =>
  withCard('good', async ({ app, day, attempts, sent }) => {
    const server = createServer(async (_, response) => {
      await app.ask('DELETE', '/api/payment/card', { as: 'mother' })
      response.end(JSON.stringify({ rspCode: '00', data: { accessToken: 'let-in' } }))
    })
    const { url, close } = await listening(server)
    app.services.gateway!.recurring = { ...app.services.gateway!.recurring!, url }
    try {
      assert.equal(await day('2028-01-11'), [linked])
      assert.equal([await sent(), await attempts()], [0, [[null, 'pending']]])
    } finally {
      close()
    }
  }))

test('a wrong secret charges nothing: the service says that the request is not ours, and is asked about it', () =>
  withCard('good', async ({ app, id, row, day, sent }) => {
    app.services.gateway!.recurring = { ...app.services.gateway!.recurring!, secret: 'another' }
    await day('2028-01-11')
    assert.equal([(await row(id)).ngay_ket_thuc, await sent()], ['2028-01-31', 1])
  }))

test('nothing is charged after auto-renewal is switched off, nor while the buyer is at the gateway', () =>
  withCard('empty', async ({ app, id, day, sent }) => {
    await day('2028-01-11')
    const [{ vnp_txn_ref }] = await renewalOrders(app)
    await app.services.clock.set(new Date('2028-01-18T04:59:00Z'))
    await app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'mother' })
    await day('2028-01-18T05:00:00Z')
    assert.is(await sent(), 1)
    const path = `/api/payment/subscriptions/${id}/auto-renew`
    await app.ask('PUT', path, { as: 'mother', body: { tu_dong_gia_han: false } })
    await day('2028-01-24')
    assert.is(await sent(), 1)
  }))

test('on the last day a card is charged although its parent opened the link and left the gateway unpaid', () =>
  withCard('empty', async ({ app, day, sent }) => {
    await day('2028-01-11')
    const [{ vnp_txn_ref }] = await renewalOrders(app)
    app.services.clock.set(new Date('2028-01-30T13:00:00Z'))
    const before = await sent()
    const link = await app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'mother' })
    const asked = { at: new Date('2028-01-30T13:40:00Z'), kind: 'query', request: '', said: 'unfinished' }
    await app.db('gateway_calls').insert({ ...asked, vnp_txn_ref: link.json.data.vnp_txn_ref })
    app.services.clock.set(new Date('2028-01-31T05:00:00Z'))
    await jobs.renewals(app)
    assert.is(await sent(), before + 1)
  }))

test('a renewal that is opened on the last day on which it can be paid is charged', () =>
  withCard('good', async ({ day, sent }) => {
    await day('2028-03-01')
    assert.is(await sent(), 1)
  }))

test('the money of a charge goes back through the contract that took it', () =>
  withCard('good', async ({ app, day, id, row }) => {
    await day('2028-01-11')
    const [{ vnp_txn_ref }] = await renewalOrders(app)
    const asked = await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'Thôi' }, { as: 'mother' })
    const path = `/api/payment/refunds/${asked.json.data.id}`
    const decided = await app.ask('PUT', path, { as: 'admin', body: { trang_thai: 'approved' } })
    assert.is(decided.json.data.trang_thai, 'processing')
    assert.is((await row(id)).ngay_ket_thuc, '2028-01-31')
  }))

test('while the contract that took a charge is switched off, its money is not asked back through the other one', () =>
  withCard('good', async ({ app, day }) => {
    await day('2028-01-11')
    const [{ vnp_txn_ref }] = await renewalOrders(app)
    app.services.gateway = { ...app.services.gateway!, recurring: null }
    const path = `/api/payment/orders/${vnp_txn_ref}/refund`
    const { status, json } = await app.post(path, { ly_do: 'Thôi' }, { as: 'admin' })
    assert.equal([status, json.error], [409, 'contract_off'])
    assert.equal(await app.db('refunds'), [])
  }))

test('no response, log line or row has a card number, and its token is in no row but its own', () =>
  withCard('good', async ({ app, day }) => {
    await day('2028-01-11')
    const [{ vnp_txn_ref }] = await renewalOrders(app)
    const { token } = await app.db('cards').first()
    const { text } = await app.get(`/api/payment/orders/${vnp_txn_ref}`, { as: 'admin' })
    assert.match(text, /recurring_pay/)
    await app.db('cards').update({ token: 'x' })
    for (const seen of [text, JSON.stringify(await dump(app.db)), app.logged.join()]) {
      assert.not.match(seen, new RegExp(token))
      assert.not.match(seen, /970419/)
    }
  }))

test('a dry run charges nothing', () =>
  withCard('good', async ({ app, at, sent }) => {
    await at('2028-01-11T05:00:00Z')
    assert.is((await jobs.renewals(app, true)).opened, 1)
    assert.is(await sent(), 0)
  }))

test('with a contract for cards, renewals of parents without a card are opened in one transaction', () =>
  withCard('good', async ({ app, at, id, sent }) => {
    const { id: _, ...row } = await app.db('goi_dich_vu').where({ id }).first()
    const other = { ma_phu_huynh: await idOf(app.db, 'stranger'), nguoi_dung_id: null, trang_thai: 'HET_HAN' }
    for (const vnp_txn_ref of ['OTHER1', 'OTHER2'])
      await app.db('goi_dich_vu').insert({ ...row, ...other, vnp_txn_ref })
    let statements = 0
    app.db.on('query', ({ sql }) => {
      if (/insert into "?renewals\b/.test(sql)) statements++
    })
    await at('2028-01-11T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 3)
    assert.equal([statements, await sent()], [2, 1])
  }))

test.run()
