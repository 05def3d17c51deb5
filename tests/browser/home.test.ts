import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)

test('on a phone cards of one kind stand in a row that the keyboard can scroll; on a desktop nothing has to be scrolled', async () => {
  const { page, go, troubles } = await site.visit({ width: 375 })
  await go('/')
  for (const name of ['why-cards', 'voice-cards', 'offers', 'renewing-parts']) {
    const row = page.locator(`.${name}`)
    await row.scrollIntoViewIfNeeded()
    await page.waitForFunction(selector => document.querySelector<HTMLElement>(selector)!.tabIndex === 0, `.${name}`)
    assert.ok(await row.getAttribute('aria-label'), name)
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(selector => document.querySelector(selector)!.scrollLeft > 0, `.${name}`)
    assert.is(
      await row.evaluate(element => getComputedStyle(element).outlineStyle),
      'solid',
      `${name} has a focus ring`,
    )
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.waitForFunction(() => !document.querySelector('.swipe-row[tabindex]'))
  assert.equal(troubles, [])
})

test('the home page of a phone asks for six font files: three pairs of Latin and Vietnamese', async () => {
  const { page, go } = await site.visit({ width: 375 })
  const fonts = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname.replace(/-\w{8}\.woff2$/, ''))
  })
  await go('/')
  await page.evaluate(() => document.fonts.ready)
  assert.equal([...fonts].sort(), [
    '/assets/baloo-2-latin-700-normal',
    '/assets/baloo-2-vietnamese-700-normal',
    '/assets/be-vietnam-pro-latin-400-normal',
    '/assets/be-vietnam-pro-latin-600-normal',
    '/assets/be-vietnam-pro-vietnamese-400-normal',
    '/assets/be-vietnam-pro-vietnamese-600-normal',
  ])
})

test.run()
