import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)

const bar = (page: Page) =>
  page.locator('.under-way').evaluate(status => {
    const { content, position, animationName, height, width, top } = getComputedStyle(status, '::before')
    return { shown: content !== 'none', position, animationName, height, top, width }
  })
const places = (page: Page) =>
  page.evaluate(() =>
    ['.nav-bar', 'main', 'h1', '.footer'].map(part =>
      JSON.stringify(document.querySelector(part)!.getBoundingClientRect()),
    ),
  )

/** Delays all API requests until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>(free => {
    letThrough = free
  })
  await page.route('**/api/**', route => held.then(() => route.continue()))
  return letThrough
}

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a slow page shows a progress bar and moves nothing else (${reducedMotion})`, async () => {
    const { page, go, arrive, troubles } = await site.visit({ signedInAs: 'parent' })
    await page.emulateMedia({ reducedMotion })
    await go('/user')
    assert.is((await bar(page)).shown, false)
    const letThrough = await holdBack(page)
    // not a link of the footer, which loads a page as without JavaScript until its own script is there
    await page.evaluate(() => document.querySelector<HTMLElement>('.account-links a[href="/change-password"]')!.click())
    const before = await places(page)
    await page.waitForSelector('.under-way:not(:empty)', { state: 'attached' })
    assert.equal(await places(page), before)
    assert.is(await page.textContent('[role=status].under-way'), 'Đang tải…')
    assert.equal(await bar(page), {
      shown: true,
      position: 'fixed',
      animationName: reducedMotion === 'reduce' ? 'none' : 'draw-near',
      height: '3px',
      top: '0px',
      width: `${await page.evaluate(() => document.documentElement.clientWidth)}px`,
    })
    letThrough()
    await arrive('/change-password')
    await page.waitForSelector('.under-way:empty', { state: 'attached' })
    assert.is((await bar(page)).shown, false)
    assert.equal(troubles, [])
  })

test('on a slow network the progress bar shows at once, also before the later parts of the home page have loaded', async () => {
  const { page, go, arrive } = await site.visit()
  await go('/')
  let letThrough = () => {}
  const held = new Promise<void>(free => {
    letThrough = free
  })
  await page.route(/\/(api|assets)\//, route => held.then(() => route.continue()))
  await page.evaluate(() => document.querySelector<HTMLElement>('.nav-bar a[href="/login"]')!.click())
  await page.waitForSelector('.under-way:not(:empty)', { state: 'attached', timeout: 5_000 })
  letThrough()
  await arrive('/login')
})

test('a slow form shows the progress bar too', async () => {
  const { page, go } = await site.visit({ language: 'en' })
  await go('/login')
  await page.fill('[name=sdt]', '0901000003')
  await page.fill('[name=mat_khau]', 'Parent@123')
  const letThrough = await holdBack(page)
  await page.click('main [type=submit]')
  await page.waitForSelector('.under-way:not(:empty)', { state: 'attached' })
  letThrough()
  await page.waitForSelector('.lead-on')
  await page.waitForSelector('.under-way:empty', { state: 'attached' })
})

test.run()
