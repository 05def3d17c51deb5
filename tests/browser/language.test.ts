import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openSite, widths } from '../helpers/browser.ts'
import { demo } from '../helpers/demo-people.ts'

const site = await openSite(test)
const typed = {
  ten_phu_huynh: 'Lê Hai Tiếng',
  email_phu_huynh: 'hai@test.vn',
  sdt: '0987000031',
  mat_khau: 'Diều@2026',
  xac_nhan: 'Diều@2026',
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.fill(`form.form [name=${name}]`, text)
}

async function hasTyped(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    assert.is(await page.inputValue(`form.form [name=${name}]`), text, name)
}

/** Presses the toggle, again if a busy service refused the request. */
async function choose(page: Page, language: string): Promise<void> {
  await page.click(`.language-toggle [value=${language}]`)
  const answer = await page.waitForSelector(`html[lang=${language}], .language-fault`)
  if (await answer.evaluate(({ className }) => className === 'language-fault')) return choose(page, language)
}

test('changing the language keeps typed text and passwords, and changes texts and title without a reload', async () => {
  const { page, go, asked, troubles } = await site.visit()
  await go('/register')
  await fill(page, typed)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  asked.length = 0
  await choose(page, 'en')
  assert.is(await page.title(), 'Register · An Nhi')
  assert.is(await page.textContent('.nav-wide .site-links li:first-child'), 'Home')
  await hasTyped(page, typed)
  assert.equal(
    asked.filter(request => /^POST|\/api\//.test(request)),
    ['POST /language'],
  )
  assert.is(await page.locator('.language-toggle :focus').getAttribute('value'), 'en')
  await choose(page, 'vi')
  await hasTyped(page, typed)
  assert.is(await page.title(), 'Đăng ký · An Nhi')
  assert.is(await page.locator('body[data-same-page]').count(), 1)
  assert.equal(troubles, [])
})

test('changing the language in the second step of a form keeps the step and the typed code', async () => {
  const { page, go, asked } = await site.visit({ width: 375 })
  await go('/register')
  await fill(page, typed)
  await page.click('form.form [value=send]')
  await page.fill('[name=otp]', '123456')
  asked.length = 0
  await choose(page, 'en')
  await hasTyped(page, { ...typed, otp: '123456' })
  assert.is(await page.locator('form.form [value=confirm]').textContent(), 'Register')
  assert.not.ok(asked.some(request => request.includes('otp')))
})

test('the present language is marked, and pressing it does nothing', async () => {
  const { page, go, asked } = await site.visit()
  await go('/register')
  await fill(page, typed)
  asked.length = 0
  const pressed = page.locator('.language-toggle [aria-pressed=true]')
  assert.is(await pressed.getAttribute('value'), 'vi')
  await pressed.click()
  await pressed.press('Enter')
  await hasTyped(page, typed)
  assert.equal(asked, [])
  assert.is(await page.locator('html').getAttribute('lang'), 'vi')
})

test('both languages are easy to touch at every width', async () => {
  const { page, go } = await site.visit()
  await go('/')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 })
    const boxes = await page
      .locator('.language-toggle button')
      .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().toJSON()))
    assert.is(boxes.length, 2)
    for (const box of boxes) assert.ok(box.width >= 44 && box.height >= 44, `${box.width} × ${box.height} at ${width}`)
    assert.ok(boxes[0].right <= boxes[1].left)
  }
})

test('the chosen language is remembered, and the API answers in it', async () => {
  const { page, go } = await site.visit()
  await go('/login')
  await choose(page, 'en')
  await fill(page, { sdt: demo.newParent.sdt, mat_khau: 'Wrong@123' })
  await page.click('main [type=submit]')
  assert.is(await page.textContent('form.form [role=alert]'), 'The phone number or password is incorrect.')
  assert.is(await page.evaluate(() => localStorage.getItem('language')), 'en')
  await go('/')
  assert.is(await page.locator('html').getAttribute('lang'), 'en')
})

test('without a network the page stays as it is and says why; the next try works', async () => {
  const { page, go, context } = await site.visit()
  await go('/register')
  await fill(page, typed)
  await context.setOffline(true)
  await page.click('.language-toggle [value=en]')
  assert.is(await page.textContent('.language-fault'), 'Lỗi kết nối server. Vui lòng thử lại sau.')
  await hasTyped(page, typed)
  await context.setOffline(false)
  await choose(page, 'en')
  await hasTyped(page, typed)
  assert.is(await page.locator('.language-fault').count(), 0)
})

test('messages to a signed-in user are in the chosen language', async () => {
  const { page, go, context } = await site.visit({ signedInAs: 'newParent' })
  await go('/')
  await choose(page, 'en')
  await context.request.post(`${site.url}/api/auth/send-reset-otp`, { data: { sdt: demo.newParent.sdt } })
  const sent: { text: string }[] = await (await context.request.get(`${site.url}/dev/outbox.json`)).json()
  assert.match(sent[0]!.text, /Your verification code .* is \d{6}/)
})

test.run()
