import type { Route } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite, type Visit, type Visitor } from '../helpers/browser.ts'

const site = await openSite(test)
const asMother = async (visit: Visit = {}): Promise<Visitor> => {
  const visitor = await site.visit({ signedInAs: 'parent', ...visit })
  await visitor.go('/wallet')
  return visitor
}

/** Sends to the API as the person in the window. */
async function post({ page }: Visitor, path: string, data: object) {
  const answer = await page.request.post(`${site.url}/api${path}`, { data, headers: { Origin: site.url } })
  assert.ok(answer.ok(), await answer.text())
  return (await answer.json()).data
}

/** In the wallet of a new parent with a child, a device and a package, because other files use that of the demo parent. */
async function asNewBuyer(visit: Visit): Promise<Visitor> {
  const signIn = { sdt: '0987000301', mat_khau: 'Mua@12345' }
  const admin = await site.visit({ signedInAs: 'admin' })
  const buyer = await site.visit(visit)
  const parent = { ten_phu_huynh: 'Đỗ Mua', email_phu_huynh: 'mua@example.vn', ...signIn }
  const { ma_phu_huynh } = await post(admin, '/phu-huynh', parent)
  const { ma_tre_em } = await post(admin, '/tre-em', { ma_phu_huynh, ten_tre: 'Đỗ Khôi', gioi_tinh: 'Nam' })
  const device = { ten_thiet_bi: 'Máy cũ', loai_thiet_bi: 'Laptop', ma_thiet_bi: 'AN-DEMO-0008' }
  await post(admin, '/thiet-bi', { ma_tre_em, ...device })
  await post(buyer, '/auth/login', signIn)
  await post(buyer, '/payment/create', { thong_tin_goi_id: 8 })
  await buyer.go('/wallet')
  return buyer
}

test('the account menu leads to the wallet', async () => {
  const { page, go, arrive } = await site.visit({ signedInAs: 'parent' })
  await go('/')
  await page.click('.account summary')
  await page.click('.account [href="/wallet"]')
  await arrive('/wallet')
  await page.waitForSelector('.wallet-card')
})

test('the wallet is filtered during typing, and shows a hint if no package matches', async () => {
  const { page, go, at, troubles } = await asMother()
  await go('/wallet?ten=goi')
  await page.selectOption('[name=sort]', '-gia')
  await page.waitForURL('**/wallet?ten=goi&sort=-gia')
  await page.fill('[name=ten]', 'không có')
  await page.waitForSelector('.empty-title:has-text("Không tìm thấy gói nào với bộ lọc hiện tại")')
  assert.match(at(), '/wallet?ten=')
  await page.click('.empty-action a')
  await page.waitForSelector('.wallet-card')
  assert.equal(troubles, [])
})

test('what is typed while an answer arrives is searched for', async () => {
  const { page, go, arrive } = await asMother()
  await go('/wallet?ten=goi')
  const typeBefore = async (route: Route) => {
    const response = await route.fetch()
    // the form waits 300 ms after the last letter: the answer to the choice comes in between
    await page.fill('[name=ten]', 'không có')
    await route.fulfill({ response })
  }
  await page.route('**/api/payment/wallet?**', typeBefore, { times: 1 })
  await page.selectOption('[name=sort]', '-gia')
  await page.waitForSelector('.empty-title:has-text("Không tìm thấy gói nào với bộ lọc hiện tại")')
  await arrive('/wallet?ten=kh%C3%B4ng+c%C3%B3&sort=-gia')
})

test('a wallet that cannot be loaded shows an error, and loads on retry', async () => {
  const { page, go } = await site.visit({ signedInAs: 'parent' })
  await go('/terms')
  await page.route('**/api/payment/**', route => route.abort())
  await page.click('.account summary')
  await page.click('.account [href="/wallet"]')
  await page.waitForSelector('.notice:has-text("Không thể tải dữ liệu ví")')
  await page.unroute('**/api/payment/**')
  await page.click('.notice a')
  await page.waitForSelector('.wallet-card')
})

test('a receipt is printed without the site around it', async () => {
  const { page, troubles } = await asMother({ width: 375 })
  await page.click('[href="/wallet/orders/DEMO0001"]')
  await page.waitForSelector('.receipt')
  await page.waitForSelector('button:has-text("In biên nhận")')
  await page.emulateMedia({ media: 'print' })
  assert.ok(await page.isVisible('.receipt .payment-total'))
  for (const around of ['.nav-bar', '.footer', '.receipt-ways']) assert.not.ok(await page.isVisible(around), around)
  assert.equal(troubles, [])
})

