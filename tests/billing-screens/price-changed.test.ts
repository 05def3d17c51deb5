import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { opened, pressed, textOf } from '../helpers/pages.ts'
import { openedRenewal } from '../helpers/renewals.ts'

test('a price that was raised while the page was open is shown, and is paid with the next press', () =>
  withMother(async ({ app }) => {
    const path = `/payment/${oneDevice}`
    const shown = await opened(app, path, 'vi', 'mother')
    await app.db('goi').where({ id: oneDevice }).update({ gia: 450_000 })
    const refused = await pressed(app, path, shown, 'mother')
    assert.match(textOf('form.form .notice', refused.page), 'Giá vừa thay đổi, nay là 450.000 ₫')
    assert.match(textOf('.payment-total', refused.page), '450.000 ₫')
    assert.equal(await app.db('orders'), [])
    const paid = await pressed(app, path, refused.page, 'mother')
    assert.is(paid.status, 303)
    assert.match(paid.location!, 'vnp_Amount=45000000')
  }))

test('an endless package is bought as it was shown', () =>
  withMother(async ({ app }) => {
    await app.db('goi').where({ id: oneDevice }).update({ thoi_han_thang: null, so_thiet_bi: null })
    const path = `/payment/${oneDevice}`
    const { status } = await pressed(app, path, await opened(app, path, 'vi', 'mother'), 'mother')
    assert.is(status, 303)
  }))

test('a page that was opened before it had the price still pays', () =>
  withMother(async ({ app }) => {
    const { status } = await pressed(app, `/payment/${oneDevice}`, document.createElement('div'), 'mother')
    assert.is(status, 303)
  }))

test('a renewal that lost a place while its page was open shows the new amount', () =>
  withMother(async mother => {
    const { app, device } = mother
    const { vnp_txn_ref } = await openedRenewal(mother, twoDevices, 741_000)
    const path = `/payment/renewal/${vnp_txn_ref}`
    const shown = await opened(app, path, 'vi', 'mother')
    await app.ask('DELETE', `/api/thiet-bi/${device}`, { as: 'mother' })
    const refused = await pressed(app, path, shown, 'mother')
    assert.match(textOf('form.form .notice', refused.page), 'Giá vừa thay đổi, nay là 370.500 ₫')
    const paid = await pressed(app, path, refused.page, 'mother')
    assert.match(paid.location!, 'vnp_Amount=37050000')
  }))

test.run()
