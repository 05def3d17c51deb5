import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { add } from '../helpers/added.ts'
import { objections } from '../helpers/axe.ts'
import { openSite, takenOver } from '../helpers/browser.ts'

const site = await openSite(test)

/** Adds a child to the demo family through the API and returns its id. */
async function addChild(page: Page, ten_tre: string): Promise<number> {
  const parents = await page.request.get(`${site.url}/api/phu-huynh?sdt=0901000002`)
  const [{ ma_phu_huynh }] = (await parents.json()).data
  const data = { ma_phu_huynh, ten_tre, gioi_tinh: 'Nữ' }
  return (await add<{ ma_tre_em: number }>(page, site.url, '/tre-em', data)).ma_tre_em
}

const toast = (page: Page) => page.locator('.toasts .notice')
const dialog = (page: Page) => page.locator('dialog[open]')

test('an edit is saved by keyboard without a reload: the list shows it, the focus returns and the address is as before', async () => {
  const { page, go, arrive, troubles } = await site.visit({ signedInAs: 'admin' })
  const id = await addChild(page, 'Bé Bàn Phím')
  await go('/admin/tre-em?ten=ban+phim')
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
  const opener = page.locator(`[data-opens="sua-tre.${id}"]`)
  await opener.focus()
  await page.keyboard.press('Enter')
  await arrive(`/admin/tre-em?ten=ban+phim&mo=sua-tre.${id}`)
  assert.is(await page.locator('dialog [name=ten_tre]').evaluate(field => field === document.activeElement), true)
  await page.fill('dialog [name=truong]', 'Tiểu học Kim Đồng')
  await page.keyboard.press('Enter')
  await toast(page).waitFor()
  assert.match(await toast(page).innerText(), 'Cập nhật trẻ em thành công!')
  await arrive('/admin/tre-em?ten=ban+phim')
  await page.locator('td', { hasText: 'Tiểu học Kim Đồng' }).waitFor()
  assert.is(await opener.evaluate(link => link === document.activeElement), true)
  assert.is(await page.evaluate(() => 'stayed' in globalThis), true)
  await toast(page).waitFor({ state: 'detached', timeout: 6_000 })
  assert.equal(troubles, [])
})

test('of two tabs that save one child, the second is asked which version is to stay', async () => {
  const { page, go, context } = await site.visit({ signedInAs: 'admin' })
  const id = await addChild(page, 'Bé Hai Thẻ')
  const other = await context.newPage()
  const place = `/admin/tre-em?ten=hai+the&mo=sua-tre.${id}`
  await go(place)
  await other.goto(site.url + place)
  await takenOver(other)
  await page.fill('dialog [name=truong]', 'Trường Một')
  await page.click('dialog [type=submit]')
  await toast(page).waitFor()

  // the newest row comes late, as on a slow line
  await other.route('**/api/**', async (route, request) => {
    if (request.method() === 'GET') await new Promise(resolve => setTimeout(resolve, 1_000))
    await route.continue()
  })
  // where the form is longer than the window, its button is far below what is said at its head
  await other.setViewportSize({ width: 375, height: 240 })
  await other.fill('dialog [name=truong]', 'Trường Hai')
  await other.click('dialog [type=submit]')
  const refusal = dialog(other).getByText('Thông tin này vừa được thay đổi ở nơi khác')
  await refusal.waitFor()
  const head = (await dialog(other).locator('.dialog-head').boundingBox())!
  assert.ok((await refusal.boundingBox())!.y >= head.y + head.height, 'it is scrolled into view')
  assert.is(await other.inputValue('dialog [name=truong]'), 'Trường Hai')
  await other.click('dialog .notice button')
  await other.waitForFunction(
    () => document.querySelector<HTMLInputElement>('dialog [name=truong]')?.value === 'Trường Một',
  )
  await other.locator('dialog .notice').waitFor({ state: 'detached' })
  await other.fill('dialog [name=truong]', 'Trường Ba')
  await other.click('dialog [type=submit]')
  await other.locator('td', { hasText: 'Trường Ba' }).waitFor()
})

test('a field that the server refuses shows the reason, gets the focus and keeps the typed text', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin', width: 375 })
  const id = await addChild(page, 'Bé Sai')
  await go(`/admin/tre-em?ten=be+sai&mo=sua-tre.${id}`)
  await page.fill('dialog [name=truong]', 'Trường Đúng')
  await page.fill('dialog [name=ten_tre]', '')
  await page.click('dialog [type=submit]')
  await dialog(page).getByText('Vui lòng nhập tên trẻ em').waitFor()
  assert.is(await page.locator('dialog [name=ten_tre]').evaluate(field => field === document.activeElement), true)
  assert.is(await page.inputValue('dialog [name=truong]'), 'Trường Đúng')
})

