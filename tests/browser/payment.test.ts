import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCallback } from '../../src/billing/vnpay/callback.ts'
import { everyValue, openSite } from '../helpers/browser.ts'

const account = { tmnCode: 'CODE0001', secret: 'secret-of-the-test' }
/** A gateway on another origin, which shows its address and nothing else. */
const gateway = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html')
  response.end('<link rel="icon" href="data:,"><h1>gateway</h1>')
})
await new Promise<void>(listening => gateway.listen(0, '127.0.0.1', listening))
const payUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/vpcpay.html`

const simulated = await openSite(test, { VNPAY_TMN_CODE: '' })
const real = await openSite(test, {
  VNPAY_TMN_CODE: account.tmnCode,
  VNPAY_HASH_SECRET: account.secret,
  VNPAY_PAY_URL: payUrl,
})
test.after(() => void gateway.close())

const words = {
  vi: {
    success: 'Thanh toán thành công',
    failed: 'Thanh toán không thành công',
    pending: 'Đang xử lý kết quả thanh toán',
  },
  en: { success: 'Payment successful', failed: 'Payment not successful', pending: 'Processing the payment result' },
}
const pay = 'form.form button[type=submit]'

for (const way of everyValue)
  test(`a package is bought ${way.javaScript ? 'with' : 'without'} JavaScript, at ${way.width}, in ${way.language}`, async () => {
    const { page, go, arrive, troubles } = await simulated.visit({ ...way, signedInAs: 'newParent' })
    await go('/payment/4')
    assert.is(await page.locator('.payment-features li').count(), 7)
    assert.match((await page.textContent('.payment-total'))!, /1[.,]053[.,]000/)
    await page.click(pay)
    await page.waitForURL(/\/dev\/vnpay\/pay\?/)
    await page.click('button[value=success]')
    await page.waitForURL(/\/payment\/callback\?/)
    assert.is(await page.textContent('h1'), words[way.language].success)
    if (way.javaScript) {
      const dialog = page.locator('dialog[open]')
      await dialog.waitFor()
      assert.match((await dialog.textContent())!, /AN\d{6}\w{16}.*1[.,]053[.,]000.*Gói cao cấp 3 thiết bị/)
      await dialog.locator('.dialog-actions button').click()
      await page.reload()
      await dialog.waitFor()
      await page.evaluate(() => history.back())
      await page.locator('.gateway-card').waitFor()
    }
    await go('/')
    await arrive('/')
    assert.equal(troubles, [])
  })

test('a failure says why and leads back to the same package; a late IPN is waited for, and shown when it came', async () => {
  const { page, go } = await simulated.visit({ signedInAs: 'newParent' })
  await go('/payment/3')
  await page.click(pay)
  await page.click('button[value=cancelled]')
  await page.waitForURL(/callback/)
  assert.is(await page.textContent('h1'), words.vi.failed)
  assert.match((await page.textContent('.payment-result .notice'))!, /Bạn đã hủy giao dịch/)
  await page.click('.payment-result a[href="/payment/3"]')
  await page.click(pay)
  await page.click('button[value=silent]')
  await page.waitForURL(/callback/)
  assert.is(await page.textContent('h1'), words.vi.pending)
  const now = new Date(Date.now() + 6 * 60_000).toISOString()
  await page.request.post(`${simulated.url}/dev/clock`, { data: { now } })
  await page.request.post(`${simulated.url}/dev/jobs/reconcile`)
  await page.waitForFunction(title => document.querySelector('h1')?.textContent === title, words.vi.success)
  await page.locator('dialog[open]').waitFor()
})

test('R36: a forged result is an error, signed in or not', async () => {
  const { page, go } = await simulated.visit({})
  await go('/payment/callback?vnp_ResponseCode=00&vnp_TransactionStatus=00&vnp_TxnRef=AN1&vnp_Amount=100')
  assert.is(await page.textContent('h1'), words.vi.failed)
  await page.waitForTimeout(700)
  assert.is(await page.locator('dialog[open]').count(), 0)
})

test('a package that is free is granted without the gateway, once; one that is unknown says so', async () => {
  const { page, go } = await simulated.visit({ signedInAs: 'newParent' })
  await go('/payment/8')
  await page.click(pay)
  await page.waitForURL(/callback/)
  assert.is(await page.textContent('h1'), words.vi.success)
  await go('/payment/8')
  assert.is(await page.textContent('h1'), 'Bạn đã nhận gói này rồi')
  for (const id of ['99', 'x', '0']) {
    await go(`/payment/${id}`)
    assert.is(await page.textContent('h1'), 'Gói này không còn bán')
  }
})

test('a visitor logs in first', async () => {
  const { go, arrive } = await simulated.visit({})
  await go('/payment/3')
  await arrive('/login?from=%2Fpayment%2F3')
})

for (const javaScript of [true, false])
  test(`the form leads to a gateway on another origin ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const { page, go, troubles } = await real.visit({ signedInAs: 'parent', javaScript })
    await go('/payment/3')
    await page.click(pay)
    await page.waitForURL(url => url.href.startsWith(payUrl))
    const { search } = new URL(page.url())
    assert.equal(readCallback(account, search.slice(1)), { wrong: 'malformed' }, 'signed, and no result')
    assert.equal(troubles, [])
  })

test.run()
