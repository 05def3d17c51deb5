import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)
const row = (name: string) => `tr:has(th:has-text("${name}"))`

async function addParents(page: Page, names: string[]): Promise<void> {
  for (const [at, ten_phu_huynh] of names.entries()) {
    const data = { ten_phu_huynh, sdt: `098720040${at}`, email_phu_huynh: `nhom${at}@example.vn`, mat_khau: 'Thu@1234' }
    await page.request.post(`${site.url}/api/phu-huynh`, { data, headers: { Origin: site.url } })
  }
}

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
  await page.focus('.chosen-rows button[value^="1:"]')
  for (const _ of [1, 2, 3]) await page.keyboard.press('Enter')
  await page.waitForTimeout(200)
  answer()
  await page.waitForSelector('.notice >> text=Thiết bị này chưa có gói.')
  assert.is(sent, 1)
})

test('Ctrl+Z takes back the newest change only, once', async () => {
  const { page, go, asked } = await site.visit({ signedInAs: 'admin' })
  await addParents(page, ['Mai Nhóm Một', 'Mai Nhóm Hai'])
  await go('/admin?ten=mai+nhom')
  for (const [at, name] of ['Một', 'Hai'].entries()) {
    await page.selectOption(`${row(`Mai Nhóm ${name}`)} select`, 'admin')
    await page.waitForFunction(count => document.querySelectorAll('.toast form').length === count, at + 1)
  }
  await page.locator('h1').click()
  await page.keyboard.down('Control')
  // a key that is down already repeats
  for (const _ of [1, 2, 3]) await page.keyboard.down('Z')
  await page.waitForSelector('.toast >> text=Đã hoàn tác.')
  await page.waitForSelector(`${row('Mai Nhóm Hai')} option[value=user]:checked`, { state: 'attached' })
  assert.is(await page.locator('.toast form').count(), 1)
  assert.is(await page.locator(`${row('Mai Nhóm Một')} option[value=admin]:checked`).count(), 1)
  assert.is(asked.filter(each => /^PUT .*\/role$/.test(each)).length, 3)
  await page.keyboard.up('Z')
  await page.keyboard.press('z')
  await page.waitForSelector(`${row('Mai Nhóm Một')} option[value=user]:checked`, { state: 'attached' })
})

test('nothing is offered to be undone where the rows that would change were refused', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  const self = (await (await page.request.get(`${site.url}/api/auth/me`)).json()).data.ma_phu_huynh
  await go('/admin/phu-huynh?limit=100')
  await page.check(`.row-choice[value="${self}"]`)
  await page.locator('tr:has(option[value=user]:checked) .row-choice').first().check()
  await page.click('text=Đặt làm phụ huynh')
  await page.waitForSelector('.toast >> text=Đã cập nhật 1 dòng.')
  assert.is(await page.locator('.toast form').count(), 0)
})

test('the box in the head follows the rows: all, some, and none of another page', async () => {
  const { page, go } = await site.visit({ signedInAs: 'admin' })
  // oldest first, so that a device that another test adds moves no row to the second page
  await go('/admin/thiet-bi?limit=10&sort=nguoi_dung_id')
  const head = page.locator('thead .row-tick input')
  const shown = () => head.evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate])
  const first = page.locator('.row-choice').first()
  await first.check()
  assert.equal(await shown(), [false, true])
  await head.check()
  assert.equal(await shown(), [true, false])
  await first.uncheck()
  assert.equal(await shown(), [false, true])
  await first.check()
  assert.equal(await shown(), [true, false])
  await page.locator('.pager a', { hasText: '2' }).first().click()
  await page.waitForURL('**page=2**')
  await page.waitForFunction(() => !document.querySelector('.list-results[aria-busy], .row-choice:checked'))
  assert.equal(await shown(), [false, false])
  await head.check()
  await page.click('.chosen-rows [type=reset]')
  await page.waitForFunction(() => !document.querySelector('.row-choice:checked'))
  assert.equal(await shown(), [false, false])
})

test.run()
