import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)

test('the week is drawn while it is changed, and saved only when the parent says so', async () => {
  const { page, go, asked, troubles } = await site.visit({ signedInAs: 'parent', width: 375 })
  await go('/user/con/2/gio-giac')
  asked.length = 0
  await page.click('text=13–17 tuổi')
  await page.waitForSelector('text=Tối Chủ nhật đến tối thứ Năm, máy nghỉ từ 22:00 đến 06:00.')
  await page.click('summary:has-text("Thứ Ba")')
  await page.fill('[name=to-2-0]', '20:15')
  await page.waitForSelector('text=Tối thứ Ba, máy nghỉ từ 20:15 đến 06:00.')
  await page.waitForSelector('text=Bản xem trước, chưa lưu.')
  assert.equal(
    asked.filter(each => !each.startsWith('GET /assets/')),
    [],
  )
  await page.click('text=Đồng ý và lưu')
  await page.waitForSelector('.toasts >> text=Đã lưu luật mới.')
  await page.waitForSelector('.time-consent', { state: 'detached' })
  assert.is(await page.inputValue('[name=to-2-0]'), '20:15')
  assert.is(await page.locator('text=Bản xem trước, chưa lưu.').count(), 0)
  await page.selectOption('[name=minutes-2]', '45')
  await page.click('button:has-text("Lưu giờ giấc")')
  await page.waitForSelector('text=Thứ Ba, con dùng tối đa 45 phút.')
  assert.equal(troubles, [])
})

test('a week that could not be saved for want of a network stays as it was drawn, and is saved by the next press', async () => {
  const { page, context, go } = await site.visit({ signedInAs: 'parent', width: 375, keptFromOthers: true })
  await go('/user/con/2/gio-giac')
  await page.click('summary:has-text("Thứ Sáu")')
  await page.fill('[name=to-5-0]', '21:45')
  await context.setOffline(true)
  await page.click('button:has-text("Lưu giờ giấc")')
  await page.locator('.notice', { hasText: 'Lỗi kết nối server. Vui lòng thử lại sau.' }).waitFor()
  assert.is(await page.inputValue('[name=to-5-0]'), '21:45')
  await context.setOffline(false)
  await page.click('button:has-text("Lưu giờ giấc")')
  await page.waitForSelector('.toasts >> text=Đã lưu luật mới.')
  assert.is(await page.inputValue('[name=to-5-0]'), '21:45')
})

test('a time of use that is not whole is where the focus goes, far above the button that was pressed', async () => {
  const { page, go } = await site.visit({ signedInAs: 'parent', width: 375 })
  await go('/user/con/2/gio-giac')
  await page.click('summary:has-text("Thứ Hai")')
  await page.locator('.panel[open] button:has-text("Thêm khoảng giờ")').click()
  await page.fill('[name=from-1-1]', '23:00')
  await page.click('summary:has-text("Thứ Hai")')
  await page.click('button:has-text("Lưu giờ giấc")')
  await page.locator('[name=to-1-1][aria-invalid]:focus').waitFor()
  assert.ok(await page.locator('[name=to-1-1]').evaluate(field => field.getBoundingClientRect().top > 0))
})

test.run()
