import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SendFailure, Sms } from '../../src/messages/index.ts'
import type { TestApp } from '../helpers/app.ts'
import { type Bought, withMother } from '../helpers/billing.ts'
import { bought, jobs, paid, renewalOrders, texts } from '../helpers/renewals.ts'

/** A mother whose package ends on 31 January 2028. */
const withEnding = (
  work: (mother: Bought & { id: number; day: (date: string) => Promise<string[]> }) => Promise<void>,
) =>
  withMother(async mother => {
    const { app, assign, at } = mother
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await work({
      ...mother,
      id: ids[0]!,
      day: async date => {
        await at(`${date}T05:00:00Z`)
        await jobs.renewals(app)
        await jobs.notices(app)
        return texts(app)
      },
    })
  })

test('reminders come 20, 13, 7, 3, 1 and 0 days before the end, each once and nothing on other days', () =>
  withEnding(async ({ day }) => {
    const told: Record<string, string[]> = {}
    for (let moment = Date.parse('2028-01-09'); moment < Date.parse('2028-02-06'); moment += 86_400_000) {
      const date = new Date(moment).toISOString().slice(0, 10)
      const said = [...(await day(date)), ...(await day(date))]
      if (said.length > 0) told[date] = said
    }
    assert.equal(told, {
      '2028-01-11': ['Goi bao ve con het han 31/01/2028. Gia han 390.000 d tai LINK'],
      '2028-01-18': ['Con 13 ngay la het bao ve (31/01/2028). Gia han tai LINK'],
      '2028-01-24': ['Con 7 ngay la het bao ve (31/01/2028). Gia han tai LINK'],
      '2028-01-28': ['Con 3 ngay la het bao ve (31/01/2028). Gia han tai LINK'],
      '2028-01-30': ['Ngay mai het bao ve con (31/01/2028). Gia han tai LINK'],
      '2028-01-31': ['Goi bao ve con da het han 31/01/2028. Gia han lai tai LINK'],
    })
  }))

test('after days of silence the latest reminder alone is sent, on the last day that protection ended', () =>
  withEnding(async ({ day }) => {
    assert.equal(await day('2028-01-27'), ['Goi bao ve con het han 31/01/2028. Gia han 390.000 d tai LINK'])
    assert.equal(await day('2028-02-02'), ['Goi bao ve con da het han 31/01/2028. Gia han lai tai LINK'])
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
    assert.equal(await day('2028-01-11'), ['Your package ends on 31 Jan 2028. Renew it for 390,000 VND at LINK'])
    assert.equal(await day('2028-01-30'), ['Protection ends tomorrow (31 Jan 2028). Renew at LINK'])
  }))

test('whoever switched renewing off is told of the end alone', () =>
  withEnding(async ({ app, id, day }) => {
    const path = `/api/payment/subscriptions/${id}/auto-renew`
    await app.ask('PUT', path, { as: 'mother', body: { tu_dong_gia_han: false } })
    for (const date of ['2028-01-11', '2028-01-18', '2028-01-30']) assert.equal(await day(date), [])
    assert.equal(await day('2028-01-31'), [
      'Goi bao ve con da het han 31/01/2028. Thiet bi cua con khong con duoc bao ve.',
    ])
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
    assert.equal(await day('2028-01-18'), ['Con 13 ngay la het bao ve (31/01/2028). Gia han tai LINK'])
  }))

test('a refused message is tried again later with the same id; one that may have left is not', () =>
  withEnding(async ({ app, at }) => {
    const tried = failing(app, ['unreachable', 'no_balance', 'timeout'])
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    for (const moment of ['05:00', '05:10', '05:21', '06:30', '08:00']) {
      await at(`2028-01-11T${moment}:00Z`)
      await jobs.notices(app)
    }
    assert.is(tried.length, 3)
    assert.is(new Set(tried.map(({ id }) => id)).size, 1)
    assert.equal((await app.db('notices').select('state', 'outcome', 'tries'))[0], {
      state: 'sent',
      outcome: 'timeout',
      tries: 3,
    })
  }))

test('a process that dies while it sends leaves the notice to another one, which sends it under the same id', () =>
  withEnding(async ({ app, at }) => {
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    const ids: string[] = []
    await new Promise<void>(taken => {
      app.services.sms = message => {
        ids.push(message.id)
        taken()
        return new Promise(() => {})
      }
      void jobs.notices(app)
    })
    const tried = failing(app, [])
    assert.is((await jobs.notices(app)).sent, 0)
    await at('2028-01-11T05:21:00Z')
    assert.is((await jobs.notices(app)).sent, 1)
    assert.equal(
      tried.map(({ id }) => id),
      ids,
    )
  }))

test('the last fifth of the day’s messages is for codes: notices wait until the next day', () =>
  withEnding(async ({ app, day, at }) => {
    app.services.smsPerDay = 5
    await app.db('notices').delete()
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    const row = await app.db('notices').first()
    const { id: _, ...copy } = row
    for (let more = 0; more < 5; more++) await app.db('notices').insert({ ...copy, key: `x${more}` })
    await jobs.notices(app)
    assert.is(texts(app).length, 4)
    assert.is((await app.db('notices').where({ state: 'waiting' })).length, 2)
    assert.is((await day('2028-01-12')).length, 2)
  }))

test('a parent without a phone is told nothing, and nothing waits for one', () =>
  withEnding(async ({ app, parent, day }) => {
    await app.db('phu_huynh').where({ ma_phu_huynh: parent }).update({ sdt: null })
    assert.equal(await day('2028-01-11'), [])
    assert.is((await app.db('notices').first()).outcome, 'no_phone')
  }))

test('a dry run sends nothing', () =>
  withEnding(async ({ app, at }) => {
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    assert.equal(await jobs.notices(app, true), { waiting: 1 })
    assert.equal(texts(app), [])
  }))

/** Fails to send for these reasons, one after the other, and returns what was tried. */
function failing(app: TestApp, reasons: SendFailure[]): Sms[] {
  const tried: Sms[] = []
  app.services.sms = async message => {
    tried.push(message)
    const reason = reasons.shift()
    return reason ? { ok: false, reason } : { ok: true }
  }
  return tried
}

test.run()