test('a double click assigns a package once, to a device that is made in the same dialog', async () => {
  const { page, asked, at, troubles } = await asNewBuyer({ width: 375 })
  await page.click('.wallet-card [data-opens^="gan-goi"]')
  await page.click('dialog summary')
  const old = page.locator('dialog [name=ma_thiet_bi][type=radio]')
  assert.ok(await old.isChecked(), 'an only device is chosen')
  await page.fill('dialog [name=ma_moi]', 'AN-DEMO-0009')
  assert.not.ok(await old.isChecked(), 'it is not sent beside a new one')
  await old.check()
  assert.is(await page.inputValue('dialog [name=ma_moi]'), '')
  await page.fill('dialog [name=ma_moi]', 'AN-DEMO-0009')
  await page.click('dialog [type=submit]')
  await page.waitForSelector('dialog .field-error')
  assert.is(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'loai_thiet_bi')
  await page.selectOption('dialog [name=loai_thiet_bi]', 'Laptop')
  assert.is(await page.inputValue('dialog [name=ten_thiet_bi]'), 'Laptop của Đỗ Khôi')
  assert.is(await page.locator('dialog .field-error').count(), 0, 'a field that is filled is not called empty')
  asked.length = 0
  await page.dblclick('dialog [type=submit]')
  await page.waitForSelector('dialog', { state: 'detached' })
  await page.waitForSelector('[aria-labelledby=in-use] h4:has-text("Laptop của Đỗ Khôi")')
  await page.waitForSelector('.empty-title:has-text("Không còn gói nào chờ gán")')
  assert.is(at(), '/wallet')
  assert.equal(
    asked.filter(each => each.startsWith('POST')),
    ['POST /api/payment/assign'],
  )
  assert.equal(
    troubles.filter(each => !each.includes('400')),
    [],
  )
})

for (const [way, sdt] of [
  ['mouse', '0987000302'],
  ['keyboard', '0987000303'],
  ['no script', '0987000304'],
] as const)
  test(`by ${way}, three places are bought and one of them assigned in 5 clicks and 5 fields`, async () => {
    const admin = await site.visit({ signedInAs: 'admin' })
    const buyer = await site.visit({ width: 375, javaScript: way !== 'no script' })
    const signIn = { sdt, mat_khau: 'Mua@12345' }
    await post(admin, '/phu-huynh', { ten_phu_huynh: 'Đỗ Ba', email_phu_huynh: `${sdt}@example.vn`, ...signIn })
    await post(buyer, '/auth/login', signIn)
    const { page, go, troubles } = buyer
    let [clicks, fields] = [0, 0]
    const click = async (selector: string) => {
      if (way === 'keyboard') await page.locator(selector).first().press('Enter')
      else await page.locator(selector).first().click()
      clicks++
    }
    const type = async (name: string, value: string, set: 'fill' | 'selectOption' = 'fill') => {
      await page[set](`[name=${name}]`, value)
      fields++
    }
    await go('/')
    await type('goi', '4', 'selectOption')
    await click(way === 'no script' ? '.price-card-premium [formaction]' : '.price-card-premium [href="/payment/4"]')
    await click('form.form button[type=submit]')
    await click('button[value=success]')
    await click(way === 'no script' ? '[href*="gan-goi"]' : 'dialog[open] [href*="gan-goi"]')
    await type('ten_tre', 'Đỗ Na')
    await type('gioi_tinh', 'Nữ', 'selectOption')
    await type('ma_moi', `AN-${sdt}`)
    await type('loai_thiet_bi', 'Laptop', 'selectOption')
    await click('dialog [type=submit]')
    const name = way === 'no script' ? 'Máy của con' : 'Laptop của Đỗ Na'
    await page.waitForSelector(`[aria-labelledby=in-use] h4:has-text("${name}")`)
    assert.match((await page.textContent('.wallet-card'))!, 'Còn 2 trong 3 suất.')
    assert.equal([clicks, fields], [5, 5])
    assert.equal(troubles, [])
  })

test('a price that an admin raises while the page is open is shown, and paid with the next press', async () => {
  const { page, go, at, troubles } = await site.visit({ width: 375, signedInAs: 'newParent' })
  await go('/payment/3')
  const admin = await site.visit({ signedInAs: 'admin' })
  // no other file reads the price of this package
  const { data } = await (await admin.page.request.get(`${site.url}/api/goi/3`)).json()
  const raised = await admin.page.request.put(`${site.url}/api/goi/3`, {
    data: { gia: 450_000, phien_ban: data.phien_ban },
    headers: { Origin: site.url },
  })
  assert.is(raised.status(), 200)
  const pay = 'form.form button[type=submit]'
  await page.click(pay)
  await page.waitForSelector('form.form .notice:has-text("Giá vừa thay đổi, nay là 450.000")')
  await page.waitForSelector('.payment-total:has-text("450.000")')
  assert.is(at(), '/payment/3')
  await page.click(pay)
  await page.waitForURL(/vnp_Amount=45000000/)
  assert.equal(
    troubles.filter(each => !each.includes('409')),
    [],
  )
})

test.run()
