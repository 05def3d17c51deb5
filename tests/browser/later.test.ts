import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)
const whyScript = /\/assets\/why-\w+\.js$/

const changeLanguage = (page: Page, language: string) => page.click(`.language-toggle [value=${language}]`)

test('the script of a part below the first screen is fetched when the reader does something, not before', async () => {
  const { page, go, asked, troubles } = await site.visit({ width: 375 })
  await page.setViewportSize({ width: 375, height: 300 })
  await go('/')
  await page.evaluate(() => new Promise(idle => requestIdleCallback(idle)))
  assert.not.ok(asked.some(request => whyScript.test(request)))
  await Promise.all([page.waitForResponse(whyScript), page.keyboard.press('Tab')])
  assert.equal(troubles, [])
})

test('a part whose script does not arrive stays readable, and the page around it works', async () => {
  const { page, go, arrive } = await site.visit({ width: 375 })
  await page.route(whyScript, route => route.abort())
  await go('/')
  const words = await page.textContent('#why')
  await page.keyboard.press('Tab')
  await changeLanguage(page, 'en')
  await page.waitForSelector('.language-fault')
  assert.is(await page.textContent('#why'), words)

  await page.unroute(whyScript)
  await changeLanguage(page, 'en')
  await page.waitForSelector('html[lang=en]')
  await page.waitForFunction(before => document.querySelector('#why')!.textContent !== before, words)

  await page.route(whyScript, route => route.abort())
  await go('/')
  await page.click('.footer a[href="/terms"]')
  await arrive('/terms')
  assert.is(await page.locator('h1').count(), 1)
})

test.run()
