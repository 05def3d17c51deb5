import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cardsJob } from '../../src/billing/cards/job.ts'
import { cancelBody, isSignedCancel } from '../../src/billing/cards/recurring.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { withMother } from '../helpers/billing.ts'
import { registerCard, withCard } from '../helpers/cards.ts'
import { opened, sent, textOf } from '../helpers/pages.ts'

const cards = (app: TestApp) => runJob(app.services, cardsJob, { dryRun: false })
const waiting = async (app: TestApp) => (await app.db('card_cancellations')).length
const remove = (app: TestApp, as: 'mother' | 'stranger' = 'mother') => app.ask('DELETE', '/api/payment/card', { as })

test('a removed card is not charged any more, and the renewal is paid by the link', () =>
  withCard('good', async ({ app, day, sent: charges, attempts }) => {
    const { status, json } = await remove(app)
    assert.equal([status, json.message], [200, 'Đã gỡ thẻ. Từ nay chúng tôi không thu tiền qua thẻ này nữa.'])
    assert.match((await day('2028-01-11')).join(), 'Gia han 390.000 d tai LINK')
    assert.equal([await charges(), await attempts()], [0, [[null, 'pending']]])
    assert.equal([(await remove(app)).status, (await remove(app, 'stranger')).status], [404, 404])
    const logged = await app.db('audit_log').where({ action: 'card_ended' })
    assert.is(logged.length, 1)
    assert.ok(logged[0].actor)
  }))

test('VNPay is told to cancel what was removed or replaced, or whose account is gone, and then nothing of it is kept', () =>
  withMother(async ({ app, parent }) => {
    await registerCard(app, parent, 'good')
    assert.equal([await waiting(app), await cards(app)], [0, { due: 0 }])
    await registerCard(app, parent, 'good')
    await remove(app)
    assert.is(await waiting(app), 2)
    assert.equal(await app.db('cards').pluck('token'), ['', ''])
    await registerCard(app, parent, 'good')
    await app.ask('DELETE', `/api/phu-huynh/${parent}`, { as: 'admin' })
    assert.is(await waiting(app), 3)
    assert.equal(await cards(app), { due: 3, confirmed: 3, abandoned: 0, failed: 0 })
    assert.equal([await waiting(app), await app.db('cards')], [0, []])
  }))

test('a cancellation that VNPay does not confirm is repeated at growing intervals, and given up when it has not been confirmed 24 times', () =>
  withMother(async ({ app, parent, at }) => {
    await registerCard(app, parent, 'good')
    await remove(app)
    const { recurring } = app.services.gateway!
    const using = (changed: object) => {
      app.services.gateway = { ...app.services.gateway!, recurring: { ...recurring!, ...changed } }
    }
    using({ url: 'http://127.0.0.1:1' })
    assert.equal(await cards(app), { due: 1, confirmed: 0, abandoned: 0, failed: 0 })
    assert.is(await waiting(app), 1)
    await at('2027-01-31T06:01:00Z')
    await app.db('card_cancellations').update({ tries: 23, asked: 22 })
    using({ secret: 'another' })
    await cards(app)
    const [left] = await app.db('card_cancellations')
    assert.equal([left.tries, left.asked, left.ask_at.toISOString().slice(0, 16)], [24, 23, '2027-01-31T18:01'])
    assert.equal(await cards(app), { due: 0 })
    await at('2027-01-31T18:02:00Z')
    await cards(app)
    assert.is(await waiting(app), 0)
  }))

for (const [why, recurring] of [
  ['is switched off', null],
  ['does not let us in', { password: 'wrong' }],
] as const)
  test(`while the contract ${why}, a card is retried for a month, and then left to be cancelled by hand`, () =>
    withMother(async ({ app, parent, at }) => {
      await registerCard(app, parent, 'good')
      await remove(app)
      const { recurring_id } = await app.db('card_cancellations').first()
      const gateway = app.services.gateway!
      app.services.gateway = { ...gateway, recurring: recurring && { ...gateway.recurring!, ...recurring } }
      let moment = Date.parse('2027-01-31T05:25:00Z')
      for (; (await waiting(app)) > 0; moment += 60 * 60_000) {
        await at(new Date(moment).toISOString())
        await cards(app)
      }
      assert.is(new Date(moment).toISOString().slice(0, 10), '2027-03-02')
      const told = app.logged.filter(line => line.includes('"no_contract"') && line.includes(recurring_id))
      assert.equal([told.length, told.findIndex(line => line.includes('"error"'))], [67, 66])
    }))

test('attempts in which VNPay could not be asked do not count against those that it refused, nor the other way round', () =>
  withMother(async ({ app, parent, at }) => {
    await registerCard(app, parent, 'good')
    await remove(app)
    const gateway = app.services.gateway!
    const refusing = { ...gateway, recurring: { ...gateway.recurring!, secret: 'another' } }
    const isGivenUpAfter = async (counts: { tries: number; asked: number }, now: typeof gateway) => {
      await app.db('card_cancellations').update({ ...counts, ask_at: app.services.clock.now() })
      app.services.gateway = now
      return (await cards(app)).abandoned === 1
    }
    await at('2027-02-20T05:25:00Z')
    assert.is(await isGivenUpAfter({ tries: 66, asked: 0 }, refusing), false, 'refused once')
    assert.is(await isGivenUpAfter({ tries: 88, asked: 22 }, refusing), false, 'refused 23 times')
    assert.is(
      await isGivenUpAfter({ tries: 88, asked: 23 }, { ...gateway, recurring: null }),
      false,
      'not asked 66 times',
    )
    assert.is(await isGivenUpAfter({ tries: 89, asked: 23 }, refusing), true, 'refused 24 times')
  }))

