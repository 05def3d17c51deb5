import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'
import { headOf, openWire } from '../helpers/sockets.ts'
import { until } from '../helpers/until.ts'

const { sdt, mat_khau } = people.mother
const hour = 3_600_000
const day = 24 * hour

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
const signIn = async (app: TestApp, more: object = {}, sent?: string): Promise<string> =>
  (await app.post('/api/auth/login', { sdt, mat_khau, ...more }, sent ? bearer(sent) : {})).json.data.token
const isSignedIn = async (app: TestApp, token: string) => (await app.get('/api/auth/me', bearer(token))).status === 200

test('R14: a token has 256 random bits, and its stored hash cannot be used as a token', () =>
  withApp(async app => {
    const tokens = [await signIn(app), await signIn(app), await signIn(app)]
    assert.is(new Set(tokens).size, 3)
    for (const token of tokens) assert.is(Buffer.from(token, 'base64url').length, 32)
    const { rows } = await app.db.raw('select s::text as row, token_hash from sessions s')
    assert.is(rows.length, 3)
    for (const { row, token_hash } of rows) {
      assert.ok(
        tokens.every(token => !row.includes(token) && !row.includes(Buffer.from(token, 'base64url').toString('hex'))),
      )
      for (const coding of ['base64url', 'hex', 'base64'] as const)
        assert.not.ok(await isSignedIn(app, token_hash.toString(coding)))
    }
  }))

test('R18: signing in returns a new token and ends the session sent with the request, and no other', () =>
  withApp(async app => {
    const elsewhere = await signIn(app)
    const before = await signIn(app)
    const after = await signIn(app, {}, before)
    assert.is.not(after, before)
    assert.not.ok(await isSignedIn(app, before))
    assert.ok(await isSignedIn(app, after))
    assert.ok(await isSignedIn(app, elsewhere))
  }))

test('R18: a failed sign-in ends no session', () =>
  withApp(async app => {
    const token = await signIn(app)
    await app.post('/api/auth/login', { sdt, mat_khau: 'Wrong@123' }, bearer(token))
    assert.ok(await isSignedIn(app, token))
  }))

test('R18: signing out ends the session at once, also for a copied token', () =>
  withApp(async app => {
    const token = await signIn(app)
    assert.is((await app.post('/api/auth/logout', {}, bearer(token))).status, 200)
    assert.not.ok(await isSignedIn(app, token))
    assert.is((await app.post('/api/auth/logout', {}, bearer(token))).status, 401)
    assert.is((await app.db('sessions')).length, 0)
  }))

test('R18: a request whose body comes slowly is refused if the session ends meanwhile', () =>
  withApp(async app => {
    const token = await signIn(app)
    const [start, rest] = ['{"ngon_ngu":', '"en"}']
    const head = headOf('PUT', '/api/auth/language', start.length + rest.length)
    const { send, got } = await openWire(app.url)
    send(head.replace('\r\n', `\r\nAuthorization: Bearer ${token}\r\n`) + start)
    assert.ok(await isSignedIn(app, token))
    await app.post('/api/auth/logout', {}, bearer(token))
    send(rest)
    await until(() => got() !== '')
    assert.match(got(), /^HTTP\/1\.1 401 /)
  }))

test('R18: a session expires after 24 hours, a remembered one after 30 days, by the injected clock', () =>
  withApp(async app => {
    for (const [more, life] of [
      [{}, day],
      [{ ghi_nho: false }, day],
      [{ ghi_nho: true }, 30 * day],
    ] as const) {
      app.services.clock.set(null)
      const token = await signIn(app, more)
      const from = Date.now()
      app.services.clock.set(new Date(from + life - hour))
      assert.ok(await isSignedIn(app, token))
      app.services.clock.set(new Date(from + life + hour))
      assert.not.ok(await isSignedIn(app, token))
    }
  }))

test('a malformed token is refused without a query', () =>
  withApp(async app => {
    const asked: string[] = []
    app.db.on('query', ({ sql }) => asked.push(sql))
    for (const token of ['', 'x', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}=`, `${'x'.repeat(42)}'`])
      assert.not.ok(await isSignedIn(app, token))
    assert.is((await app.get('/api/auth/me', { headers: { Authorization: `Basic ${'x'.repeat(43)}` } })).status, 401)
    assert.equal(asked, [])
    assert.not.ok(await isSignedIn(app, 'x'.repeat(43)))
    assert.is(asked.length, 1)
  }))

test('R18: deleting a person ends all their sessions', () =>
  withApp(async app => {
    const token = await signIn(app)
    await app.db('phu_huynh').where({ email_phu_huynh: people.mother.email_phu_huynh }).delete()
    assert.not.ok(await isSignedIn(app, token))
  }))

test.run()
