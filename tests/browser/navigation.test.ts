import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)

test('a link within the site changes title and focus without loading a document', async () => {
  const { page, go, arrive, asked, troubles } = await site.visit()
  await go('/')
  asked.length = 0
  await page.click('.nav-tools a[href="/login"]')
  await arrive('/login')
  await page.waitForSelector('h1:focus')
  assert.is(await page.title(), 'Đăng nhập · An Nhi')
  assert.is(await page.evaluate(() => scrollY), 0)
  await page.keyboard.press('Tab')
  assert.is(await focused(page), 'sdt')
  assert.not.ok(asked.includes('GET /login'))
  assert.equal(troubles, [])
})

test('the bar has a shadow from the 11th pixel on; a new page begins at the top, and Back restores the scroll position', async () => {
  const { page, go, arrive } = await site.visit()
  await go('/')
  await page.evaluate(() => scrollTo(0, 10))
  await page.waitForSelector('.nav-bar:not(.nav-bar-scrolled)')
  await page.evaluate(() => scrollTo(0, 11))
  await page.waitForSelector('.nav-bar-scrolled')
  await page.evaluate(() => scrollTo(0, 500))
  await page.evaluate(() => document.querySelector<HTMLElement>('.nav-tools a[href="/login"]')!.click())
  await arrive('/login')
  await page.waitForFunction(() => scrollY === 0)
  await page.goBack()
  await page.waitForFunction(() => scrollY === 500)
  await page.reload()
  await page.waitForFunction(() => scrollY === 500)
})

for (const javaScript of [true, false])
  test(`changing the language keeps page and query, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const { page, go, arrive, troubles } = await site.visit({ javaScript })
    await go('/login?from=%2Fuser%3Ftab%3D2')
    await page.click('.language-toggle [value=en]')
    await page.waitForSelector('html[lang=en]')
    await arrive('/login?from=%2Fuser%3Ftab%3D2')
    assert.is(await page.textContent('h1'), 'Welcome back')
    assert.equal(troubles, [])
  })

for (const [from, section] of [
  ['/about', 'pricing'],
  ['/', 'download'],
] as const)
  test(`from ${from} the bar scrolls smoothly to #${section}, and ends there although a picture above arrives late`, async () => {
    const { page, go, arrive, troubles } = await site.visit()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await go(from)
    await page.evaluate(() => {
      const passed: number[] = []
      Object.assign(globalThis, { passed })
      addEventListener('scroll', () => passed.push(scrollY))
    })
    await page.click(`.nav-wide a[href="/#${section}"]`)
    await arrive(`/#${section}`)
    await page.waitForFunction(() => scrollY > 400)
    await page.evaluate(() => {
      const late = document.createElement('div')
      Object.assign(late.style, { height: '700px' })
      document.querySelector('main')!.prepend(late)
    })
    await page.waitForFunction(
      id => Math.abs(document.getElementById(id)!.getBoundingClientRect().top - 96) < 2,
      section,
    )
    await page.waitForSelector(`#${section}:focus`)
    const between = await page.evaluate(() => (globalThis as unknown as { passed: number[] }).passed)
    assert.ok(between.length > 5, `it jumped: ${between}`)
    assert.ok(between[0]! < 400, 'it begins at the top')
    assert.equal(troubles, [])
  })

test('the phone menu opens and closes with the keyboard, and closes when a link in it is followed', async () => {
  const { page, go, arrive } = await site.visit({ width: 375 })
  await go('/')
  await page.focus('.phone-menu summary')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.phone-menu[open] .site-links')
  await page.keyboard.press('Tab')
  assert.ok(await page.locator('.phone-menu .disclosure-panel :focus').count())
  await page.keyboard.press('Escape')
  await page.waitForSelector('.phone-menu:not([open]) summary:focus')
  await page.click('.phone-menu summary')
  await page.click('.phone-visitor a[href="/login"]')
  await arrive('/login')
  await page.waitForSelector('.phone-menu:not([open])')
})

test('the account menu closes on a click outside, and on Escape, which returns the focus', async () => {
  const { page, go } = await site.visit({ signedInAs: 'parent' })
  await go('/')
  await page.click('.account summary')
  await page.waitForSelector('.account[open]')
  await page.mouse.click(10, 600)
  await page.waitForSelector('.account:not([open])')
  await page.click('.account summary')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.account:not([open]) summary:focus')
})

test('a visitor never requests a file of the console', async () => {
  const { page, go, arrive, asked } = await site.visit()
  await go('/')
  await page.click('.nav-tools a[href="/login"]')
  await arrive('/login')
  await go('/admin')
  assert.equal(
    asked.filter(request => /dashboard|console|shell/.test(request)),
    [],
  )
})

function focused(page: Page): Promise<string | null> {
  return page.locator(':focus').getAttribute('name')
}

test.run()
