import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'

const languagesOf = async (app: TestApp) => {
  const rows = await app.db('phu_huynh').orderBy('ma_phu_huynh').select('ten_phu_huynh', 'ngon_ngu')
  return rows.filter(row => row.ngon_ngu === 'en').map(row => row.ten_phu_huynh)
}

function sendForm(app: TestApp, headers: Record<string, string>) {
  return raw(app.url, '/language', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: 'language=en&back=/user',
  })
}

test('the language form also changes the language of the account and its messages', () =>
  withApp(async app => {
    const cookie = `token=${await app.token('mother')}`
    const { status, headers } = await sendForm(app, { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' })
    assert.equal([status, headers.location], [303, '/user'])
    assert.equal(await languagesOf(app), ['Nguyễn Thị Hạnh'])
    await app.post('/api/auth/send-reset-otp', { sdt: '0912000001' }, { headers: { 'Accept-Language': 'vi' } })
    assert.match(app.outbox[0]!.text, /Your verification code .* is \d{6}/)
  }))

test('a visitor, an ended session and a cross-site form change only the language cookie, no account', () =>
  withApp(async app => {
    const proof = { 'Sec-Fetch-Site': 'same-origin' }
    for (const sent of [
      proof,
      { ...proof, Cookie: `token=${'x'.repeat(43)}` },
      { Cookie: `token=${await app.token('mother')}` },
    ]) {
      const { status, headers } = await sendForm(app, sent)
      assert.is(status, 303)
      assert.match(String(headers['set-cookie']), /^language=en;/)
    }
    assert.equal(await languagesOf(app), [])
  }))

test('PUT /auth/language changes the caller’s own account, and an unknown language is a 400', () =>
  withApp(async app => {
    const put = (ngon_ngu: string) => app.ask('PUT', '/api/auth/language', { body: { ngon_ngu }, as: 'stranger' })
    assert.equal((await put('en')).json.data, { ngon_ngu: 'en' })
    assert.equal(await languagesOf(app), ['Trần Văn Lạ'])
    assert.is((await put('fr')).status, 400)
    assert.is((await put('vi')).status, 200)
    assert.equal(await languagesOf(app), [])
  }))

test.run()
