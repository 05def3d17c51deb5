import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { appointAdmin } from '../../src/accounts/index.ts'
import type { TestApp } from '../helpers/app.ts'
import { withApp } from '../helpers/app.ts'
import { codeBy, using } from '../helpers/codes.ts'
import { idOf } from '../helpers/family.ts'
import { people } from '../helpers/people.ts'
import { reveal, withCopies } from '../helpers/sealed.ts'

async function trail({ db }: TestApp, action: string) {
  const rows = await db('audit_log').where({ action }).orderBy('id')
  return rows.map(({ subject_kind, subject, detail }) => ({ subject_kind, subject, detail }))
}

test('a change of role is audited with the old and the new role', () =>
  withApp(async app => {
    const subject = await idOf(app.db, 'mother')
    const set = (role: string) => app.ask('PUT', `/api/phu-huynh/${subject}/role`, { as: 'admin', body: { role } })
    await set('admin')
    await set('user')
    const of = { subject_kind: 'phu_huynh', subject }
    const [user, admin] = [{ role: 'user' }, { role: 'admin' }]
    assert.equal(await trail(app, 'made_admin'), [{ ...of, detail: { before: user, after: admin } }])
    assert.equal(await trail(app, 'made_user'), [{ ...of, detail: { before: admin, after: user } }])
  }))

test('an admin appointed on the command line is audited with their old role, or null if the account is new', () =>
  withApp(async app => {
    const who = {
      now: new Date('2026-11-21T03:00:00Z'),
      askPassword: async () => 'Diều@2026',
      refuseCommonPasswords: true,
    }
    const { sdt, email_phu_huynh: email, ten_phu_huynh: ten } = people.mother
    await appointAdmin(app.db, { ...who, sdt, email, ten })
    await appointAdmin(app.db, { ...who, sdt: '0912000009', email: 'moi@test.vn', ten: 'Lê Mới' })
    const made = await app.db('phu_huynh').where({ email_phu_huynh: 'moi@test.vn' }).first()
    assert.equal(made.ngay_tao, who.now)
    const after = { role: 'admin' }
    assert.equal(await trail(app, 'admin_appointed'), [
      { subject_kind: 'phu_huynh', subject: await idOf(app.db, 'mother'), detail: { before: { role: 'user' }, after } },
      { subject_kind: 'phu_huynh', subject: made.ma_phu_huynh, detail: { before: null, after } },
    ])
  }))

test('a refused reveal is audited with its reason, and a successful one without the password', () =>
  withCopies(async (app, subject) => {
    const stranger = await idOf(app.db, 'stranger')
    await reveal(app, subject, 'Wrong@123')
    await reveal(app, stranger)
    await reveal(app, subject)
    const subject_kind = 'phu_huynh'
    assert.equal(await trail(app, 'password_reveal_refused'), [
      { subject_kind, subject, detail: { reason: 'wrong_verification_password' } },
      { subject_kind, subject: stranger, detail: { reason: 'no_sealed_copy' } },
    ])
    assert.equal(await trail(app, 'password_revealed'), [{ subject_kind, subject, detail: {} }])
  }))

test('a reset is audited with how many sessions it ended, an admin’s sign-in with its remember flag', () =>
  withApp(async app => {
    await app.token('mother')
    await using.reset(app, await codeBy(app, 'reset'))
    const of = { subject_kind: 'phu_huynh', subject: await idOf(app.db, 'mother') }
    assert.equal(await trail(app, 'password_reset'), [{ ...of, detail: { sessions_ended: 1 } }])
    const { sdt, mat_khau } = people.admin
    await app.post('/api/auth/login', { sdt, mat_khau, ghi_nho: true })
    const none = { subject_kind: null, subject: null }
    assert.equal(await trail(app, 'admin_signed_in'), [{ ...none, detail: { remembered: true } }])
  }))

test('an audit row with a subject must name the kind of the subject', () =>
  withApp(async ({ db }) => {
    const row = { at: new Date(), action: 'test' }
    await db.raw('savepoint tried')
    const said = await db('audit_log')
      .insert({ ...row, subject: 1 })
      .catch(error => error.constraint)
    assert.is(said, 'audit_log_subject_has_kind')
    await db.raw('rollback to savepoint tried')
    await db('audit_log').insert({ ...row, subject: 1, subject_kind: 'thiet_bi' })
  }))

test('reading the newest audit rows, of all actions or of one, uses an index', () =>
  withApp(async ({ db }) => {
    await db.raw(
      "insert into audit_log (at, action) select now() - i * interval '1 s', 'a' || i % 50 from generate_series(1, 5000) i",
    )
    await db.raw('analyze audit_log')
    for (const [where, index] of [
      ['', 'audit_log_by_time'],
      ["where action = 'a7'", 'audit_log_by_action'],
    ] as const) {
      const order = where ? 'at desc' : 'at desc, id desc'
      const { rows } = await db.raw(`explain select * from audit_log ${where} order by ${order} limit 10`)
      assert.match(JSON.stringify(rows), index)
    }
  }))

test('the registration date comes from the injected clock', () =>
  withApp(async app => {
    const moved = new Date('2031-05-01T08:00:00Z')
    app.services.clock.set(moved)
    const { json } = await using.register(app, await codeBy(app, 'register'))
    const made = new Date(json.data.user.ngay_tao).getTime() - moved.getTime()
    assert.ok(made >= 0 && made < 60_000, json.data.user.ngay_tao)
  }))

test.run()
