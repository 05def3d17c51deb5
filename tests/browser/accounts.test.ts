import type { BrowserContext, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { everyValue, openSite } from '../helpers/browser.ts'

// A service of its own, because the tests move its clock and add people.
const site = await openSite(test, {})
const password = 'Diều@2026'
const newPassword = 'Gió@Đông2027'

/** Moves the clock past the wait between two codes for one phone. Sessions are valid for a day, so none ends. */
let minutes = 0
async function waitForAnotherCode(context: BrowserContext): Promise<void> {
  minutes += 11
  const now = new Date(Date.now() + minutes * 60_000).toISOString()
  await context.request.post(`${site.url}/dev/clock`, { data: { now } })
}

/** The newest code that was sent to a phone. */
async function readCode(context: BrowserContext, sdt: string): Promise<string> {
  const sent: { to: string; text: string }[] = await (await context.request.get(`${site.url}/dev/outbox.json`)).json()
  return sent.find(({ to }) => to === sdt.replace(/^0/, '+84'))!.text.match(/\b\d{6}\b/)![0]
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.fill(`form.form [name=${name}]`, text)
}

const send = (page: Page) => page.click('form.form [value=send]')
const confirm = (page: Page) => page.click('form.form [value=confirm]')

let visitors = 0
for (const { javaScript, ...way } of everyValue)
  test(`a stranger registers, changes and resets the password ${javaScript ? 'with' : 'without'} JavaScript, at ${way.width}, in ${way.language}`, async () => {
    const { page, context, go, arrive, troubles } = await site.visit({ ...way, javaScript })
    const sdt = `09870000${10 + visitors++}`

    await go('/register')
    await fill(page, {
      ten_phu_huynh: 'Lê Mới',
      email_phu_huynh: `moi${sdt}@test.vn`,
      sdt,
      mat_khau: password,
      xac_nhan: password,
    })
    await send(page)
    await page.waitForSelector('[name=otp]')
    assert.not.match(await page.content(), new RegExp(password), 'the password is in no page')
    await fill(page, {
      otp: await readCode(context, sdt),
      ...(!javaScript && { mat_khau: password, xac_nhan: password }),
    })
    await confirm(page)
    await arrive('/')
    await page.waitForSelector('.account', { state: 'attached' })

    await waitForAnotherCode(context)
    await go('/change-password')
    const change = { mat_khau_cu: password, mat_khau_moi: newPassword, xac_nhan: newPassword }
    await fill(page, change)
    await send(page)
    await page.waitForSelector('[name=otp]')
    await fill(page, { otp: await readCode(context, sdt), ...(!javaScript && change) })
    await confirm(page)
    await page.waitForSelector('.lead-on-message')
    await arrive('/')

    await waitForAnotherCode(context)
    await go('/reset-password')
    await fill(page, { sdt })
    await send(page)
    await page.waitForSelector('[name=otp]')
    await fill(page, { otp: await readCode(context, sdt), mat_khau_moi: password, xac_nhan: password })
    await confirm(page)
    await arrive('/login')
    const answer = await context.request.post(`${site.url}/api/auth/login`, { data: { sdt, mat_khau: password } })
    assert.is(answer.status(), 200)
    assert.equal(troubles, [])
  })

test('after a reload the second step is still there and asks for the password again', async () => {
  const { page, context, go, arrive } = await site.visit({ width: 375 })
  const sdt = '0987000099'
  await go('/register')
  await fill(page, {
    ten_phu_huynh: 'Lê Tải',
    email_phu_huynh: 'tai@test.vn',
    sdt,
    mat_khau: password,
    xac_nhan: password,
  })
  await send(page)
  await page.waitForSelector('[name=otp]')
  await page.reload()
  await page.waitForSelector('[name=otp]')
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  )
  assert.not.match(storage, new RegExp(password))
  await fill(page, { otp: await readCode(context, sdt), mat_khau: password, xac_nhan: password })
  await confirm(page)
  await arrive('/')
})

test.run()
