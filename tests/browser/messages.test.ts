import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addParent } from '../helpers/added.ts'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)

test('the page stays where it is when a message goes, and the empty place goes with scrolling', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await addParent(page, site.url, 'Mai Dừng', '0987100410')
  await go('/admin?ten=mai+dung')
  const select = page.locator('tr:has-text("Mai Dừng") select')
  const top = async () => Math.round((await select.boundingBox())!.y)
  const before = await top()
  await select.selectOption('admin')
  await page.waitForSelector('.toast >> text=Hoàn tác')
  const below = await top()
  assert.ok(below > before, 'the message covers nothing')
  await page.keyboard.press('Control+z')
  await page.locator('.toast').first().waitFor({ state: 'detached' })
  await page.locator('.toast').waitFor({ state: 'detached' })
  assert.is(await top(), below)
  await page.setViewportSize({ width: 1440, height: 300 })
  await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }))
  await page.waitForFunction(() => document.querySelector<HTMLElement>('main > .toasts')!.offsetHeight === 0)
  assert.is(await top(), below - 100)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  assert.is(await top(), before)
})

test('of what a parent did for a child, one after the other, the last alone is told', async () => {
  const { page, go } = await site.visit({ width: 375, signedInAs: 'parent', keptFromOthers: true })
  await go('/user')
  const card = page.locator('.child-card').first()
  await card.getByRole('button', { name: 'Khóa ngay' }).click()
  await page.locator('.toast', { hasText: /Đã khóa|Đã gửi lệnh khóa/ }).waitFor()
  await card.getByRole('button', { name: 'Mở khóa' }).click()
  await page.locator('.toast', { hasText: 'Đã mở khóa' }).waitFor()
  assert.is(await page.locator('.toast').count(), 1)
})

test('a wallet that was shown stays without a connection, and a message says why nothing opens', async () => {
  const { page, context, go } = await site.visit({ width: 375, signedInAs: 'parent', keptFromOthers: true })
  await go('/wallet')
  const assign = page.locator('[data-opens^=gan-goi]').first()
  await context.setOffline(true)
  await assign.click()
  await page.locator('.toast', { hasText: 'Chưa tải lại được ví' }).waitFor()
  await context.setOffline(false)
  await assign.click()
  await page.locator('dialog').waitFor()
})

test.run()
