import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)
const hotline = '.contact-widget [href^="tel:"]'

test('the hotline opens a dialog that keeps the focus and gives it back; only up to a tablet it can call', async () => {
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

test('the buttons are on every page but those of an account, without JavaScript too', async () => {
  const { page, go } = await site.visit({ javaScript: false, width: 375 })
  for (const path of ['/', '/about', '/terms']) {
    await go(path)
    assert.is(await page.locator(hotline).getAttribute('href'), 'tel:19000000', path)
    assert.is(await page.locator('.contact-widget [target=_blank][rel=noopener]').count(), 2, path)
  }
  for (const path of ['/login', '/register', '/reset-password']) {
    await go(path)
    assert.is(await page.locator('.contact-widget').count(), 0, path)
  }
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
    await page.locator('#doi-tac .notice').waitFor()
    assert.match(await page.locator('#doi-tac').innerText(), 'We have received your request')
    assert.equal(troubles, [])
  })

test.run()
