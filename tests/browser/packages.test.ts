import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite, type Visitor } from '../helpers/browser.ts'

const site = await openSite(test)
const at = '/admin/goi-management'

const admin = async (width = 1440): Promise<Visitor> => {
  const visitor = await site.visit({ signedInAs: 'admin', width })
  await visitor.go(at)
  return visitor
}
const focused = ({ page }: Visitor) =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset.opens ?? document.activeElement!.className)

test('a double click creates one package, with a toast for 3 seconds, and the list shows it without a reload', async () => {
  const visitor = await admin()
  const { page, asked, troubles } = visitor
  await page.click('[data-opens="tao-goi"]')
  await page.fill('[name=ten]', 'Gói hè')
  await page.fill('[name=gia]', '0')
  await page.dblclick('dialog [type=submit]')
  await page.waitForSelector('.toast:has-text("Tạo gói dịch vụ thành công!")')
  await page.waitForSelector('.package h2:text("Gói hè")')
  assert.is(await page.locator('.package h2:text("Gói hè")').count(), 1)
  assert.is(await page.locator('dialog').count(), 0)
  assert.is(await focused(visitor), 'tao-goi')
  assert.equal(
    asked.filter(each => each.startsWith('POST')),
    ['POST /api/goi'],
  )
  await page.waitForSelector('.toast', { state: 'detached' })
  assert.equal(troubles, [])
  // its price would be on the home page that other files open
  const { data } = await (await page.request.get(`${site.url}/api/goi`)).json()
  const { id } = data.find(({ ten }: { ten: string }) => ten === 'Gói hè')
  const deleted = await page.request.delete(`${site.url}/api/goi/${id}`, { headers: { Origin: site.url } })
  assert.is(deleted.status(), 200)
})

test('features of a package are added and deleted in a dialog above their list, to which the focus returns', async () => {
  const visitor = await admin(375)
  const { page, troubles } = visitor
  await page.click('[data-opens="noi-dung.8"]')
  await page.click('dialog [data-opens="them-noi-dung.8"]')
  await page.fill('dialog [name=noi_dung]', 'Dòng cuối')
  await page.click('dialog:last-of-type [type=submit]')
  const added = page.locator('.content-line', { hasText: 'Dòng cuối' })
  await added.waitFor()
  assert.is(await focused(visitor), 'them-noi-dung.8')
  const region = await page.locator('.content-lines').boundingBox()
  assert.ok(region!.height <= 15 * 16)

  await added.locator('[data-opens^="xoa-noi-dung"]').click()
  await page.click('dialog:last-of-type [type=submit]')
  await page.waitForSelector('.toast:has-text("Xóa nội dung thành công!")')
  await added.waitFor({ state: 'detached' })
  assert.match(await focused(visitor), 'dialog-close')
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
  assert.is(await focused(visitor), 'noi-dung.8')
  assert.equal(troubles, [])
})

test('a list of packages that cannot be loaded shows an error, and loads on retry', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await go('/admin/goi')
  const list = /\/api\/goi(\?|$)/
  await page.route(list, route => route.abort())
  await page.click(`.package-ways [href="${at}"]`)
  await page.waitForSelector('.notice:has-text("Lỗi khi tải danh sách gói dịch vụ")')
  await page.unroute(list)
  await page.click('.notice a')
  await page.waitForSelector('.package')
})

test.run()
