import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCallback } from '../../src/billing/vnpay/callback.ts'
import { openSite } from '../helpers/browser.ts'

const account = { tmnCode: 'CODE0001', secret: 'secret-of-the-test' }
/** A gateway on another origin, which shows its address and nothing else. */
const gateway = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html')
  response.end('<link rel="icon" href="data:,"><h1>gateway</h1>')
})
await new Promise<void>(listening => gateway.listen(0, '127.0.0.1', listening))
const payUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/vpcpay.html`

const site = await openSite(test, {
  VNPAY_TMN_CODE: account.tmnCode,
  VNPAY_HASH_SECRET: account.secret,
  VNPAY_PAY_URL: payUrl,
})
test.after(() => void gateway.close())

for (const javaScript of [true, false])
  test(`the form leads to a gateway on another origin ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const { page, go, troubles } = await site.visit({ signedInAs: 'parent', javaScript })
    await go('/payment/3')
    await page.click('form.form button[type=submit]')
    await page.waitForURL(url => url.href.startsWith(payUrl))
    const { search } = new URL(page.url())
    assert.equal(readCallback(account, search.slice(1)), { wrong: 'malformed' }, 'signed, and no result')
    assert.equal(troubles, [])
  })

test.run()
