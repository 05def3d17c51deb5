import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)
const hotline = '.contact-widget [aria-haspopup=dialog]'

test('the hotline opens a dialog that traps and returns the focus, and offers to call up to the width of a tablet only', async () => {
  const { page, go, troubles } = await site.visit({ width: 768 })
  await go('/about')
  await page.waitForFunction(
    selector => Object.keys(document.querySelector(selector)!).some(key => key.startsWith('__reactProps')),
    hotline,
  )
  await page.focus(hotline)
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  assert.match(await dialog.innerText(), /1900\s0000[\s\S]*8:00 đến 22:00/)
  assert.is(await dialog.locator('.hotline-call').getAttribute('href'), 'tel:19000000')
  assert.ok(await dialog.locator('.hotline-call').isVisible())
  await page.setViewportSize({ width: 769, height: 900 })
  assert.not.ok(await dialog.locator('.hotline-call').isVisible())
  for (let tab = 0; tab < 4; tab++) {
    await page.keyboard.press('Tab')
    assert.ok(
      await page.evaluate(() => document.activeElement === document.body || document.activeElement!.closest('dialog')),
    )
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  assert.ok(await page.locator(hotline).evaluate(link => link === document.activeElement))
  assert.equal(troubles, [])
})

test('the contact buttons have a visible name, and are at least 44 pixels high and wide at every width', async () => {
  const { page, go } = await site.visit()
  await go('/about')
  for (const width of [320, 375, 768, 1440]) {
    await page.setViewportSize({ width, height: 812 })
    const links = await page.locator('.contact-widget > a').all()
    const words = await Promise.all(links.map(link => link.innerText()))
    assert.equal(
      words.map(said => said.split(/\s/)[0]),
      ['Hotline', 'Messenger', 'Nhắn'],
      `at ${width}`,
    )
    for (const link of links) {
      const { height, width: wide } = (await link.boundingBox())!
      assert.ok(height >= 44 && wide >= 44, `at ${width}`)
      assert.ok(await link.evaluate(element => element.scrollWidth <= element.clientWidth), `at ${width}`)
    }
  }
})

test('without JavaScript the contact buttons are on every page but those of an account, and the hotline leads to its number', async () => {
  const { page, go } = await site.visit({ javaScript: false, width: 375 })
  for (const path of ['/', '/about', '/terms']) {
    await go(path)
    await page.click(hotline)
    const number = page.locator('#lien-he [href="tel:19000000"]')
    assert.ok(await number.evaluate(link => link.getBoundingClientRect().bottom < innerHeight), path)
    assert.match(await page.locator('#lien-he').innerText(), /1900\s0000[\s\S]*8:00 đến 22:00/, path)
    assert.is(await page.locator('.contact-widget [target=_blank][rel=noopener]').count(), 2, path)
  }
  for (const path of ['/login', '/register', '/reset-password']) {
    await go(path)
    assert.is(await page.locator('.contact-widget').count(), 0, path)
  }
})

test('on a phone the contact buttons hide on scrolling down and on typing, and cover no text at the end of a page', async () => {
  const { page, go } = await site.visit({ width: 375 })
  const covers = () =>
    page.locator('.contact-widget').evaluate(widget => {
      const { top, left, right, bottom } = widget.getBoundingClientRect()
      const words = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const hidden: string[] = []
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        if (widget.contains(word) || !word.textContent!.trim()) continue
        range.selectNodeContents(word)
        for (const box of range.getClientRects())
          if (box.bottom > top && box.top < bottom && box.right > left && box.left < right)
            hidden.push(word.textContent!)
      }
      return hidden
    })
  const isThere = (there: boolean) =>
    page.waitForFunction(
      wanted => {
        const box = document.querySelector('.contact-widget')!.getBoundingClientRect()
        return wanted ? box.bottom <= innerHeight : box.top >= innerHeight
      },
      there,
      { timeout: 10_000 },
    )
  for (const path of ['/terms', '/', '/about']) {
    await go(path)
    await page.waitForFunction(
      selector => Object.keys(document.querySelector(selector)!).some(key => key.startsWith('__reactProps')),
      hotline,
    )
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await isThere(false)
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await isThere(true)
    for (let last = -1, now = 0; now > last; now = await page.evaluate(() => scrollY)) {
      last = now
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await page.waitForTimeout(300)
    }
    await isThere(true)
    assert.equal(await covers(), [], path)
  }
  await page.focus('[name=ten]')
  await isThere(false)
})

for (const javaScript of [true, false])
  test(`the partner form names what is missing, then says thank you, JavaScript ${javaScript ? 'on' : 'off'}`, async () => {
    const { page, go, troubles } = await site.visit({ width: 375, javaScript, language: 'en' })
    await go('/about')
    const form = page.locator('#doi-tac form')
    await page.fill('[name=ten]', `Hoa Sen School ${javaScript}`)
    await page.fill('[name=so_thiet_bi]', '40')
    await form.locator('button').click()
    await page.locator('#doi-tac .field-error').waitFor()
    assert.match(await page.locator('#doi-tac .field-error').innerText(), 'Please leave a phone number or an email')
    assert.is(await page.inputValue('[name=so_thiet_bi]'), '40')
    await page.fill('[name=lien_he]', '0236 3888 999')
    await form.locator('button').click()
    await page.locator('#doi-tac .partner-thanks').waitFor()
    assert.match(await page.locator('#doi-tac').innerText(), 'We have received your request')
    assert.equal(troubles, [])
  })

test.run()
