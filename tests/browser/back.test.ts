import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSiteForBack, takenOver } from '../helpers/browser.ts'
import { demo } from '../helpers/demo-people.ts'

const site = await openSiteForBack(test)

test('Back from another document restores the page as it was left', async () => {
  const { page, go, troubles } = await site.visit()
  await go('/login')
  await page.fill('[name=sdt]', '0912')
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.title = `persisted ${persisted}`)),
  )
  await page.goto(`${site.url}/dev/parts`)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.title === 'persisted true')
  assert.is(await page.inputValue('[name=sdt]'), '0912')
  await page.click('.nav-logo')
  await page.waitForSelector('.hero')
  assert.equal(troubles, [])
})

test('Back from the payment gateway, an order that was opened without a page load can be paid', async () => {
  const { page, go } = await site.visit({ signedInAs: 'newParent' })
  const pay = 'form.form button[type=submit]'
  await go('/')
  await page.selectOption('[name=goi]', '4')
  await page.locator('.price-card-premium [href="/payment/4"]').click()
  await page.click(pay)
  await page.waitForURL(/vnp_TxnRef/)
  await page.goBack({ waitUntil: 'commit' })
  await page.locator(`${pay}:not([aria-busy])`).waitFor()
  await page.click(pay)
  await page.waitForURL(/vnp_TxnRef/)
})

test('after signing out, Back shows nothing of the console', async () => {
  const { page, go, arrive } = await site.visit({ signedInAs: 'admin' })
  const answer = await page.goto(`${site.url}/admin`)
  assert.is(answer!.headers()['cache-control'], 'private, no-store')
  await page.click('.console-head [type=submit]')
  await arrive('/')
  await page.goBack({ waitUntil: 'commit' })
  await arrive('/login?from=%2Fadmin')
  assert.is(await page.locator('.figure').count(), 0)
  await go('/')
})

test('after signing out, Back shows nothing of a console that was opened without a page load', async () => {
  const { page, go, arrive } = await site.visit()
  await go('/login')
  await page.fill('[name=sdt]', demo.admin.sdt)
  await page.fill('[name=mat_khau]', demo.admin.mat_khau)
  await page.keyboard.press('Enter')
  await page.click('.lead-on a')
  await page.click('.console-head [type=submit]')
  await arrive('/')
  await takenOver(page)
  await page.goBack({ waitUntil: 'commit' })
  await arrive('/login?from=%2Fadmin')
  assert.is(await page.locator('.figure').count(), 0)
})

test.run()
