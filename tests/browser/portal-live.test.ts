import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { objections } from '../helpers/axe.ts'
import { lookElsewhere, openSite } from '../helpers/browser.ts'
import { clientAsking } from '../helpers/machine.ts'

const site = await openSite(test, { JOBS: 'off' })

test('the result of “Thử chặn” is said where it was asked for, also where the machine reports it later', async () => {
  const { page, go } = await site.visit({ width: 375, signedInAs: 'parent', keptFromOthers: true })
  const results: object[] = []
  await page.route('**/api/protection', async route => {
    const said = await (await route.fetch()).json()
    said.data.children[0].devices[0].checks.push(...results)
    await route.fulfill({ json: said })
  })
  await go('/user/may/1')
  await page.getByRole('button', { name: 'Thử chặn' }).click()
  const status = page.locator('[aria-labelledby=machine-try] [role=status]')
  await status.getByText('Kết quả thường về trong vài giây').waitFor()
  results.push({ name: 'test', ok: true, at: '2026-11-24T02:30:00.000Z' })
  await lookElsewhere(page)
  await status.getByText('Lần “Thử chặn” gần nhất: trang bị chặn').waitFor()
})

test('who removes a machine with the keyboard is led through the code by SMS and back to the button, also where a code was sent just before and where the messages of the phone were looked into', async () => {
  const { page, go, context } = await site.visit({ width: 375, signedInAs: 'parent' })
  const focused = (selector: string) => page.waitForFunction(at => document.activeElement?.matches(at), selector)
  for (const said of ['Mã OTP đã được gửi', 'Bạn đã thử quá nhiều lần']) {
    await go('/user/may/1')
    await page.locator('summary', { hasText: 'Gỡ máy' }).press('Enter')
    await page.getByRole('button', { name: 'Gỡ máy này' }).press('Enter')
    await focused('.panel [name=confirm][value=send]')
    assert.equal(await objections(page), [])
    await page.keyboard.press('Enter')
    await page.locator('.panel .notice', { hasText: said }).waitFor()
    await focused('.panel [name=otp]')
  }
  await lookElsewhere(page)
  const sent: { text: string }[] = await (await context.request.get(`${site.url}/dev/outbox.json`)).json()
  await page.keyboard.type(sent.map(({ text }) => text.match(/\b\d{6}\b/)?.[0]).find(Boolean)!)
  await page.keyboard.press('Enter')
  await focused('#confirm-place, #confirm-place *')
  await page.getByRole('button', { name: 'Gỡ máy này' }).press('Enter')
  await page.getByText('Đã gỡ máy. Gói vẫn được gán cho máy này.').waitFor()
  await focused('h1')
})

test('while the network is gone, the pages that load themselves anew keep what they showed and say from when it is', async () => {
  const { page, context, go } = await site.visit({ width: 375, signedInAs: 'parent', keptFromOthers: true })
  for (const [path, shown] of [
    ['/user/con/1', '.day-part'],
    ['/user/may/1', '.machine-part'],
    ['/user/xin-phep', '#asks-open'],
  ] as const) {
    await go(path)
    const heading = await page.textContent('h1')
    await context.setOffline(true)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.locator('.notice', { hasText: 'Mất kết nối. Đây là những gì' }).waitFor()
    assert.is(await page.textContent('h1'), heading)
    assert.ok(await page.isVisible(shown))
    await context.setOffline(false)
    await lookElsewhere(page)
    await page.locator('.notice', { hasText: 'Mất kết nối' }).waitFor({ state: 'detached' })
  }
})

test('who adds a machine with the keyboard goes on at the heading after the code and after turning it away, and at digits that are wrong', async () => {
  const { page, go } = await site.visit({ width: 375, signedInAs: 'parent', keptFromOthers: true })
  const atHeading = () => page.waitForFunction(() => document.activeElement?.matches('h1'))
  const asked = await page.request.post(`${site.url}/api/device/pairings`, { data: clientAsking })
  await go('/user/them-may')
  const { ma_thiet_bi, check } = (await asked.json()).data
  await page.fill('[name=ma]', ma_thiet_bi)
  await page.keyboard.press('Enter')
  await page.locator('.pairing-who').waitFor()
  await atHeading()
  await page.selectOption('[name=ma_tre_em]', '2')
  await page.fill('[name=check]', check === '0000' ? '0001' : '0000')
  await page.keyboard.press('Enter')
  await page.locator('[name=check][aria-invalid]:focus').waitFor()
  await page.locator('button:has-text("Không phải máy của con tôi")').press('Enter')
  await page.locator('.notice', { hasText: 'Đã từ chối.' }).waitFor()
  await atHeading()
})

test.run()
