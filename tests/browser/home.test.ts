import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { languages, openSite } from '../helpers/browser.ts'

const site = await openSite(test)

test('on a phone cards of one kind stand in a row that the keyboard can scroll, unless they all fit', async () => {
  const { page, go, troubles } = await site.visit({ width: 375 })
  await go('/')
  for (const name of ['why-cards', 'voice-cards']) {
    const row = page.locator(`.swipe-row:has(.${name})`)
    await row.scrollIntoViewIfNeeded()
    assert.ok(await row.getAttribute('aria-label'), name)
    assert.is(await row.getAttribute('tabindex'), '0', name)
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(selector => document.querySelector(selector)!.scrollLeft > 0, `.swipe-row:has(.${name})`)
    assert.is(
      await row.evaluate(element => getComputedStyle(element).outlineStyle),
      'solid',
      `${name} has a focus ring`,
    )
  }
  await page.locator('.voice:not(:first-child)').evaluateAll(all => {
    for (const each of all) (each as HTMLElement).style.display = 'none'
  })
  await page.waitForSelector('.swipe-row:has(.voice-cards):not([tabindex])')
  assert.equal(troubles, [])
})

for (const javaScript of [true, false])
  test(`on a desktop the keyboard does not stop at those rows, JavaScript ${javaScript ? 'on' : 'off'}`, async () => {
    const { page, go } = await site.visit({ javaScript })
    await go('/')
    const rows = await page.locator('.swipe-row').all()
    assert.is(rows.length, 2)
    for (const row of rows) {
      await row.focus()
      assert.not.ok(await row.evaluate(element => element === document.activeElement))
    }
  })

test('on a phone the terms of renewal are read without swiping, and a table lists the platforms, this website first', async () => {
  const { page, go } = await site.visit({ width: 375 })
  await go('/')
  const sides = await page.locator('.renewing-parts dd').evaluateAll(all =>
    all.map(each => {
      const { left, right } = each.getBoundingClientRect()
      return [left >= 0, right <= innerWidth]
    }),
  )
  assert.equal(sides, [
    [true, true],
    [true, true],
    [true, true],
  ])
  await page.getByRole('heading', { name: 'Dùng được ở đâu' }).waitFor()
  const rows = page.getByRole('table').getByRole('row')
  assert.equal(await rows.evaluateAll(all => all.map(row => [...row.children].map(cell => cell.textContent))), [
    ['Nền tảng', 'Dùng cho', 'Tình trạng'],
    ['Trang web này', 'Trang của ba\u00a0mẹ: hôm nay, xin phép, giờ giấc, ví', 'Đang hoạt động'],
    [
      'Chrome, Edge, Cốc\u00a0Cốc, Brave, Chromium',
      'Máy tính của con: trang web, giờ giấc, lịch sử web',
      'Tải được ngay',
    ],
    ['Windows 7 SP1 đến 11', 'Máy tính của con: thêm phần mềm, ảnh chụp màn hình', 'Sắp có'],
    ['Android 10 đến 15', 'Điện thoại và máy tính bảng của con', 'Sắp có'],
    ['iOS 18', 'iPhone và iPad của con', 'Đang phát triển'],
  ])
})

test('the home page is at most 11,500 pixels tall on a phone, and on a tablet shows each way to download on one line', async () => {
  for (const language of languages) {
    const { page, go } = await site.visit({ width: 375, language })
    await go('/')
    await page.evaluate(() => document.fonts.ready)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    assert.ok(height <= 11_500, `${language}: ${height}`)
    await page.setViewportSize({ width: 768, height: 900 })
    const onOneLine = await page
      .locator('#download :is(.platform h3, .platform .button, .platform-ways > a)')
      .evaluateAll(all =>
        all.map(each => {
          const words = new Range()
          words.selectNodeContents(each)
          const ends = [...words.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => bottom)
          return Math.max(...ends) - Math.min(...ends) < 12
        }),
      )
    assert.ok(onOneLine.length >= 5 && onOneLine.every(Boolean), `${language}: ${onOneLine}`)
  }
})

test('the home page of a phone asks for six font files: three pairs of Latin and Vietnamese', async () => {
  const { page, go } = await site.visit({ width: 375, keptFromOthers: true })
  const fonts = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname.replace(/-\w{8}\.woff2$/, ''))
  })
  await go('/')
  await page.evaluate(() => document.fonts.ready)
  assert.equal([...fonts].sort(), [
    '/assets/baloo-2-latin-700-normal',
    '/assets/baloo-2-vietnamese-700-normal',
    '/assets/be-vietnam-pro-latin-400-normal',
    '/assets/be-vietnam-pro-latin-600-normal',
    '/assets/be-vietnam-pro-vietnamese-400-normal',
    '/assets/be-vietnam-pro-vietnamese-600-normal',
  ])
})

test.run()
