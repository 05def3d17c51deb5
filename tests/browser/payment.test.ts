import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { everyValue, openSite } from '../helpers/browser.ts'
import { findOverflow } from '../helpers/overflow.ts'

const site = await openSite(test, { VNPAY_TMN_CODE: '' })

const words = {
  vi: {
    success: 'Thanh toán thành công',
    failed: 'Thanh toán không thành công',
    pending: 'Đang xử\u00a0lý kết\u00a0quả thanh\u00a0toán',
    name: 'Gói Premium 3 thiết bị',
  },
  en: {
    success: 'Payment successful',
    failed: 'Payment not successful',
    pending: 'Processing the payment result',
    name: 'Premium package, 3 devices',
  },
}
const pay = 'form.form button[type=submit]'

for (const way of everyValue)
  test(`a package is bought ${way.javaScript ? 'with' : 'without'} JavaScript, at ${way.width}, in ${way.language}`, async () => {
    const { page, go, arrive, troubles } = await site.visit({ ...way, signedInAs: 'newParent' })
    await go('/payment/4')
    assert.is(await page.locator('.payment-package li').count(), 7)
    assert.match((await page.textContent('.payment-total'))!, /1[.,]053[.,]000/)
    await page.click(pay)
    await page.waitForURL(/\/dev\/vnpay\/pay\?/)
    await page.click('button[value=success]')
    await page.waitForURL(/\/payment\/callback\?/)
    assert.is(await page.textContent('h1'), words[way.language].success)
    if (way.javaScript) {
      const dialog = page.locator('dialog[open]')
      await dialog.waitFor()
      const told = (await dialog.textContent())!
      assert.match(told, /AN\d{6}\w{16}.*1[.,]053[.,]000/)
      assert.match(told, words[way.language].name)
      const [assign, wallet] = await dialog
        .locator('.dialog-actions a')
        .evaluateAll(all => all.map(each => each.getBoundingClientRect()))
      assert.ok(assign!.left > wallet!.left || assign!.top !== wallet!.top, 'what is to be done stands at the end')
      await dialog.locator('.dialog-close').click()
      await page.reload()
      await dialog.waitFor()
      await page.goBack({ waitUntil: 'commit' })
      await page.locator('.gateway-card').waitFor()
    }
    await go('/')
    await arrive('/')
    assert.equal(troubles, [])
  })

test('a failed payment says why and leads back to the same package; a pending one shows its result once it is confirmed', async () => {
  const { page, go, at } = await site.visit({ width: 375, signedInAs: 'newParent' })
  await go('/payment/3')
  await page.click(pay)
  await page.waitForURL(/vnp_TxnRef/)
  const cancelledOrder = page.url()
  await page.click('button[value=cancelled]')
  await page.waitForURL(/callback/)
  assert.is(await page.textContent('h1'), words.vi.failed)
  assert.match((await page.textContent('.payment-result .notice'))!, /Bạn đã hủy giao dịch/)
  const failure = at()
  await page.click('.payment-result a[href="/payment/3"]')
  await page.click(pay)
  await page.click('button[value=silent]')
  await page.waitForURL(/callback/)
  assert.is(await page.textContent('h1'), words.vi.pending)
  const now = new Date(Date.now() + 6 * 60_000).toISOString()
  await page.request.post(`${site.url}/dev/clock`, { data: { now } })
  await page.request.post(`${site.url}/dev/jobs/reconcile`)
  await page.waitForFunction(title => document.querySelector('h1')?.textContent === title, words.vi.success)
  await page.locator('dialog[open]').waitFor()
  await page.request.post(cancelledOrder, { form: { outcome: 'success' } })
  await go(failure)
  assert.is(await page.textContent('h1'), words.vi.success, 'the order that was cancelled is paid after all')
})

test('R36: a forged result is shown as a failed payment, without the success dialog', async () => {
  const { page, go } = await site.visit({})
  await go('/payment/callback?vnp_ResponseCode=00&vnp_TransactionStatus=00&vnp_TxnRef=AN1&vnp_Amount=100')
  assert.is(await page.textContent('h1'), words.vi.failed)
  await page.waitForTimeout(700)
  assert.is(await page.locator('dialog[open]').count(), 0)
})