test('a deletion asks first, and leaves the dialog below it with one row less', async () => {
  const { page, go, arrive, troubles } = await site.visit({ signedInAs: 'admin' })
  const id = await addChild(page, 'Bé Xóa Máy')
  for (const ma_thiet_bi of ['XOA-1', 'XOA-2'])
    await add(page, site.url, '/thiet-bi', {
      ma_tre_em: id,
      ten_thiet_bi: `Máy ${ma_thiet_bi}`,
      loai_thiet_bi: 'Laptop',
      ma_thiet_bi,
    })
  await go(`/admin/tre-em?ten=xoa+may`)
  await page.click(`th [data-opens="thiet-bi.${id}"]`)
  await dialog(page).locator('tbody tr').nth(1).waitFor()
  await dialog(page).locator('[data-opens^=xoa-may]').first().click()
  await page.getByText('Bạn có chắc chắn muốn xóa thiết bị này?').waitFor()
  await page.locator('dialog[open]').last().locator('[type=submit]').click()
  await arrive(`/admin/tre-em?ten=xoa+may&mo=thiet-bi.${id}`)
  await page.waitForFunction(() => document.querySelectorAll('dialog tbody tr').length === 1)
  await page.keyboard.press('Escape')
  await arrive('/admin/tre-em?ten=xoa+may')
  assert.equal(troubles, [])
})

test('without JavaScript a dialog is a page of its own, whose form adds a child and shows a success message', async () => {
  const { page, go, troubles } = await site.visit({ signedInAs: 'admin', javaScript: false, width: 375 })
  await go('/admin/tre-em?mo=them-tre.0')
  await page.fill('dialog [name=ma_phu_huynh_tim]', 'không có ai')
  await page.fill('dialog [name=ten_tre]', 'Bé Không Kịch Bản')
  await page.selectOption('dialog [name=gioi_tinh]', 'Khác')
  await page.click('dialog [type=submit]')
  await dialog(page).getByText('Không tìm thấy ai phù hợp').waitFor()
  assert.is(await page.inputValue('dialog [name=ten_tre]'), 'Bé Không Kịch Bản')
  await page.fill('dialog [name=ma_phu_huynh_tim]', '0901 000 002')
  await page.fill('dialog [name=ten_tre]', '')
  await page.click('dialog [type=submit]')
  await dialog(page).getByText('Vui lòng chọn một trong các kết quả').waitFor()
  await page.selectOption('dialog [name=ma_phu_huynh]', '2')
  await page.click('dialog [type=submit]')
  await dialog(page).getByText('Vui lòng nhập tên trẻ em').waitFor()
  assert.is(await page.inputValue('dialog [name=ma_phu_huynh]'), '2')
  await page.fill('dialog [name=ten_tre]', 'Bé Không Kịch Bản')
  await page.click('dialog [type=submit]')
  await page.getByText('Tạo trẻ em thành công!').waitFor()
  assert.is(await dialog(page).count(), 0)
  assert.equal(
    troubles.filter(trouble => !trouble.includes('status of 400')),
    [],
  )
})

test('the parent of a child and the child of a device are picked by keyboard from what is typed', async () => {
  const { page, go, troubles } = await site.visit({ signedInAs: 'admin' })
  await go('/admin/tre-em?ten=duoc+chon&mo=them-tre')
  const box = page.getByRole('combobox', { name: 'Phụ huynh' })
  await box.fill('hanh@ex')
  await page.getByRole('option', { name: 'Nguyễn Thị Hạnh' }).waitFor()
  assert.equal(await objections(page), [])
  await page.keyboard.press('ArrowDown')
  assert.is(await page.locator(`[id="${await box.getAttribute('aria-activedescendant')}"]`).count(), 1)
  await page.keyboard.press('Enter')
  assert.equal([await box.inputValue(), await page.inputValue('dialog [name=ma_phu_huynh]')], ['Nguyễn Thị Hạnh', '2'])
  await page.fill('dialog [name=ten_tre]', 'Bé Được Chọn')
  await page.selectOption('dialog [name=gioi_tinh]', 'Nữ')
  await page.click('dialog [type=submit]')
  await page.locator('td', { hasText: 'Nguyễn Thị Hạnh' }).waitFor()

  await go('/admin/thiet-bi?ma=demo-0001&mo=sua-may.1')
  const child = page.getByRole('combobox', { name: 'Trẻ em' })
  assert.is(await child.inputValue(), 'Nguyễn An Nhiên')
  await child.fill('duoc chon')
  await page.getByRole('option', { name: 'Bé Được Chọn' }).waitFor()
  await page.keyboard.press('Escape')
  assert.is(await page.locator('dialog [role=option]').count(), 0)
  assert.is(await dialog(page).count(), 1, 'Escape closes the suggestions first')
  await page.click('dialog [type=submit]')
  await dialog(page).getByText('Vui lòng chọn một trong các kết quả').waitFor()
  await child.fill('duoc cho')
  await page.getByRole('option', { name: 'Bé Được Chọn' }).click()
  await page.click('dialog [type=submit]')
  await page.locator('td', { hasText: 'Bé Được Chọn' }).waitFor()
  await page.click('[data-opens="sua-may.1"] >> nth=0')
  await child.fill('an nhien')
  await page.getByRole('option', { name: 'Nguyễn An Nhiên' }).click()
  await page.click('dialog [type=submit]')
  await dialog(page).waitFor({ state: 'detached' })
  assert.equal(troubles, [])
})

test('a search for the parent that fails is not told as nothing found', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await page.route('**/api/goi-y*', route => route.fulfill({ status: 503, body: '{"success":false}' }))
  await go('/admin/tre-em?mo=them-tre')
  await page.fill('dialog [role=combobox]', 'Nguyễn')
  await page.waitForSelector('dialog .field-hint >> text=Chưa tìm được.')
  assert.match(await page.innerText('dialog .combobox [role=status]'), 'Chưa tìm được.')
})

test.run()
