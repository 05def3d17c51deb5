import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addParent } from '../helpers/added.ts'
import { objections } from '../helpers/axe.ts'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)

const panel = (page: Page) => page.locator('dialog[open]')

for (const [way, sdt] of [
  ['mouse', '0987000501'],
  ['finger on a phone', '0987000505'],
  ['keyboard', '0987000503'],
] as const)
  test(`by ${way}, an admin finds a parent, adds child and device, puts a package on it and extends it in 7 clicks and 6 fields`, async () => {
    const isPhone = way === 'finger on a phone'
    const { page, go, arrive, troubles } = await site.visit({ signedInAs: 'admin', ...(isPhone && { width: 375 }) })
    const id = await addParent(page, site.url, 'Trần Thị Trang', sdt)
    let [clicks, fields] = [0, 0]
    const click = async (selector: string) => {
      if (way !== 'keyboard') await page.click(selector)
      else if (selector.startsWith('.palette')) {
        await page.waitForSelector(selector)
        await page.keyboard.press('Enter')
      } else await page.press(selector, 'Enter')
      clicks++
    }
    const type = async (selector: string, text: string) => {
      await page.fill(selector, text)
      fields++
    }
    const choose = async (selector: string, option: string | { label: string }) => {
      await page.selectOption(selector, option)
      fields++
    }
    await go('/admin')
    // the press is on the field that is filled
    if (isPhone) await page.click('.rail > .search-box button')
    else await page.keyboard.press('/')
    await type('.palette [role=combobox]', sdt)
    await click('.palette [role=option] >> text=Trần Thị Trang')
    await arrive(`/admin/phu-huynh/${id}`)
    await click('a:has-text("Thêm trẻ em")')
    await type('dialog [name=ten_tre]', 'Bé Trang')
    await choose('dialog [name=gioi_tinh]', 'Nữ')
    await click('dialog [type=submit]')
    await page.getByText('Thêm thiết bị cho Bé Trang').waitFor()
    await choose('dialog [name=loai_thiet_bi]', 'Laptop')
    await type('dialog [name=ma_thiet_bi]', `TRANG-${sdt}`)
    await click('dialog [type=submit]')
    await page.getByText('Cấp gói cho Máy của Bé Trang').first().waitFor()
    assert.is(await panel(page).count(), 1, 'no dialog is stacked')
    await choose('dialog [name=thong_tin_goi_id]', '3')
    await click('dialog [type=submit]')
    await panel(page).waitFor({ state: 'detached' })
    await click('main a:has-text("Gia hạn")')
    await page.waitForSelector('dialog [name=so_thang_gia_han]')
    assert.is(await panel(page).count(), 1, 'no dialog is stacked')
    await click('dialog form:has([name=so_thang_gia_han]) [type=submit]')
    await page.getByText('Gia hạn gói thành công!').waitFor()
    assert.ok(clicks <= 7, `${clicks} clicks`)
    assert.ok(fields <= 6, `${fields} fields`)
    await panel(page).locator('.dialog-close').click()
    await arrive(`/admin/phu-huynh/${id}`)
    const journal = page.locator('section[aria-labelledby=nhat-ky]')
    await journal.getByText('Máy của Bé Trang').first().waitFor()
    assert.equal(troubles, [])
  })

test('beside the panel the page can be used: another act takes its place, and Escape leads back to the page', async () => {
  const { page, go, arrive, troubles } = await site.visit({ signedInAs: 'admin' })
  await go('/admin/phu-huynh/2')
  await page.click('[data-opens="sua-phu-huynh.2"]')
  await arrive('/admin/phu-huynh/2?mo=sua-phu-huynh.2')
  assert.is(await page.locator('dialog:modal').count(), 0)
  assert.equal(await objections(page), [])
  await page.click('[data-opens="sua-tre.1"]')
  await arrive('/admin/phu-huynh/2?mo=sua-tre.1')
  assert.is(await panel(page).count(), 1)
  await page.waitForFunction(() => document.activeElement?.closest('dialog') !== null)
  await page.keyboard.press('Escape')
  await arrive('/admin/phu-huynh/2')
  await page.waitForFunction(() => (document.activeElement as HTMLElement).dataset.opens === 'sua-tre.1')
  assert.equal(troubles, [])
})

test('on a phone the panel covers the page, and in it a step inside a step leads back to the first', async () => {
  const { page, go, arrive } = await site.visit({ signedInAs: 'admin', width: 375 })
  await go('/admin/phu-huynh/2?mo=goi.1')
  const { width, x } = (await panel(page).boundingBox())!
  assert.equal([x, width, await page.locator('dialog:modal').count()], [0, 375, 1])
  await page.click('dialog [data-opens^=chuyen-goi]')
  await page.waitForSelector('dialog [name=ma_thiet_bi]', { state: 'attached' })
  assert.is(await panel(page).count(), 1)
  await page.keyboard.press('Escape')
  await arrive('/admin/phu-huynh/2?mo=goi.1')
  await page.waitForSelector('dialog [name=so_thang_gia_han]')
})

test('without JavaScript a child is added, then the form of its device follows; a deleted parent leads to the list', async () => {
  const { page, go, at, troubles } = await site.visit({ signedInAs: 'admin', javaScript: false })
  const id = await addParent(page, site.url, 'Trần Không Kịch Bản', '0987000502')
  await go(`/admin/phu-huynh/${id}`)
  await page.click('text=Thêm trẻ em')
  await page.fill('dialog [name=ten_tre]', 'Bé Không')
  await page.selectOption('dialog [name=gioi_tinh]', 'Nam')
  await page.click('dialog [type=submit]')
  await page.getByText('Tạo trẻ em thành công!').waitFor()
  assert.is(await page.inputValue('dialog [name=ten_thiet_bi]'), 'Máy của Bé Không')
  assert.match(at(), /\?mo=them-may\.\d+&da_luu=child_created$/)
  await go(`/admin/phu-huynh/${id}?mo=xoa-phu-huynh.${id}`)
  await page.click('dialog [type=submit]')
  assert.match(at(), /^\/admin\/phu-huynh\?da_luu=/)
  assert.equal(troubles, [])
})

test('Escape in the calendar of a panel closes the calendar only, then the panel', async () => {
  const { page, go, at, arrive } = await site.visit({ signedInAs: 'admin' })
  const opened = '/admin/phu-huynh/2?mo=sua-tre.1'
  await go(opened)
  await page.focus('dialog input[placeholder="dd/mm/yyyy"]')
  await page.keyboard.press('Alt+ArrowDown')
  await page.waitForSelector('dialog.calendar:modal')
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog.calendar', { state: 'detached' })
  await page.waitForTimeout(200)
  assert.is(at(), opened)
  assert.is(await page.locator('dialog:not(.calendar)').count(), 1)
  await page.keyboard.press('Escape')
  await arrive('/admin/phu-huynh/2')
})

test.run()
