import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { objections } from '../helpers/axe.ts'
import { openSite, widths } from '../helpers/browser.ts'
import { proof } from '../helpers/proof.ts'

const site = await openSite(test)
const offline = 'Lỗi kết nối server. Vui lòng thử lại sau.'

for (const missing of ['script', 'data'])
  test(`without a network a page whose ${missing} is missing shows an error in its place, and loads on retry`, async () => {
    // a window that earlier tests have used may have the script or the picture in its cache
    const { page, go, arrive, context } = await site.visit({ signedInAs: 'admin', keptFromOthers: true })
    await go(missing === 'data' ? '/admin' : '/')
    if (missing === 'data') {
      await page.click('.rail-account summary')
      await page.click('.rail-account a[href="/"]')
    }
    await arrive('/')
    await context.setOffline(true)
    await page.click('.account summary')
    await page.click('.account-links a[href="/admin"]')
    await page.waitForSelector('.error-page')
    assert.is(await page.textContent('.error-page [role=alert]'), offline)
    assert.is(await page.title(), 'Chưa mở được trang này · An Nhi')
    await page.waitForSelector('.error-page > .mark')
    assert.is(await page.locator('.error-page img').count(), 0, 'no picture that needs the network')
    assert.ok(await page.locator(missing === 'data' ? '.rail' : '.nav-bar').isVisible())
    const again = page.getByRole('button', { name: 'Thử lại' })
    // The button ignores presses until the request has failed.
    const failed = page.waitForEvent('requestfailed')
    await again.click()
    await failed
    await page.waitForSelector('.error-page button:not([aria-busy])')
    await context.setOffline(false)
    await again.click()
    await page.waitForSelector('.figures-row')
    assert.is(await page.title(), 'Quản trị · An Nhi')
    await arrive('/admin')
  })

const ways = widths.flatMap(width => [true, false].map(javaScript => ({ width, javaScript })))
/** The phone with JavaScript and the desktop without, or in a proof every combination. */
for (const { width, javaScript } of ways.filter(way => proof || (way.width === 375) === way.javaScript))
  test(`the server's own error page at ${width} ${javaScript ? 'with' : 'without'} JavaScript has a way out`, async () => {
    const { page, go, at, troubles } = await site.visit({ width, javaScript })
    const sendTooMuch = async (): Promise<string | null> => {
      await go('/login')
      await page.evaluate(() => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action: '/login' })
        form.append(Object.assign(document.createElement('textarea'), { name: 'sdt', value: 'x'.repeat(200_000) }))
        document.body.append(form)
        form.submit()
      })
      const said = await page.textContent('.error-page [role=alert]')
      // A busy service refuses the request before it is read.
      if (!said?.startsWith('Hệ thống đang bận')) return said
      troubles.length = 0
      return sendTooMuch()
    }
    assert.is(await sendTooMuch(), 'Nội dung gửi lên quá lớn.')
    assert.is(await page.locator('script').count(), 0)
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    if (javaScript) assert.equal(await objections(page), [])
    await page.click('.error-ways a >> nth=0')
    await page.waitForSelector('form.form')
    assert.is(at(), '/login')
    assert.equal(
      troubles.filter(trouble => !trouble.includes('413')),
      [],
    )
  })

test('a page that does not exist has a link home and no retry button', async () => {
  const { page, go, arrive } = await site.visit()
  await go('/downloads/nothing.msi')
  assert.equal(await page.locator('.error-ways > *').allTextContents(), ['Về trang chủ'])
  await page.click('.error-ways .button-primary')
  await arrive('/')
})

test.run()
