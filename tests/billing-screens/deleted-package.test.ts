import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withMother } from '../helpers/billing.ts'
import { chargedForRenewal } from '../helpers/charged.ts'
import { cancelled, order, told } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { bought } from '../helpers/renewals.ts'

const deleted = 'Gói Premium 1 thiết bị Gói đã bị xóa'

test('a deleted package is said to be one wherever an order, a receipt, a result or a dialog names it', () =>
  withMother(async ({ app, parent }) => {
    const { ref, ids } = await bought(app)
    const places: [path: string, part: string, as: 'mother' | 'admin'][] = [
      ['/wallet', '[aria-labelledby="orders"] h3', 'mother'],
      [`/wallet/orders/${ref}`, '.receipt .facts', 'mother'],
      [`/payment/callback?${told(app, ref)}`, '.payment-result .facts', 'mother'],
      ['/admin/don-hang', 'tbody', 'admin'],
      [`/admin/don-hang?mo=don-hang.${ref}`, 'dialog .facts', 'admin'],
    ]
    const titles: [path: string, as: 'mother' | 'admin'][] = [
      [`/wallet?mo=gan-goi.${ids[0]}`, 'mother'],
      [`/admin?mo=vi.${parent}&mo=gan-goi.${ids[0]}`, 'admin'],
    ]
    for (const [path, part, as] of places)
      assert.not.match(textOf(part, await opened(app, path, 'vi', as)), 'đã bị xóa', path)
    await app.db('goi').where({ id: 3 }).update({ da_xoa: true })
    for (const [path, part, as] of places) assert.match(textOf(part, await opened(app, path, 'vi', as)), deleted, path)
    for (const [path, as] of titles) {
      const box = await opened(app, path, 'vi', as)
      const title = [...box.querySelectorAll('dialog h2')].at(-1)?.textContent
      assert.is(title, 'Gán “Gói Premium 1 thiết bị” (Gói đã bị xóa)', path)
    }
    assert.match(
      textOf('[aria-labelledby="orders"] h3', await opened(app, '/wallet', 'en', 'mother')),
      'Package deleted',
    )
  }))

test('a failed payment is tried again as long as the package is sold', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    const again = async () => {
      const page = await opened(app, `/payment/callback?${told(app, vnp_txn_ref, cancelled)}`, 'vi', 'mother')
      return [...page.querySelectorAll('.payment-result a')].map(link => link.getAttribute('href'))
    }
    assert.equal(await again(), ['/payment/3', '/'])
    await app.db('goi').where({ id: 3 }).update({ da_xoa: true })
    assert.equal(await again(), ['/'])
  }))

test('a request for a refund names a deleted package as one', () =>
  withMother(async mother => {
    const { app } = mother
    const vnp_txn_ref = await chargedForRenewal(mother)
    const { id } = (await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'x' }, { as: 'mother' })).json.data
    await app.db('goi').where({ id: 3 }).update({ da_xoa: true })
    assert.match(textOf('tbody', await opened(app, '/admin/hoan-tien')), deleted)
    assert.match(textOf('dialog .facts', await opened(app, `/admin/hoan-tien?mo=hoan-tien.${id}`)), deleted)
  }))

test.run()
