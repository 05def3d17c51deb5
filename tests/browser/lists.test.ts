import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite } from '../helpers/browser.ts'

const site = await openSite(test)
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

test.run()
