import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)

test('an admin closes a difference of a settlement from its result, and the result shows the note', async () => {
  const { page, go, troubles } = await site.visit({ signedInAs: 'admin' })
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Ho_Chi_Minh' })
  const headers = { Origin: site.url, 'Content-Type': 'text/csv' }
  const data = `ma_don,so_tien,ngay\nANLA1,50000,${today}\n`
  const sent = await page.request.post(`${site.url}/api/payment/settlements`, { data, headers })
  await go(`/admin/doi-soat?mo=doi-soat.${(await sent.json()).data.id}`)
  assert.is(await page.evaluate(() => document.activeElement?.tagName), 'H2', 'the result is read from its title on')
  await page.locator('dialog[open] tr', { hasText: 'ANLA1' }).getByRole('link', { name: 'Đóng khác biệt' }).click()
  const dialog = page.locator('dialog[open]', { hasText: '50.000' }).last()
  await dialog.locator('[name=ly_do]').fill('Của cửa hàng khác')
  await dialog.locator('[type=submit]').click()
  await page.locator('dialog[open] tr', { hasText: 'Của cửa hàng khác' }).waitFor()
  assert.equal(troubles, [])
})

test.run()
