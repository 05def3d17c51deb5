import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { withMother } from '../helpers/billing.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { openedRenewal, paid } from '../helpers/renewals.ts'

const page = (app: TestApp, ref: string, as: 'mother' | 'stranger' = 'mother') =>
  opened(app, `/payment/renewal/${ref}`, 'vi', as)

test('the link of a renewal message leads to a page that pays with one click, and says when it was paid', () =>
  withMother(async ({ app, at, assign }) => {
    const { vnp_txn_ref } = await openedRenewal({ app, at, assign })
    const open = await page(app, vnp_txn_ref)
    assert.is(textOf('h1', open), 'Gia hạn gói')
    for (const shown of ['Gói Premium 1 thiết bị', '31/01/2028', '390.000']) assert.match(textOf('dl', open), shown)
    const pay = await app.ask('POST', `/payment/renewal/${vnp_txn_ref}`, {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: `token=${await app.token('mother')}`,
      },
      body: '',
    })
    assert.is(pay.status, 303)
    assert.match(pay.headers.get('location')!, `vnp_TxnRef=${vnp_txn_ref}`)
    await paid(app, vnp_txn_ref)
    assert.is(textOf('h1', await page(app, vnp_txn_ref)), 'Lần gia hạn này đã được thanh toán')
  }))

test('a package in use links to its renewal while that waits to be paid', () =>
  withMother(async ({ app, at, assign }) => {
    const { vnp_txn_ref } = await openedRenewal({ app, at, assign })
    const link = async () => {
      const wallet = await opened(app, '/wallet', 'vi', 'mother')
      return wallet.querySelector('[aria-labelledby=in-use] a[href^="/payment/renewal/"]')
    }
    const due = (await link())!
    assert.is(due.getAttribute('href'), `/payment/renewal/${vnp_txn_ref}`)
    assert.match(due.textContent.replaceAll('\u00a0', ' '), /^Thanh toán để gia hạn/)
    await paid(app, vnp_txn_ref)
    assert.is(await link(), null)
  }))

test('somebody else’s renewal and an unknown one look the same', () =>
  withMother(async ({ app, at, assign }) => {
    const { vnp_txn_ref } = await openedRenewal({ app, at, assign })
    const titles = [await page(app, vnp_txn_ref, 'stranger'), await page(app, 'KHONG-CO')].map(box => textOf('h1', box))
    assert.equal(titles, ['Không tìm thấy lần gia hạn này', 'Không tìm thấy lần gia hạn này'])
  }))

test.run()
