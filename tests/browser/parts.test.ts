import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { objections } from '../helpers/axe.ts'
import { openSite, widths } from '../helpers/browser.ts'
import { proof } from '../helpers/proof.ts'

const site = await openSite(test)
const openers = ['openForm', 'openConfirm', 'openWide'] as const

for (const [turn, width] of widths.entries())
  test(`at ${width} a dialog takes, traps and returns the focus, and is accessible while open`, async () => {
    const { page, go, troubles } = await site.visit({ width })
    await go('/dev/parts')
    // each dialog at one of the widths, or in a proof at both
    for (const at of [...openers.keys()].filter(at => proof || at % 2 === turn)) {
      const opener = page.locator('#dialogs .row button').nth(at)
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.locator('dialog:modal')
      await dialog.waitFor()
      for (let presses = 0; presses < 8; presses++) {
        await page.keyboard.press('Tab')
        // after the last field Tab reaches the browser's own controls, never the page behind
        assert.not.ok(await page.locator('#root :focus:not(dialog *)').count(), `${openers[at]}, ${presses}`)
      }
      assert.equal(await objections(page), [])
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      assert.ok(await opener.evaluate(button => button === document.activeElement))
    }
    assert.equal(troubles, [])
  })

test('a dialog closes on its button and on a click outside, not on one inside', async () => {
  const { page, go } = await site.visit()
  await go('/dev/parts')
  const opener = page.locator('#dialogs .row button').first()
  const dialog = page.locator('dialog:modal')
  await opener.click()
  await dialog.locator('h2').click()
  assert.is(await dialog.count(), 1)
  await page.mouse.click(5, 5)
  await dialog.waitFor({ state: 'detached' })
  await opener.click()
  await dialog.locator('.dialog-close').click()
  await dialog.waitFor({ state: 'detached' })
})

test('dialogs in the address open one above the other, outlive a reload, and give the focus back on the way out', async () => {
  const { page, go, at, troubles } = await site.visit({ width: 375 })
  await go('/dev/parts')
  const opener = page.locator('[data-opens="con.1"]')
  const dialogs = page.locator('dialog:modal')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-opens'))
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-opens="thiet-bi.7"]').click()
  await page.waitForFunction(() => document.querySelectorAll('dialog:modal').length === 2)
  assert.equal(await objections(page), [])
  assert.is(at(), '/dev/parts?mo=con.1&mo=thiet-bi.7')

  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelectorAll('dialog:modal').length === 1)
  assert.equal([at(), await focused()], ['/dev/parts?mo=con.1', 'thiet-bi.7'])
  await page.goForward()
  await page.waitForFunction(() => document.querySelectorAll('dialog:modal').length === 2)

  await go('/dev/parts?mo=con.1')
  assert.is(await dialogs.count(), 1)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelectorAll('dialog').length === 0)
  assert.equal([at(), await focused()], ['/dev/parts', 'con.1'])
  assert.equal(troubles, [])
})

test('arrow keys move through the tabs and wrap around, and the panel follows', async () => {
  const { page, go } = await site.visit()
  await go('/dev/parts')
  const tabs = page.locator('[role=tab]')
  await tabs.first().focus()
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['End', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    const tab = tabs.nth(at)
    assert.ok(await tab.evaluate(element => element === document.activeElement), key)
    assert.is(await tab.getAttribute('aria-selected'), 'true')
    assert.is(
      await page.locator('[role=tabpanel]:visible').getAttribute('aria-labelledby'),
      await tab.getAttribute('id'),
    )
  }
})

test('a success is announced politely and an error at once, in live regions that existed before', async () => {
  const { page, go, troubles } = await site.visit()
  await go('/dev/parts')
  const polite = page.locator('.toasts > [role=status]')
  const urgent = page.locator('.toasts > [role=alert]')
  assert.equal([await polite.textContent(), await urgent.textContent()], ['', ''])
  const buttons = page.locator('#messages .row button')
  await buttons.nth(0).click()
  await buttons.nth(1).click()
  assert.match(await polite.innerText(), 'success')
  assert.match(await urgent.innerText(), 'danger')
  assert.equal(await objections(page), [])
  await urgent.locator('button').click()
  await urgent.locator('.toast').waitFor({ state: 'detached' })
  assert.equal(troubles, [])
})

test('a message moves the page down by its height instead of covering it, also where the page is scrolled to', async () => {
  const { page, go } = await site.visit()
  for (const [width, height] of [
    [375, 812],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await go('/dev/parts')
    const tells = page.locator('#messages .row button').nth(1)
    await tells.evaluate(button => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = (await tells.boundingBox())!.y
    await tells.click()
    await page.waitForSelector('.toast')
    const room = (await page.locator('.toasts').first().boundingBox())!
    assert.ok(room.y >= 0 && room.y + room.height < height, `at ${width}`)
    assert.ok(await page.evaluate(() => scrollY > 0), `at ${width}`)
    assert.is(Math.round((await tells.boundingBox())!.y - before), Math.round(room.height), `at ${width}`)
  }
})

test.run()
