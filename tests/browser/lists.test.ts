import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { addParent } from '../helpers/added.ts'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test, {})
const lists = ['/admin', '/admin/phu-huynh', '/admin/tre-em', '/admin/thiet-bi', '/admin/don-hang', '/admin/nhat-ky']

/** How many rows the window shows whole, and how high they are. */
function rowsSeen() {
  const boxes = [...document.querySelectorAll('main tbody tr')].map(row => row.getBoundingClientRect())
  const seen = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
  return { seen: seen.length, highest: Math.max(...boxes.map(({ height }) => height)) }
}

test('a window of 1440 × 900 shows at least twelve rows of each list, each 40 px high, and which column orders it', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of lists) {
    await go(path)
    const { seen, highest } = await page.evaluate(rowsSeen)
    assert.ok(seen >= 12, `${path}: ${seen} rows`)
    assert.ok(highest <= 41, `${path}: ${highest} px`)
    assert.is(await page.locator('main th[aria-sort]').count(), 1, path)
  }
})

test('on scrolling, the filters and the head of a list stay', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 600 })
    await go('/admin/don-hang')
    await page.mouse.wheel(0, 700)
    await page.waitForFunction(() => scrollY > 300)
    const bottomOf = async (part: string) => (await page.locator(part).first().boundingBox())!
    const filters = await bottomOf('.list-head')
    assert.ok(filters.y >= 0 && filters.y < 100, `filters at ${filters.y}`)
    if (width < 1440) continue
    const head = await bottomOf('main thead th')
    assert.ok(Math.abs(head.y - filters.y - filters.height) <= 1, `head at ${head.y}, below ${filters.y}`)
  }
})

test('an e-mail stands on one line', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await go('/admin')
    const heights = await page.locator('.row-email').evaluateAll(all => all.map(each => each.clientHeight))
    assert.ok(heights.length > 10 && heights.every(height => height < 24), heights.join())
  }
})

const row = (name: string) => `tr:has(th:has-text("${name}"))`

test('many rows are chosen by key, made administrators at once, and made parents again by undoing it', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await addParent(page, site.url, 'Mai Nhiều Một', '0987100400')
  await addParent(page, site.url, 'Mai Nhiều Hai', '0987100401')
  await go('/admin/phu-huynh?ten=mai+nhieu')
  assert.is(await page.locator('.chosen-rows').isVisible(), false)
  for (const name of ['Mai Nhiều Một', 'Mai Nhiều Hai']) {
    await page.focus(`${row(name)} .row-choice`)
    await page.keyboard.press('Space')
  }
  await page.waitForSelector('.chosen-rows >> text=Đã chọn 2')
  await page.click('text=Đặt làm quản trị viên')
  await page.waitForSelector('.toast >> text=Đã cập nhật 2 dòng.')
  const roles = () =>
    page.locator('.role-form select').evaluateAll(all => all.map(each => (each as HTMLSelectElement).value))
  await page.waitForFunction(() => document.querySelectorAll('.role-form option[value=admin]:checked').length === 2)
  assert.is(await page.locator('.chosen-rows').isVisible(), false)
  await page.click('.toast >> text=Hoàn tác')
  await page.waitForSelector('.toast >> text=Đã hoàn tác.')
  await page.waitForFunction(() => document.querySelectorAll('.role-form option[value=user]:checked').length === 2)
  assert.equal(await roles(), ['user', 'user'])
})

test('one role is undone by Ctrl+Z', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await go('/admin?ten=mai+nhieu+mot')
  const select = `${row('Mai Nhiều Một')} select`
  await page.selectOption(select, 'admin')
  await page.waitForSelector('.toast >> text=Hoàn tác')
  await page.keyboard.press('Control+z')
  await page.waitForSelector('.toast >> text=Đã hoàn tác.')
  await page.waitForFunction(() => document.querySelector('.role-form option[value=user]:checked'))
})

/** The month of a text such as “hết hạn 21/11/2026”, counted from the year 0. */
const monthOf = (until: string) => Number(until.slice(-4)) * 12 + Number(until.slice(-7, -5))

