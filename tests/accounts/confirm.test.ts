import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Answered, type TestApp, withApp } from '../helpers/app.ts'
import { codeFor, newcomer, newPassword, wrongFor } from '../helpers/codes.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { people } from '../helpers/people.ts'

const { sdt, mat_khau } = people.mother
const day = 86_400_000

/** Keeps its cookies, and sends them from our own pages. */
function openBrowser(app: TestApp) {
  const cookies = new Map<string, string>()
  const ask = async (method: string, path: string, body?: object): Promise<Answered> => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Cookie, Origin: app.config.origin, 'Sec-Fetch-Site': 'same-origin' }
    const answered = await app.ask(method, `/api${path}`, { headers, ...(body && { body }) })
    for (const each of answered.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
    return answered
  }
  return {
    ask,
    cookies,
    signIn: (password = mat_khau) => ask('POST', '/auth/login', { sdt, mat_khau: password }),
    confirm: async () => {
      assert.is((await ask('POST', '/protection/send-code', {})).status, 200)
      return ask('POST', '/protection/confirm', { otp: codeFor(app, sdt) })
    },
  }
}

/** The mother has a child; `history` is what the call for it answers. */
const withBrowser = (
  work: (given: {
    app: TestApp
    browser: ReturnType<typeof openBrowser>
    history: (browser: ReturnType<typeof openBrowser>) => Promise<string>
    /** Days later, everybody signs in anew. */
    pass: (days: number) => void
  }) => Promise<void>,
) =>
  withApp(async app => {
    let now = new Date('2026-11-23T12:00:00+07:00')
    app.services.clock.now = () => now
    const { child } = await seedChildWithDevice(app.db, await idOf(app.db, 'mother'), 'TEST-0001')
    await work({
      app,
      browser: openBrowser(app),
      history: async browser => {
        const { status, json } = await browser.ask('GET', `/tre-em/${child}/history`)
        return status === 200 ? 'shown' : json.error
      },
      pass: days => {
        now = new Date(now.getTime() + days * day)
      },
    })
  })

test('history is shown to a browser only after a code by SMS, then for ninety days, however often it signs in', () =>
  withBrowser(async ({ app, browser, history, pass }) => {
    await browser.signIn()
    assert.is(await history(browser), 'confirm_needed')
    await browser.ask('POST', '/protection/send-code', {})
    const wrong = await browser.ask('POST', '/protection/confirm', { otp: wrongFor(codeFor(app, sdt)) })
    assert.equal([wrong.status, wrong.json.error, await history(browser)], [400, 'wrong_code', 'confirm_needed'])
    assert.is((await browser.ask('POST', '/protection/confirm', { otp: codeFor(app, sdt) })).status, 200)
    assert.is(await history(browser), 'shown')
    pass(89)
    await browser.signIn()
    assert.is(await history(browser), 'shown')
    pass(1)
    await browser.signIn()
    assert.is(await history(browser), 'confirm_needed')
  }))

test('another browser, another account in the same browser, and a session of an app ask for a code of their own', () =>
  withBrowser(async ({ app, browser, history }) => {
    await browser.signIn()
    await browser.confirm()
    const other = openBrowser(app)
    await other.signIn()
    assert.is(await history(other), 'confirm_needed')
    await browser.ask('POST', '/auth/login', { sdt: people.stranger.sdt, mat_khau: people.stranger.mat_khau })
    assert.is(await history(browser), 'not_found')
    const { child } = await seedChildWithDevice(app.db, await idOf(app.db, 'stranger'), 'TEST-0002')
    assert.is((await browser.ask('GET', `/tre-em/${child}/history`)).json.error, 'confirm_needed')
    await browser.signIn()
    assert.is(await history(browser), 'shown')

    const asApp = (method: string, path: string, body?: object) =>
      app.ask(method, `/api${path}`, { as: 'stranger', ...(body && { body }) })
    assert.is((await asApp('GET', `/tre-em/${child}/history`)).json.error, 'confirm_needed')
    await asApp('POST', '/protection/send-code', {})
    assert.is((await asApp('POST', '/protection/confirm', { otp: codeFor(app, people.stranger.sdt) })).status, 200)
    assert.is((await asApp('GET', `/tre-em/${child}/history`)).status, 200)
    assert.is((await app.post('/api/protection/send-code', {}, { as: 'admin' })).status, 403)
  }))

