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

test.run()