test('after a month without jobs, a single failed sign-in gives up no card', () =>
  withMother(async ({ app, parent, at }) => {
    await registerCard(app, parent, 'good')
    await remove(app)
    const gateway = app.services.gateway!
    app.services.gateway = { ...gateway, recurring: { ...gateway.recurring!, password: 'wrong' } }
    await at('2027-03-31T05:00:00Z')
    assert.equal(await cards(app), { due: 1, confirmed: 0, abandoned: 0, failed: 0 })
    app.services.gateway = gateway
    await at('2027-03-31T06:01:00Z')
    assert.equal(await cards(app), { due: 1, confirmed: 1, abandoned: 0, failed: 0 })
  }))

for (const [what, counts, changed] of [
  ['cannot be asked', { tries: 66 }, null],
  ['refuses', { tries: 23, asked: 23 }, { secret: 'another' }],
] as const)
  test(`where VNPay ${what}, only the card that is given up is deleted, after it is logged`, () =>
    withMother(async ({ app, parent }) => {
      for (let more = 0; more < 2; more++) {
        await registerCard(app, parent, 'good')
        await remove(app)
      }
      const [older, newer] = await app.db('card_cancellations').orderBy('id')
      await app.db('card_cancellations').where({ id: older.id }).update(counts)
      const gateway = app.services.gateway!
      app.services.gateway = { ...gateway, recurring: changed && { ...gateway.recurring!, ...changed } }
      const isLogged = () => app.logged.some(line => line.includes('"error"') && line.includes(older.recurring_id))
      const deletions: boolean[] = []
      app.db.on('query', ({ sql }) => {
        if (sql.startsWith('delete from "card_cancellations"')) deletions.push(isLogged())
      })
      assert.equal(await cards(app), { due: 2, confirmed: 0, abandoned: 1, failed: 0 })
      assert.equal([deletions, await app.db('card_cancellations').pluck('id')], [[true], [newer.id]])
    }))

test('a registration that is told of late does not replace a newer card, nor one that was removed since', () =>
  withMother(async ({ app, parent }) => {
    await registerCard(app, parent, 'good')
    await app.db('cards').update({ recurring_id: '9000000000000' })
    await registerCard(app, parent, 'good')
    const [newer, late] = await app.db('cards').orderBy('id')
    assert.equal([newer.ended_at, late.ended_at === null, late.token, await waiting(app)], [null, false, '', 1])
    await remove(app)
    await registerCard(app, parent, 'good')
    assert.equal(await app.db('cards').where({ ended_at: null }), [])
    assert.is(await waiting(app), 3)
  }))

test('the cancellation is signed over its fields in the order of the service', () => {
  const nobody = { url: '', clientId: '', clientSecret: '', username: '', password: '' }
  const service = { ...nobody, tmnCode: 'RECUR001', secret: 's' }
  const body = cancelBody(service, { requestId: 'r1', recurringId: '20000001', token: 't' })
  assert.ok(isSignedCancel(service, body))
  assert.not.ok(isSignedCancel(service, { ...body, token: { tokenId: 'another' } }))
  assert.not.ok(isSignedCancel({ ...service, secret: 'another' }, body))
})

test('the wallet shows the registered card and removes it after a question, and shows nothing without one', () =>
  withMother(async ({ app, parent }) => {
    const wallet = (query = '', language = 'vi') => opened(app, `/wallet${query}`, language, 'mother')
    assert.is((await wallet()).querySelector('[aria-labelledby="card"]'), null)
    assert.is((await wallet('?mo=go-the.1')).querySelector('dialog'), null)
    await registerCard(app, parent, 'good')
    const shown = textOf('[aria-labelledby="card"]', await wallet())
    assert.match(shown, /Thẻ gia hạn tự động.*ngày 31\/01\/2027, hạn thẻ 31\/12\/2099.*Gỡ thẻ/)
    assert.match(textOf('[aria-labelledby="card"]', await wallet('', 'en')), /Card for auto-renewal.*Remove card/)
    assert.match(textOf('dialog', await wallet('?mo=go-the.1')), /Gỡ thẻ gia hạn tự động\?.*tự thanh toán/)
    const done = await sent(app, '/wallet?mo=go-the.1', {}, 'mother')
    assert.is(done.querySelector('[aria-labelledby="card"]'), null)
    assert.match(textOf('.notice', done), 'Đã gỡ thẻ.')
  }))

test('without a contract for recurring payments no card is shown', () =>
  withMother(async ({ app, parent }) => {
    await registerCard(app, parent, 'good')
    app.services.gateway = { ...app.services.gateway!, recurring: null }
    assert.is((await app.get('/api/payment/card', { as: 'mother' })).json.data, null)
  }))

test.run()
