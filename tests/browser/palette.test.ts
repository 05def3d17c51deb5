import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { objections } from '../helpers/axe.ts'
import { openSite, takenOver } from '../helpers/browser.ts'

const site = await openSite(test)
const field = '.palette [role=combobox]'

/** The text of the option that the field points at, which a screen reader says. */
async function selected(page: Page): Promise<string> {
  const option = await page.getAttribute(field, 'aria-activedescendant')
  return (await page.innerText(`[id="${option}"]`)).replace(/\s+/g, ' ')
}

test('Ctrl+K and / open one field for pages, acts, people, children, devices and orders, all by keyboard', async () => {
  const { page, go, arrive, troubles } = await site.visit({ signedInAs: 'admin' })
  await go('/admin/phu-huynh')
  for (const [key, typed, expected, path, shown] of [
    ['/', 'hoan tien', 'Hoàn tiền', '/admin/hoan-tien', 'h1 >> text=Hoàn tiền'],
    ['/', '0901 000 002', 'Nguyễn Thị Hạnh', '/admin/phu-huynh/2', 'h1 >> text=Nguyễn Thị Hạnh'],
    ['Control+k', 'thêm thiết', 'Thêm thiết bị', '/admin/thiet-bi?mo=them-may', 'dialog h2 >> text=Thêm thiết bị'],
    [
      'Control+k',
      'DEMO0001',
      'Gói Premium 2 thiết bị',
      '/admin/don-hang?mo=don-hang.DEMO0001',
      'dialog h2 >> text=DEMO0001',
    ],
  ] as const) {
    await page.keyboard.press(key)
    await page.keyboard.type(typed)
    await page.waitForSelector(`.palette [role=option][aria-selected=true] >> text=${expected}`)
    assert.match(await selected(page), expected)
    await page.keyboard.press('Enter')
    await arrive(path)
    await page.waitForSelector(shown)
    assert.is(await page.locator('.palette').count(), 0)
  }
  assert.equal(troubles, [])
})

test('the arrows go through what was found, and Escape gives the focus back', async () => {
  const { page, go, at } = await site.visit({ signedInAs: 'admin' })
  await go('/admin/tre-em')
  await page.focus('.filters input')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('0901 000 002')
  await page.waitForSelector('.palette >> text=Nguyễn Thị Hạnh')
  assert.match(await selected(page), 'Nguyễn Thị Hạnh 0901 000 002')
  await page.keyboard.press('ArrowUp')
  assert.match(await selected(page), 'Xem mọi kết quả cho “0901 000 002”')
  await page.keyboard.press('ArrowDown')
  assert.match(await selected(page), 'Nguyễn Thị Hạnh')
  assert.equal(await objections(page), [])
  await page.fill(field, 'zzqq')
  await page.waitForSelector('.palette >> p.soft >> text=Không có mục nào phù hợp.')
  assert.is(await page.locator('.palette [role=option]').count(), 0)
  await page.fill(field, '--')
  await page.waitForSelector('.palette >> text=Nhập chữ hoặc số để tìm.')
  await page.keyboard.press('Escape')
  assert.is(at(), '/admin/tre-em')
  assert.ok(
    await page
      .locator('.filters input')
      .first()
      .evaluate(box => box === document.activeElement),
  )
})

test('in a field / and ? are letters; elsewhere ? lists the keys', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await go('/admin/tre-em')
  await page.focus('.filters input')
  await page.keyboard.type('/?')
  assert.is(await page.locator('dialog').count(), 0)
  await page.locator('h1').click()
  await page.keyboard.press('?')
  await page.waitForSelector('dialog >> text=Phím tắt')
  assert.equal(await objections(page), [])
  await page.keyboard.press('Control+k')
  await page.waitForSelector(field)
  assert.is(await page.locator('dialog').count(), 1)
})

test('a key that is pressed before the script arrives is not lost', async () => {
  const { page, context } = await site.visit({ signedInAs: 'admin' })
  let arrive = () => {}
  const held = new Promise<void>(done => {
    arrive = done
  })
  await context.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(`${site.url}/admin/tre-em`, { waitUntil: 'commit' })
  await page.waitForSelector('.rail > .search-box input')
  await page.keyboard.press('/')
  await page.keyboard.type('0901 000')
  arrive()
  await takenOver(page)
  await page.waitForSelector(field)
  await page.keyboard.type(' 002')
  assert.is(await page.inputValue(field), '0901 000 002')
  await page.waitForSelector('.palette >> text=Nguyễn Thị Hạnh')
})

test('without its script the search box of the rail leads to the results', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin', javaScript: false })
  await go('/admin')
  await page.fill('.rail > .search-box [name=q]', 'DEMO0001')
  await page.keyboard.press('Enter')
  await page.waitForSelector('main >> text=Gói Premium 2 thiết bị')
})

test.run()
