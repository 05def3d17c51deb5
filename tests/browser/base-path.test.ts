import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCallback } from '../../src/billing/vnpay/callback.ts'
import { openSite } from '../helpers/browser.ts'
import { demo } from '../helpers/demo-people.ts'

const account = { tmnCode: 'CODE0001', secret: 'secret-of-the-test' }
/** A gateway on another origin, which shows its address and nothing else. */
const gateway = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html')
  response.end('<link rel="icon" href="data:,"><h1>gateway</h1>')
})
await new Promise<void>(listening => gateway.listen(0, '127.0.0.1', listening))
const payUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/vpcpay.html`

const site = await openSite(test, {
  BASE_PATH: '/an-nhi',
  VNPAY_TMN_CODE: account.tmnCode,
  VNPAY_HASH_SECRET: account.secret,
  VNPAY_PAY_URL: payUrl,
})
test.after(() => void gateway.close())

test('with a prefix, pages, files, sign-in, API, language and sign-out all use it', async () => {
  const { page, go, arrive, asked, troubles } = await site.visit()
  await go('/')
  await page.click('.nav-tools a[href="/an-nhi/login"]')
  await arrive('/login')
  await page.fill('[name=sdt]', demo.admin.sdt)
  await page.fill('[name=mat_khau]', demo.admin.mat_khau)
  await page.keyboard.press('Enter')
  await arrive('/admin')
  await page.waitForSelector('.figures-row')
  await page.click('.language-toggle [value=en]')
  await page.waitForSelector('html[lang=en]')
  await arrive('/admin')
  await page.click('.console-head [type=submit]')
  await arrive('/')
  assert.equal(troubles, [])
  assert.equal(
    asked.filter(request => !/^\w+ \/an-nhi\//.test(request)),
    [],
  )
})

test('with a prefix, everything works without JavaScript too', async () => {
  const { page, go, at, arrive } = await site.visit({ javaScript: false })
  await go('/user')
  assert.is(at(), '/login?from=%2Fuser')
  await page.fill('[name=sdt]', demo.parent.sdt)
  await page.fill('[name=mat_khau]', demo.parent.mat_khau)
  await page.keyboard.press('Enter')
  await arrive('/user')
  await page.click('.language-toggle [value=en]')
  await page.waitForSelector('html[lang=en]')
  await arrive('/user')
  await page.click('.account summary')
  await page.click('.account .logout button')
  await arrive('/login')
})

for (const javaScript of [true, false])
  test(`with a prefix, the payment form leads to a gateway on another origin ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const { page, go, troubles } = await site.visit({ signedInAs: 'parent', javaScript })
    await go('/payment/3')
    await page.click('form.form button[type=submit]')
    await page.waitForURL(url => url.href.startsWith(payUrl))
    const { search } = new URL(page.url())
    assert.equal(readCallback(account, search.slice(1)), { wrong: 'malformed' }, 'signed, and no result')
    assert.equal(troubles, [])
  })

test.run()
