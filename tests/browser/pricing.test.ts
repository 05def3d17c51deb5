import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { objections } from '../helpers/axe.ts'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)

test('from another page the bar leads to the prices, where devices are chosen and details compared', async () => {
  const { page, go, arrive, asked, troubles } = await site.visit()
  await go('/login')
  await page.click('.nav-wide a[href="/#pricing"]')
  await arrive('/#pricing')
  await page.waitForSelector('#pricing:focus')
  await page.waitForFunction(() => Math.abs(document.getElementById('pricing')!.getBoundingClientRect().top) < 120)
  const shown = await page.locator('.price-card-premium .price-line').boundingBox()
  assert.ok(shown!.y + shown!.height < page.viewportSize()!.height, 'the price is on the first screen of the section')

  asked.length = 0
  await page.selectOption('[name=goi]', '4')
  await page.click('.price-card-premium [data-opens]')
  await arrive('/?mo=so-sanh.4')
  await page.waitForSelector('dialog:modal th:has-text("Gói Premium 3 thiết bị")')
  assert.equal(await objections(page), [])
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-opens="so-sanh.4"]:focus')
  assert.is(await page.locator('dialog').count(), 0)
  assert.equal(
    asked.filter(request => request.includes('/api/')),
    [],
  )
  assert.equal(troubles, [])
})

test('without JavaScript the form shows the price, the details open and close, and nothing is hidden', async () => {
  const { page, go, at } = await site.visit({ javaScript: false, width: 375 })
  await go('/')
  for (const section of await page.locator('main section[id]').all()) assert.ok(await section.isVisible())
  await page.selectOption('[name=goi]', '2')
  await page.click('.price-devices button')
  assert.is(at(), '/?goi=2#pricing')
  assert.match((await page.textContent('.price-card-premium .price-line'))!, '741.000')
  await page.click('.price-card-premium [data-opens]')
  await page.waitForSelector('dialog[open] .compare')
  await page.click('dialog .dialog-actions a >> nth=0')
  assert.is(await page.locator('dialog').count(), 0)
})

test.run()
