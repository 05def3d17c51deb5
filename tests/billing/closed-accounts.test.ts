import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { withCard } from '../helpers/cards.ts'
import { withEnding } from '../helpers/notices.ts'
import { renewalOrders } from '../helpers/renewals.ts'

const set = (app: TestApp, id: number, khoa: boolean) =>
  app
    .db('phu_huynh')
    .where({ ma_phu_huynh: id })
    .update(khoa ? { khoa_luc: new Date(), ly_do_khoa: 'Thử' } : { khoa_luc: null, ly_do_khoa: null })

test('no card is charged while an account is closed; once it is open again, what is due is', () =>
  withCard('good', async ({ app, id, parent, row, day, attempts, sent }) => {
    await set(app, parent, true)
    assert.equal([await day('2028-01-11'), await day('2028-01-18'), await sent()], [[], [], 0])
    assert.equal(await attempts(), [])
    await set(app, parent, false)
    assert.equal((await day('2028-01-20')).length, 1)
    assert.equal([await attempts(), await sent()], [[[13, 'paid']], 1])
    assert.is((await row(id)).ngay_ket_thuc, '2029-01-31')
  }))

test('a renewal that was opened before is not charged while the account is closed', () =>
  withCard('empty', async ({ app, parent, day, attempts }) => {
    await day('2028-01-11')
    const before = await attempts()
    await set(app, parent, true)
    assert.equal(await day('2028-01-18'), [])
    assert.equal(await attempts(), before)
  }))

test('a closed account is not reminded, also of what waited, and its term runs on to the end', () =>
  withEnding(async ({ app, id, parent, row, at, day }) => {
    await at('2028-01-11T18:00:00Z')
    await set(app, parent, true)
    for (const date of ['2028-01-11', '2028-01-18', '2028-01-31', '2028-02-01']) assert.equal(await day(date), [])
    assert.equal(await renewalOrders(app), [])
    assert.is((await row(id)).ngay_ket_thuc, '2028-01-31')
    await set(app, parent, false)
    assert.equal(await day('2028-02-02'), ['Goi An Nhi da het han 31/01/2028. Gia han: LINK'])
  }))

test.run()