test('the code of a registration or of a reset in the same browser counts, one of another browser does not', () =>
  withBrowser(async ({ app, browser, history }) => {
    await browser.ask('POST', '/auth/send-registration-otp', { sdt: newcomer.sdt })
    await browser.ask('POST', '/auth/register', { ...newcomer, otp: codeFor(app, newcomer.sdt) })
    const { ma_phu_huynh } = (await browser.ask('GET', '/auth/me')).json.data
    const { child } = await seedChildWithDevice(app.db, ma_phu_huynh, 'TEST-0003')
    assert.is((await browser.ask('GET', `/tre-em/${child}/history`)).status, 200)

    await browser.ask('POST', '/auth/send-reset-otp', { sdt })
    const reset = { sdt, otp: codeFor(app, sdt), mat_khau_moi: newPassword }
    assert.is((await browser.ask('POST', '/auth/reset-password', reset)).status, 200)
    await browser.signIn(newPassword)
    assert.is(await history(browser), 'shown')
    const other = openBrowser(app)
    await other.signIn(newPassword)
    assert.is(await history(other), 'confirm_needed')
  }))

test('a phone that an admin changed counts after 72 hours, and the old one is told', () =>
  withBrowser(async ({ app, browser, history, pass }) => {
    await browser.signIn()
    await browser.confirm()
    const id = await idOf(app.db, 'mother')
    const change = (phone: string) => app.ask('PUT', `/api/phu-huynh/${id}`, { as: 'admin', body: { sdt: phone } })
    pass(0.1)
    assert.is(await history(browser), 'shown')
    assert.is((await change('0912000009')).status, 200)
    assert.is(await history(browser), 'confirm_needed', 'the session was confirmed by the old phone')
    const told = app.outbox.find(({ to, text }) => to === '+84912000001' && text.includes('doi so dien thoai'))
    assert.ok(told)
    const login = () => browser.ask('POST', '/auth/login', { sdt: '0912000009', mat_khau })
    await login()
    assert.is(await history(browser), 'confirm_needed', 'the device cookies have ended')
    const refused = await browser.ask('POST', '/protection/send-code', {})
    assert.equal([refused.status, refused.json.error], [409, 'phone_changed_lately'])
    await browser.ask('POST', '/auth/send-reset-otp', { sdt: '0912000009' })
    const reset = { sdt: '0912000009', otp: codeFor(app, '0912000009'), mat_khau_moi: newPassword }
    assert.is((await browser.ask('POST', '/auth/reset-password', reset)).status, 200)
    await browser.ask('POST', '/auth/login', { sdt: '0912000009', mat_khau: newPassword })
    assert.is(await history(browser), 'confirm_needed', 'nor does its reset count')
    pass(3)
    await browser.ask('POST', '/auth/login', { sdt: '0912000009', mat_khau: newPassword })
    assert.is(await history(browser), 'confirm_needed')
    await browser.ask('POST', '/protection/send-code', {})
    assert.is((await browser.ask('POST', '/protection/confirm', { otp: codeFor(app, '0912000009') })).status, 200)
    assert.is(await history(browser), 'shown')
  }))

test('a code counts once, and for nothing else', () =>
  withBrowser(async ({ app, browser }) => {
    await browser.signIn()
    await browser.ask('POST', '/protection/send-code', {})
    const otp = codeFor(app, sdt)
    const change = { mat_khau_cu: mat_khau, mat_khau_moi: newPassword, otp }
    assert.is((await browser.ask('POST', '/auth/change-password', change)).json.error, 'wrong_code')
    assert.is((await browser.ask('POST', '/protection/confirm', { otp })).status, 200)
    assert.is((await browser.ask('POST', '/protection/confirm', { otp })).json.error, 'wrong_code')
  }))

test.run()
