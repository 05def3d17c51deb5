import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)

test('without JavaScript a date that cannot be read stays as typed, and the list says that it is not filtered by it', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin', javaScript: false })
  await go('/admin/don-hang')
  const all = await page.innerText('.list-count')
  await page.fill('[name=tu]', '31/02/2026')
  await page.fill('[name=den]', '1/2/2199')
  await page.click('.filters > button')
  assert.match(await page.innerText('.list > .notice'), 'Không đọc được ngày “31/02/2026” ở ô “Tạo từ ngày”')
  assert.is(await page.inputValue('[name=tu]'), '31/02/2026')
  assert.is(await page.getAttribute('[name=tu]', 'aria-invalid'), 'true')
  assert.is(await page.getAttribute('[name=den]', 'aria-invalid'), null)
  assert.is(await page.innerText('.list-count'), all)
})

test('above a list on a phone are its search, what unfolds the rest, and what adds a row, also without JavaScript', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin', javaScript: false, width: 375 })
  await go('/admin/phu-huynh')
  const controls = page.locator(':is(.list-bar, .list-head) :is(summary, a, button, input, select):visible')
  assert.equal(await controls.evaluateAll(all => all.map(each => each.textContent?.trim())), [
    'Bộ lọc',
    'Thêm phụ huynh',
    '',
  ])
  await page.click('.filter-fold')
  await page.locator('.list-menu > summary:visible >> text=Cột').waitFor()
  await page.locator('a[download]:visible').waitFor()
  await page.selectOption('[name=loai]', 'PREMIUM')
})

test.run()
