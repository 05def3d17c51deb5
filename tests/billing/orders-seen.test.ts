import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { free, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { openedRenewal } from '../helpers/renewals.ts'

const create = (app: TestApp, body: object, as: 'mother' | 'stranger' = 'mother') =>
  app.post('/api/payment/create', { thong_tin_goi_id: oneDevice, ...body }, { as })

const seen = { gia_da_xem: 390_000, so_thiet_bi_da_xem: 1, thoi_han_da_xem: 12 }

test('what the buyer was shown is ordered as long as the package is still so', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = (await create(app, seen)).json.data
    assert.is((await create(app, {})).json.data.vnp_txn_ref, vnp_txn_ref, 'a caller that names none gets the same')
  }))

test('nothing is ordered at a price that the buyer was not shown, and the answer names the new one', () =>
  withMother(async ({ app }) => {
    await app.db('goi').where({ id: oneDevice }).update({ gia: 450_000 })
    const { status, json } = await create(app, seen)
    assert.equal([status, json.error], [409, 'price_changed'])
    assert.match(json.message, '450.000\u00a0₫')
    assert.equal([await app.db('orders'), await app.db('gateway_calls')], [[], []])
    const agreed = await create(app, { ...seen, gia_da_xem: 450_000 })
    assert.match(agreed.json.data.payment_url, 'vnp_Amount=45000000')
  }))

test('nothing is ordered for fewer devices or another term than the buyer was shown', () =>
  withMother(async ({ app }) => {
    for (const changed of [{ so_thiet_bi: 2 }, { thoi_han_thang: 1 }, { thoi_han_thang: null }]) {
      await app.db('goi').where({ id: oneDevice }).update({ so_thiet_bi: 1, thoi_han_thang: 12 })
      await app.db('goi').where({ id: oneDevice }).update(changed)
      const { status, json } = await create(app, seen)
      assert.equal([status, json.error], [409, 'offer_changed'], JSON.stringify(changed))
    }
    assert.equal(await app.db('orders'), [])
    assert.is((await create(app, { ...seen, thoi_han_da_xem: 0 })).status, 200, '0 months are no end')
  }))

test('a free package that costs something by now is not ordered, and one that became free is not granted unasked', () =>
  withMother(async ({ app }) => {
    await app.db('goi').where({ id: free }).update({ gia: 10_000, loai_goi: 'TRA_PHI' })
    const dearer = await create(app, { thong_tin_goi_id: free, gia_da_xem: 0 })
    assert.equal([dearer.status, dearer.json.error], [409, 'price_changed'])
    await app.db('goi').where({ id: oneDevice }).update({ gia: 0, loai_goi: 'MIEN_PHI' })
    assert.is((await create(app, seen)).json.error, 'price_changed')
    assert.equal(await app.db('orders'), [])
  }))

test('a renewal is paid at the price and for the places that its page showed, or nothing is opened', () =>
  withMother(async mother => {
    const { app, device } = mother
    const { vnp_txn_ref } = await openedRenewal(mother, twoDevices, 741_000)
    const pay = (body: object) => app.post(`/api/payment/renewal/${vnp_txn_ref}`, body, { as: 'mother' })
    const whole = { gia_da_xem: 741_000, so_thiet_bi_da_xem: 2 }
    await app.ask('DELETE', `/api/thiet-bi/${device}`, { as: 'mother' })
    const before = await app.db('orders').orderBy('id')
    const { status, json } = await pay(whole)
    assert.equal([status, json.error], [409, 'price_changed'])
    assert.match(json.message, '370.500\u00a0₫')
    assert.equal(await app.db('orders').orderBy('id'), before)
    assert.is((await pay({ gia_da_xem: 370_500, so_thiet_bi_da_xem: 2 })).json.error, 'offer_changed')
    assert.equal(await app.db('orders').orderBy('id'), before)
    const agreed = await pay({ gia_da_xem: 370_500, so_thiet_bi_da_xem: 1 })
    assert.match(agreed.json.data.payment_url, 'vnp_Amount=37050000')
    assert.is((await pay({})).status, 200, 'a caller that names none pays what is due')
  }))

test.run()
