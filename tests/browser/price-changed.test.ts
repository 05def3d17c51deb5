import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

// It raises the price of a package, which others look at.
const site = await openSite(test, {})

test('a price that an admin raises while the page is open is shown, and paid with the next press', async () => {
  const { page, go, at, troubles } = await site.visit({ width: 375, signedInAs: 'newParent' })
  await go('/payment/3')
  const admin = await site.visit({ signedInAs: 'admin' })
  const { data } = await (await admin.page.request.get(`${site.url}/api/goi/3`)).json()
  const raised = await admin.page.request.put(`${site.url}/api/goi/3`, {
    data: { gia: 450_000, phien_ban: data.phien_ban },
    headers: { Origin: site.url },
  })
  assert.is(raised.status(), 200)
  const pay = 'form.form button[type=submit]'
  await page.click(pay)
  await page.waitForSelector('form.form .notice:has-text("Giá vừa thay đổi, nay là 450.000")')
  assert.match((await page.textContent('.payment-total'))!, '450.000')
  assert.is(at(), '/payment/3')
  await page.click(pay)
  await page.waitForURL(/vnp_Amount=45000000/)
  assert.equal(
    troubles.filter(each => !each.includes('409')),
    [],
  )
})

test.run()