test('devices that are extended together show their new ends; those without a package say why not', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await go('/admin/thiet-bi')
  const until = page.locator('tbody .row-until', { hasText: /^hết hạn [0-9/]+$/ }).first()
  const packed = await until.evaluate(each => each.closest('tr')!.querySelector<HTMLInputElement>('.row-choice')!.value)
  const end = `tr:has(.row-choice[value="${packed}"]) .row-until`
  const before = (await page.textContent(end))!
  await page.check('thead .row-tick input')
  await page.waitForSelector('.chosen-rows >> text=Đã chọn 20')
  await page.click('text=Gia hạn thêm 1 tháng')
  await page.waitForSelector('.notice >> text=Thiết bị này chưa có gói.')
  assert.match(await page.innerText('.list-results .notice'), /#\d+: Thiết bị này chưa có gói\./)
  await page.waitForFunction(([end, before]) => document.querySelector(end!)!.textContent !== before, [end, before])
  assert.is(monthOf((await page.textContent(end))!), monthOf(before) + 1)
})

test('hidden columns, the height of rows and named filters are kept, and hiding is undone', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await go('/admin/tre-em?gioi_tinh=Nam')
  const heads = () => page.locator('main thead th').allInnerTexts()
  await page.click('.list-menu >> text=Cột')
  await page.uncheck('.list-menu >> text=Trường')
  await page.waitForSelector('.toast >> text=Đã ẩn cột')
  await page.waitForFunction(
    () => ![...document.querySelectorAll('thead th')].some(each => each.textContent === 'Trường'),
  )
  await page.click('.toast >> text=Hoàn tác')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('thead th')].some(each => each.textContent === 'Trường'),
  )
  await page.click('text=Thoáng')
  await page.waitForSelector('.console-roomy')
  await page.click('.list-menu >> text=Bộ lọc đã lưu')
  await page.fill('.list-save [name=ten]', 'Bé trai')
  await page.click('.list-save [type=submit]')
  await page.waitForSelector('.list-saved >> text=Bé trai')
  await go('/admin/tre-em')
  assert.match(await (await page.request.get(page.url())).text(), 'console-roomy')
  assert.ok((await heads()).some(head => head.includes('Trường')))
  await page.click('.list-menu >> text=Bộ lọc đã lưu')
  await page.click('.list-saved >> text=Bé trai')
  await page.waitForURL('**/tre-em?gioi_tinh=Nam')
})

test('the focus stays in the menu of columns while they are hidden and shown', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await go('/admin/thiet-bi')
  const head = (shown: boolean) =>
    page.waitForSelector('thead >> text=Mã thiết bị', { state: shown ? 'attached' : 'detached' })
  const box = page.locator('.list-menu').getByLabel('Mã thiết bị')
  await page.click('.list-menu >> text=Cột')
  await box.focus()
  for (const shown of [false, true]) {
    await page.keyboard.press('Space')
    assert.is(await box.isChecked(), shown)
    await head(shown)
    assert.is(await box.isChecked(), shown)
    assert.ok(await box.evaluate(each => each === document.activeElement))
  }
})

test('undoing a hidden column brings back that one only', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  await go('/admin/thiet-bi')
  await page.click('.list-menu >> text=Cột')
  for (const label of ['Mã thiết bị', 'Loại thiết bị']) {
    await page.locator('.list-menu').getByLabel(label).uncheck()
    await page.waitForSelector(`.toast >> text=Đã ẩn cột “${label}”.`)
  }
  await page.locator('.toast', { hasText: 'Mã thiết bị' }).locator('text=Hoàn tác').click()
  await page.waitForSelector('thead >> text=Mã thiết bị')
  assert.is(await page.locator('thead >> text=Loại thiết bị').count(), 0)
  await page.keyboard.press('Control+z')
  await page.waitForSelector('thead >> text=Loại thiết bị')
  assert.is(await page.locator('thead >> text=Mã thiết bị').count(), 1)
})

test('without JavaScript rows are chosen and changed, and columns and heights kept', async () => {
  const { page, go, at } = await site.visit({ signedInAs: 'admin', javaScript: false })
  await go('/admin/phu-huynh?ten=mai+nhieu')
  await page.check(`${row('Mai Nhiều Một')} .row-choice`)
  await page.click('text=Đặt làm quản trị viên')
  await page.waitForSelector('text=Đã cập nhật các dòng đã chọn.')
  await page.check(`${row('Mai Nhiều Một')} .row-choice`)
  await page.click('text=Đặt làm phụ huynh')
  await page.waitForSelector('text=Đã cập nhật các dòng đã chọn.')
  await page.click('.list-menu >> text=Cột')
  await page.uncheck('.list-menu >> text=Email')
  await page.click('text=Áp dụng')
  await page.waitForSelector('thead >> text=Tên phụ huynh')
  assert.ok(!(await page.innerText('main thead')).includes('Email'))
  await page.click('text=Gọn')
  assert.match(at(), '/admin/phu-huynh')
})

test.run()
