import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)

test('a second Enter sends nothing while the chosen rows are being changed', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  let sent = 0
  let answer = () => {}
  const held = new Promise<void>(done => {
    answer = done
  })
  await page.route('**/goi/extend', async route => {
    sent += 1
    await held
    await route.continue()
  })
  await go('/admin/thiet-bi')
  await page.locator('tr:has-text("Chưa có gói") .row-choice').first().check()
  await page.focus('.chosen-rows button[value="1"]')
  for (const _ of [1, 2, 3]) await page.keyboard.press('Enter')
  await page.waitForTimeout(200)
  answer()
  await page.waitForSelector('.notice >> text=Thiết bị này chưa có gói.')
  assert.is(sent, 1)
})

test.run()
