import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { splashFlag } from '../../src/shared/splash.ts'
import { objections } from '../helpers/axe.ts'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)
const splashScript = /\/assets\/splash-\w+\.js$/

test('the splash shows on the first visit alone, keeps the focus, and changes the language without a reload', async () => {
  const { page, context, go, asked, troubles } = await site.visit({ width: 375, first: true })
  await go('/')
  await page.waitForSelector('.splash [lang=vi]:focus')
  assert.equal(await objections(page), [])
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    assert.not.ok(await page.evaluate(() => document.activeElement!.closest('#root')))
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  await page.click('.splash [value=en]')
  await page.waitForSelector('html[lang=en]')
  await page.waitForSelector('.splash', { state: 'detached' })
  assert.is(await page.textContent('h1:focus'), 'Hold the string. Let them fly far.')
  assert.is(await page.evaluate(flag => localStorage.getItem(flag), splashFlag), '1')
  assert.is((await context.cookies()).find(({ name }) => name === 'language')!.value, 'en')
  assert.is(await page.locator('html[data-first]').count(), 1)

  asked.length = 0
  await go('/')
  assert.not.ok(asked.some(request => splashScript.test(request)))
  assert.equal(troubles, [])
})

test('the parts of the splash appear at 0.3, 1.2, 2.4 and 5.4 seconds, and a key, a tap or a scroll ends it for good', async () => {
  const ends = ['key', 'tap', 'scroll'] as const
  const { page, go } = await site.visit({ width: 375, first: true })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const end of ends) {
    await go('/login')
    await page.waitForSelector('.splash[open]')
    if (end === 'key') {
      const delays = await page.evaluate(
        parts => parts.map(part => getComputedStyle(document.querySelector(part)!).animationDelay),
        ['.splash-mark', '.splash-name > span', '.splash-slogan', '.splash-languages'],
      )
      assert.equal(delays, ['0.3s', '1.2s', '2.4s', '5.4s'])
      await page.keyboard.press('a')
    } else if (end === 'tap') await page.mouse.click(180, 700)
    else await page.evaluate(() => scrollTo(0, 40))
    await page.waitForSelector('.splash', { state: 'detached' })
    assert.is(await page.evaluate(flag => localStorage.getItem(flag), splashFlag), '1', end)
    assert.is(await page.evaluate(() => document.activeElement!.tagName), 'H1', end)
    await page.fill('[name=sdt]', '0901')
    await page.evaluate(() => localStorage.clear())
  }
})

test('the splash does not ask again who has chosen the language in the bar', async () => {
  const { page, go } = await site.visit({ first: true })
  await go('/wallet')
  await page.click('.language-toggle [value=en]')
  await page.waitForSelector('html[lang=en]')
  await go('/')
  assert.is(await page.locator('.splash').count(), 0)
})

test('the splash does not show on the way to the wallet or a payment', async () => {
  const buyer = await site.visit({ first: true, signedInAs: 'parent' })
  const visitor = await site.visit({ first: true })
  for (const path of ['/wallet', '/payment/3']) {
    await buyer.go(path)
    assert.is(buyer.at(), path)
    await visitor.go(path)
    assert.match(visitor.at(), '/login?from=')
  }
  for (const { asked } of [buyer, visitor]) assert.not.ok(asked.some(request => splashScript.test(request)))
})

test('the splash is not fetched for the payment result, development pages and open dialogs, and without its script the page shows', async () => {
  const { page, go, asked } = await site.visit({ first: true })
  for (const path of ['/payment/callback', '/dev/parts', '/?mo=so-sanh.3']) {
    await go(path)
    assert.not.ok(
      asked.some(request => splashScript.test(request)),
      path,
    )
  }
  await page.route(splashScript, route => route.abort())
  await go('/')
  await page.waitForSelector('html:not(.splash-waits)')
  await page.click('.nav-tools a[href="/login"]')
})

test.run()
