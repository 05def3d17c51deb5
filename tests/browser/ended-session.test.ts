import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'
import { demo } from '../helpers/demo-people.ts'

const site = await openSite(test)
const unauthorized = 'error: Failed to load resource: the server responded with a status of 401 (Unauthorized)'
const forbidden = 'error: Failed to load resource: the server responded with a status of 403 (Forbidden)'
const keptUser = (page: Page) => page.evaluate(() => localStorage.getItem('user'))

async function isForgotten(page: Page): Promise<void> {
  await page.waitForSelector('.nav-tools > .nav-wide > a[href="/login"]')
  assert.is(await page.locator('.account, .phone-account .who').count(), 0)
  assert.is(await keptUser(page), null)
}

test('a session that ended is noticed without a reload: the account menu and the stored user are gone, and the log-in opens', async () => {
  const { page, go, arrive, context, asked, troubles } = await site.visit({ signedInAs: 'parent' })
  await go('/')
  assert.match(String(await keptUser(page)), 'Nguyễn Thị Hạnh')
  await context.clearCookies({ name: 'token' })
  asked.length = 0
  await page.click('.account summary')
  await page.click('.account-links a[href="/change-password"]')
  await arrive('/login?from=%2Fchange-password')
  await isForgotten(page)
  assert.not.ok(asked.some(request => request.startsWith('GET /login')))
  assert.is(asked.filter(request => request.includes('/api/')).length, 1)
  assert.equal(troubles, [unauthorized])
})

test('a session that ended is noticed when a form is sent, too', async () => {
  const { page, go, arrive, context } = await site.visit({ signedInAs: 'parent' })
  await go('/change-password')
  await context.clearCookies({ name: 'token' })
  await page.fill('[name=mat_khau_cu]', demo.parent.mat_khau)
  for (const name of ['mat_khau_moi', 'xac_nhan']) await page.fill(`[name=${name}]`, 'Gió@Đông2027')
  await page.click('form.form [value=send]')
  await arrive('/login?from=%2Fchange-password')
  await isForgotten(page)
})

test('an admin who lost the role is treated as signed out', async () => {
  const { page, go, arrive, troubles } = await site.visit({ signedInAs: 'admin' })
  await go('/')
  await page.route('**/api/thong-ke', route =>
    route.fulfill({ status: 403, json: { success: false, message: '', error: 'not_allowed' } }),
  )
  await page.click('.account summary')
  await page.click('.account a[href="/admin"]')
  await arrive('/login')
  await isForgotten(page)
  assert.equal(troubles, [forbidden])
})

test('a parent who goes to the console is redirected home without a refused request', async () => {
  const { page, go, arrive, asked, troubles } = await site.visit()
  await go('/login?from=%2Fadmin')
  await page.fill('[name=sdt]', demo.parent.sdt)
  await page.fill('[name=mat_khau]', demo.parent.mat_khau)
  await page.keyboard.press('Enter')
  await page.click('.lead-on a')
  await arrive('/')
  await page.waitForSelector('.account', { state: 'attached' })
  assert.not.ok(asked.some(request => request.includes('thong-ke')))
  assert.equal(troubles, [])
})

test('a failed sign-in shows an error and keeps the present session', async () => {
  const { page, go, at, context } = await site.visit()
  await go('/login')
  // In another tab, because a person who is logged in does not get this form.
  await context.request.post(`${site.url}/api/auth/login`, { data: demo.parent })
  await page.fill('[name=sdt]', demo.newParent.sdt)
  await page.fill('[name=mat_khau]', 'Wrong@123')
  await page.click('main [type=submit]')
  assert.is(await page.textContent('form.form [role=alert]'), 'Số điện thoại hoặc mật khẩu không đúng.')
  assert.is(at(), '/login')
  await go('/')
  assert.match(String(await keptUser(page)), 'Nguyễn Thị Hạnh')
  assert.is(await page.locator('.account').count(), 1)
})

test('the error page of a proxy instead of the API response shows the general error, not that of a lost connection', async () => {
  for (const [language, message] of [
    ['vi', 'Đã có lỗi xảy ra'],
    ['en', 'An error occurred'],
  ] as const) {
    const { page, go } = await site.visit({ language })
    await go('/login')
    await page.fill('[name=sdt]', demo.parent.sdt)
    await page.fill('[name=mat_khau]', demo.parent.mat_khau)
    await page.route('**/api/auth/login', route => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
    await page.click('main [type=submit]')
    assert.is(await page.textContent('form.form [role=alert]'), message)
  }
})

test.run()
