import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { purgeEscrow, sealFor } from '../../src/accounts/index.ts'
import type { TestApp } from '../helpers/app.ts'
import { codeBy, newcomer, using } from '../helpers/codes.ts'
import { dump } from '../helpers/dump.ts'
import { idOf } from '../helpers/family.ts'
import { logWritten } from '../helpers/log.ts'
import { meanwhile } from '../helpers/meanwhile.ts'
import { people } from '../helpers/people.ts'
import { reveal, traces, verification, withCopies } from '../helpers/sealed.ts'

const { mat_khau } = people.mother
test('R68: an admin with the verification password sees the password, and the response is not cached', () =>
  withCopies(async (app, mother) => {
    const { status, json, headers } = await reveal(app, mother)
    assert.equal([status, json.data], [200, { mat_khau }])
    assert.is(headers.get('cache-control'), 'no-store')
  }))

test('R63: a visitor gets 401 and a parent 403, even for their own password, and no key is unwrapped', () =>
  withCopies(async (app, mother) => {
    await app.token('mother')
    app.services.hashing = async () => assert.unreachable() as never
    for (const [who, status] of [
      [null, 401],
      ['mother', 403],
    ] as const) {
      const response = await reveal(app, mother, verification, who)
      assert.is(response.status, status)
      assert.not.match(response.text, mat_khau)
    }
    assert.is((await traces(app)).length, 0)
  }))

test('R6, R63: a wrong verification password has its own message, and the admin stays signed in', () =>
  withCopies(async (app, mother) => {
    const { status, json } = await reveal(app, mother, 'Wrong@123')
    assert.equal([status, json.error, json.message], [400, 'wrong_verification_password', 'Mật khẩu không đúng!'])
    assert.is((await app.get('/api/auth/me', { as: 'admin' })).status, 200)
    assert.is(app.outbox.length, 0)
  }))

test('R67: reveals and refusals are audited with the admin, the parent and the address', () =>
  withCopies(async (app, mother) => {
    await reveal(app, mother, 'Wrong@123')
    await reveal(app, mother)
    const [actor, stranger] = [await idOf(app.db, 'admin'), await idOf(app.db, 'stranger')]
    await reveal(app, stranger)
    const rows = (await traces(app)).map(row => [row.actor, row.subject, row.action, row.address])
    assert.equal(rows, [
      [actor, mother, 'password_reveal_refused', '127.0.0.1'],
      [actor, mother, 'password_revealed', '127.0.0.1'],
      [actor, stranger, 'password_reveal_refused', '127.0.0.1'],
    ])
  }))

test('R67: a reveal that cannot be audited is a 500 without the password', () =>
  withCopies(async (app, mother) => {
    await app.token('admin')
    await app.db.raw(`alter table audit_log add check (action not like 'password_reveal%') not valid`)
    for (const typed of [verification, 'Wrong@123']) {
      const answered = await reveal(app, mother, typed)
      assert.is(answered.status, 500)
      assert.not.match(answered.text, mat_khau)
    }
    assert.is(app.outbox.length, 0)
  }))

test('the parent gets a notice in their language, and a failed notice changes nothing', () =>
  withCopies(async (app, mother) => {
    await app.db('phu_huynh').where({ ma_phu_huynh: mother }).update({ ngon_ngu: 'en' })
    await reveal(app, mother)
    const [notice] = app.outbox
    assert.equal([notice!.to, app.outbox.length], ['+84912000001', 1])
    assert.match(notice!.text, /An administrator has just viewed your password/)
    app.services.sms = async () => Promise.reject(new Error('odd'))
    assert.is((await reveal(app, mother)).status, 200)
  }))

const without: Record<string, [(app: TestApp, mother: number) => Promise<unknown>, number, string]> = {
  'while the copies are off': [app => purgeEscrow(app.db), 409, 'reveal_not_set_up'],
  'without a copy': [app => app.db('sealed_passwords').delete(), 409, 'no_sealed_copy'],
  'with a copy that was tampered with': [
    app => app.db('sealed_passwords').update({ sealed: Buffer.alloc(586) }),
    409,
    'no_sealed_copy',
  ],
  'of an admin, even with a copy': [
    (app, ma_phu_huynh) => app.db('phu_huynh').where({ ma_phu_huynh }).update({ la_admin: true }),
    409,
    'no_sealed_copy',
  ],
  'of a deleted parent': [
    (app, ma_phu_huynh) => app.db('phu_huynh').where({ ma_phu_huynh }).delete(),
    404,
    'not_found',
  ],
}
for (const [what, [change, status, error]] of Object.entries(without))
  test(`no password is revealed ${what}: ${status}`, () =>
    withCopies(async (app, mother) => {
      await change(app, mother)
      const answered = await reveal(app, mother)
      assert.equal([answered.status, answered.json.error], [status, error])
      assert.is(app.outbox.length, 0)
    }))

test('no password is revealed if the parent becomes an admin or is deleted during the unwrapping', () =>
  withCopies(async (app, mother) => {
    await app.token('admin')
    meanwhile(app, () => app.ask('PUT', `/api/phu-huynh/${mother}/role`, { as: 'admin', body: { role: 'admin' } }))
    assert.is((await reveal(app, mother)).json.error, 'no_sealed_copy')
    const stranger = await idOf(app.db, 'stranger')
    await sealFor(app.db, { ma_phu_huynh: stranger, la_admin: false }, people.stranger.mat_khau)
    meanwhile(app, () => app.db('phu_huynh').where({ ma_phu_huynh: stranger }).delete())
    assert.is((await reveal(app, stranger)).json.error, 'no_sealed_copy')
  }))

test('R68: a password appears only in the reveal response, and in no log, list, page, message or row', () =>
  withCopies(async app => {
    const canary = 'Chim Yến#90210'
    const otp = await codeBy(app, 'register')
    const answers = [await using.register(app, otp, { mat_khau: canary })]
    const { ma_phu_huynh } = answers[0]!.json.data.user
    const cookie = { Cookie: `token=${answers[0]!.json.data.token}` }
    answers.push(await app.post('/api/auth/login', { sdt: newcomer.sdt, mat_khau: canary }))
    answers.push(await reveal(app, ma_phu_huynh, 'Wrong@123'), await reveal(app, ma_phu_huynh))
    const lists = ['/phu-huynh/role/user', `/phu-huynh/${ma_phu_huynh}/role`, '/thong-ke', '/auth/me', '/openapi.json']
    for (const path of lists) answers.push(await app.get(`/api${path}`, { as: 'admin' }))
    const admin = { Cookie: `token=${await app.token('admin')}` }
    for (const path of ['/', '/login', '/register', '/user', '/change-password', '/admin', '/dev/outbox'])
      for (const headers of [cookie, admin, {}]) answers.push(await app.get(path, { headers }))
    assert.is(answers.filter(({ text }) => text.includes('Chim') || text.includes('90210')).length, 1)
    await logWritten()
    for (const text of [app.logged.join('\n'), JSON.stringify(app.outbox), await dump(app.db)]) {
      assert.not.match(text, /Chim|90210/)
      assert.not.match(text, Buffer.from(canary).toString('hex'))
      assert.not.match(text, verification)
    }
  }))

test.run()
