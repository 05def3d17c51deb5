import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Language } from '../../src/i18n/index.ts'
import { everyValue, openSite, type Visit } from '../helpers/browser.ts'
import { demo, type Who } from '../helpers/demo-people.ts'

const site = await openSite(test)
const signedIn = { vi: 'Đăng nhập thành công', en: 'You are logged in' }
const wrongSignIn = { vi: 'Số điện thoại hoặc mật khẩu không đúng.', en: 'The phone number or password is incorrect.' }
const refusal = 'error: Failed to load resource: the server responded with a status of 401 (Unauthorized)'

for (const way of everyValue)
  test(`the admin signs in ${way.javaScript ? 'with' : 'without'} JavaScript, at ${way.width}, in ${way.language}`, () =>
    signInAsAdmin(way))

async function signInAsAdmin(visit: Visit & { language: Language }): Promise<void> {
  const { page, go, arrive, troubles } = await site.visit(visit)
  await go('/login')
  await fillIn(page, 'admin')
  await page.keyboard.press('Enter')
  assert.is(await page.textContent('.lead-on-message'), signedIn[visit.language])
  assert.is(await page.locator('form.form').getAttribute('inert'), '')
  await arrive('/admin')
  await page.waitForSelector('.figures-row')
  const shown = () => page.locator('.figure dd').allTextContents()
  const counted = async () => {
    const { data } = await (await page.request.get(`${site.url}/api/thong-ke`)).json()
    return [data.phu_huynh, data.tre_em, data.thiet_bi, data.goi].map(String)
  }
  // Other files may add people in between.
  if (`${await shown()}` !== `${await counted()}`) await page.reload()
  assert.equal(await shown(), await counted())
  assert.is.not(await page.locator('.figures-row').evaluate(row => getComputedStyle(row).display), 'block')
  assert.equal(troubles, [])
}

test('a parent who leaves the success message on a slow network, before the page knows them, arrives logged in', async () => {
  const { page, go, arrive } = await site.visit()
  await go('/login')
  await fillIn(page, 'parent')
  const left = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', route => left.promise.then(() => route.continue()), { times: 1 })
  await page.keyboard.press('Enter')
  await page.click('.lead-on a')
  left.resolve()
  await arrive('/')
  await page.waitForSelector('.nav-tools .account')
})

for (const javaScript of [true, false])
  test(`after a log-in the page that was asked for opens, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const { page, go, at, arrive } = await site.visit({ javaScript })
    await go('/user')
    assert.is(at(), '/login?from=%2Fuser')
    await fillIn(page, 'parent')
    await page.keyboard.press('Enter')
    await arrive('/user')
  })

for (const { width, language, javaScript } of everyValue)
  test(`a wrong password shows an error in the form, ${javaScript ? 'with' : 'without'} JavaScript, at ${width}, in ${language}`, async () => {
    const { page, go, troubles } = await site.visit({ width, language, javaScript })
    await go('/login')
    await fillIn(page, 'newParent', 'Wrong@123')
    await page.click('main [type=submit]')
    const said = page.locator('form.form [role=alert]')
    assert.is(await said.textContent(), wrongSignIn[language])
    assert.ok((await said.boundingBox())!.y < (await page.locator('[name=sdt]').boundingBox())!.y)
    assert.is(await page.inputValue('[name=sdt]'), demo.newParent.sdt)
    if (javaScript) assert.is(await page.locator(':focus').getAttribute('type'), 'submit')
    assert.equal(troubles, javaScript ? [refusal] : [])
  })

test('a log-in with nothing typed leads to the first field that is missing', async () => {
  const { page, go } = await site.visit({ width: 375 })
  await go('/login')
  await page.click('main [type=submit]')
  await page.locator('[name=sdt][aria-invalid]:focus').waitFor()
})

test('the password can be shown and hidden again', async () => {
  const { page, go } = await site.visit()
  await go('/login')
  const password = page.locator('[name=mat_khau]')
  await page.getByRole('button', { name: 'Hiện mật khẩu' }).click()
  assert.is(await password.getAttribute('type'), 'text')
  await page.getByRole('button', { name: 'Ẩn mật khẩu' }).click()
  assert.is(await password.getAttribute('type'), 'password')
})

test('the keyboard alone signs a parent in, in the order of the form, and leads to the home page', async () => {
  const { page, go, arrive } = await site.visit()
  await go('/login')
  await page.focus('[name=sdt]')
  await page.keyboard.type(demo.parent.sdt)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.parent.mat_khau)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  assert.is(await page.locator(':focus').getAttribute('name'), 'ghi_nho')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.lead-on a:focus')
  await page.keyboard.press('Enter')
  await arrive('/')
  await page.waitForSelector('.nav-tools .account')
})

test('a double click sends one request, and the button is marked as busy until the response', async () => {
  const { page, go, asked } = await site.visit()
  await go('/login')
  await fillIn(page, 'parent')
  let letThrough = () => {}
  const held = new Promise<void>(free => {
    letThrough = free
  })
  await page.route('**/api/auth/login', route => held.then(() => route.continue()))
  await page.dblclick('main [type=submit]')
  const button = page.locator('main [type=submit][aria-busy=true]')
  await button.waitFor()
  await button.click({ force: true })
  await page.keyboard.press('Enter')
  letThrough()
  await page.waitForSelector('.lead-on')
  assert.is(asked.filter(request => request === 'POST /api/auth/login').length, 1)
})

test('a network failure shows an error, and the next try works', async () => {
  const { page, go, context } = await site.visit()
  await go('/login')
  await fillIn(page, 'parent')
  await context.setOffline(true)
  await page.click('main [type=submit]')
  assert.is(await page.textContent('form.form [role=alert]'), 'Lỗi kết nối server. Vui lòng thử lại sau.')
  await context.setOffline(false)
  await page.click('main [type=submit]')
  await page.waitForSelector('.lead-on')
})

test('R15: a session is remembered for 30 days when asked to, else until the browser closes, and no script reads it', async () => {
  for (const remembered of [true, false]) {
    const { page, go, context } = await site.visit()
    await go('/login')
    await fillIn(page, 'parent')
    if (remembered) await page.check('[name=ghi_nho]')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => localStorage.getItem('user'))
    const { value, expires, httpOnly } = (await context.cookies()).find(({ name }) => name === 'token')!
    assert.is(httpOnly, true)
    if (remembered) assert.ok(Math.abs(expires - Date.now() / 1000 - 30 * 86_400) < 60)
    else assert.is(expires, -1)
    const readable = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    assert.match(readable, 'ma_phu_huynh')
    assert.not.match(readable, value)
    assert.not.match(readable, 'token')
    await context.close()
  }
})

async function fillIn(page: Page, who: Who, password: string = demo[who].mat_khau): Promise<void> {
  await page.fill('[name=sdt]', demo[who].sdt)
  await page.fill('[name=mat_khau]', password)
}

test.run()