test('a free package is granted once, without the gateway; an unknown package is shown as no longer on sale', async () => {
  const { page, go } = await site.visit({ signedInAs: 'newParent' })
  await go('/payment/8')
  await page.click(pay)
  await page.waitForURL(/callback/)
  assert.is(await page.textContent('h1'), 'Đã nhận gói miễn phí')
  await go('/payment/8')
  assert.is(await page.textContent('h1'), 'Bạn đã nhận gói này rồi')
  assert.is(await page.textContent('main a[href="/wallet"]'), 'Mở ví gói')
  for (const id of ['99', 'x', '0']) {
    await go(`/payment/${id}`)
    assert.is(await page.textContent('h1'), 'Gói này không còn bán')
  }
})

test('from paying on a phone to a protected device: Back from the gateway keeps the order, and the dialog leads to the wallet, also after Back', async () => {
  const { page, go, arrive, troubles } = await site.visit({ width: 375, signedInAs: 'newParent' })
  await go('/payment/3')
  await page.dblclick(pay)
  await page.waitForURL(/vnp_TxnRef/)
  const order = page.url()
  await page.goBack({ waitUntil: 'commit' })
  await arrive('/payment/3')
  await page.click(pay)
  await page.waitForURL(/vnp_TxnRef/)
  assert.is(page.url(), order, 'Back from the gateway, the button pays for the same order')
  await page.click('button[value=success]')
  const toWallet = page.locator('dialog[open] a[href="/wallet"]')
  await toWallet.waitFor()
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Gán gói cho máy của con')
  await toWallet.click()
  await arrive('/wallet')
  await page.goBack({ waitUntil: 'commit' })
  await toWallet.click()
  await arrive('/wallet')
  const cards = page.locator('.wallet-card', { hasText: 'Gói Premium 1 thiết bị' })
  await cards.first().waitFor()
  const before = await cards.count()
  await cards.first().locator('[data-opens^="gan-goi"]').click()
  await page.fill('dialog [name=ten_tre]', 'Bình')
  await page.selectOption('dialog [name=gioi_tinh]', 'Nam')
  await page.fill('dialog [name=ma_moi]', 'AN-DEMO-0100')
  await page.selectOption('dialog [name=loai_thiet_bi]', 'Laptop')
  await page.click('dialog [type=submit]')
  await page.waitForSelector('[aria-labelledby=in-use] h4:has-text("Laptop của Bình")')
  assert.is(await cards.count(), before - 1)
  assert.equal(troubles, [])
})

test('a visitor who wants to pay logs in first', async () => {
  const { go, arrive } = await site.visit({})
  await go('/payment/3')
  await arrive('/login?from=%2Fpayment%2F3')
})

test('a renewal is paid from the wallet, its refund is requested, and an admin approves it', async () => {
  const renewing = new Date(Date.now() + 350 * 86_400_000).toISOString()
  const admins = await site.visit({})
  await admins.page.request.post(`${site.url}/dev/clock`, { data: { now: renewing } })
  await admins.page.request.post(`${site.url}/dev/jobs/renewals`)
  const { page, go, troubles } = await site.visit({ width: 375, signedInAs: 'parent' })
  await go('/wallet')
  await page.click('a[href^="/payment/renewal/"]')
  await page.click(pay)
  await page.click('button[value=success]')
  await page.locator('dialog[open] a[href="/wallet"]').click()
  await page.click('[aria-labelledby=in-use] [data-opens^="hoan-tien"]')
  await page.fill('dialog [name=ly_do]', 'Con không dùng nữa')
  await page.click('dialog [type=submit]')
  await page.waitForSelector('[aria-labelledby=in-use] .badge:has-text("Đang chờ duyệt")')
  const admin = await site.visit({ signedInAs: 'admin' })
  await admin.go('/admin/hoan-tien')
  for (const width of [768, 1056, 1100, 1280, 1440]) {
    await admin.page.setViewportSize({ width, height: 900 })
    assert.equal(await admin.page.evaluate(findOverflow), { wide: 0, beside: [] }, `at ${width}`)
  }
  await admin.go('/admin/viec-can-lam')
  await admin.page.click('.work a[href*="mo=hoan-tien."]')
  await admin.page.locator('dialog[open]').waitFor()
  assert.is(await admin.page.evaluate(() => document.activeElement?.tagName), 'H2', 'no link of the facts')
  await admin.page.click('dialog [data-opens^="duyet"]')
  await admin.page.locator('dialog').last().locator('[type=submit]').dblclick()
  await admin.page.waitForSelector('.badge:has-text("Đang hoàn tiền")')
  await admin.page.waitForFunction(() => !document.querySelector('.waiting-count'))
  await go('/wallet')
  await page.waitForSelector('[aria-labelledby=orders] .badge:has-text("Đang hoàn về ngân hàng")')
  assert.equal([troubles, admin.troubles], [[], []])
})

test.run()
