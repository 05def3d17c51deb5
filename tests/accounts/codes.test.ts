import { createHash } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { issueCode } from '../../src/accounts/codes.ts'
import { withApp } from '../helpers/app.ts'
import { codeBy, codeFor, newcomer, purposes, sending, using, wrongFor } from '../helpers/codes.ts'
import { rolledBack } from '../helpers/db.ts'
import { dump } from '../helpers/dump.ts'
import { people } from '../helpers/people.ts'
import { timed } from '../helpers/time.ts'

test('R10: a code has six digits, any digit in any place, including leading zeros', () =>
  rolledBack(async db => {
    const seen = new Set<string>()
    for (let i = 0; i < 400; i++) {
      const { code } = await issueCode(db, 'secret', { sdt: '+84987654321', purpose: 'register' }, new Date())
      assert.match(code, /^\d{6}$/)
      for (const [place, digit] of [...code].entries()) seen.add(`${place}:${digit}`)
    }
    assert.is(seen.size, 60)
  }))

test('R10: the database stores neither a code nor an unkeyed hash of it', () =>
  withApp(async app => {
    const code = await codeBy(app, 'register')
    const { challenge, code_hash } = await app.db('one_time_codes').first()
    const text = await dump(app.db)
    assert.not.match(text, new RegExp(`\\b${code}\\b`))
    const sdt = '+84987654321'
    const known = [code, sdt + code, code + sdt, `${sdt}:${code}`, `code:${challenge}:${sdt}:register:${code}`]
    for (const plain of known)
      for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512']) {
        const hash = createHash(algorithm).update(plain).digest('hex')
        assert.not.match(text, hash)
        assert.is.not(code_hash.toString('hex'), hash)
      }
  }))

for (const purpose of purposes) {
  test(`R10: a code to ${purpose} is valid at 4:59 and expired at 5:01`, () =>
    withApp(async app => {
      const at = timed(app)
      const late = await codeBy(app, purpose)
      at(301)
      const refused = await using[purpose](app, late)
      assert.equal([refused.status, refused.json.fields.otp], [400, refused.json.message])
      const inTime = await codeBy(app, purpose)
      at(301 + 299)
      assert.ok((await using[purpose](app, inTime)).status < 300)
    }))

  test(`R13: five wrong tries invalidate a code to ${purpose}; after four the right code still works`, () =>
    withApp(async app => {
      const at = timed(app)
      const ended = await codeBy(app, purpose)
      for (let i = 1; i <= 5; i++) assert.is((await using[purpose](app, wrongFor(ended, i))).json.error, 'wrong_code')
      assert.is((await using[purpose](app, ended)).json.error, 'wrong_code')
      at(61)
      const code = await codeBy(app, purpose)
      for (let i = 1; i <= 4; i++) assert.is((await using[purpose](app, wrongFor(code, i))).json.error, 'wrong_code')
      assert.ok((await using[purpose](app, code)).status < 300)
    }))

  test(`R13: a new code to ${purpose} invalidates the previous one`, () =>
    withApp(async app => {
      const at = timed(app)
      const before = await codeBy(app, purpose)
      at(61)
      const code = await codeBy(app, purpose)
      assert.is((await using[purpose](app, before)).json.error, 'wrong_code')
      assert.ok((await using[purpose](app, code)).status < 300)
    }))

  test(`R13: a code to ${purpose} works for no other purpose`, () =>
    withApp(async app => {
      const code = await codeBy(app, purpose)
      const { sdt } = purpose === 'register' ? newcomer : people.mother
      for (const other of purposes.filter(each => each !== purpose)) {
        const typed = other === 'change' ? {} : { sdt }
        assert.is((await using[other](app, code, typed)).json.error, 'wrong_code', other)
      }
      assert.ok((await using[purpose](app, code)).status < 300, 'tries for another purpose do not count')
    }))
}

test('R13: a code for one phone is refused for another', () =>
  withApp(async app => {
    const { sdt } = people.stranger
    assert.is((await app.post('/api/auth/send-reset-otp', { sdt })).status, 200)
    await codeBy(app, 'reset')
    assert.is((await using.reset(app, codeFor(app, sdt))).json.error, 'wrong_code')
  }))

test('R13: a code works once', () =>
  withApp(async app => {
    const code = await codeBy(app, 'reset')
    assert.is((await using.reset(app, code)).status, 200)
    const again = await using.reset(app, code, { mat_khau_moi: 'Hoa cúc#8' })
    assert.is(again.json.error, 'wrong_code')
    assert.is((await app.db('one_time_codes').where({ purpose: 'reset' })).length, 0)
  }))

test('an invalid field elsewhere in the form uses up no try of the code', () =>
  withApp(async app => {
    const code = await codeBy(app, 'register')
    for (let i = 0; i < 6; i++) assert.is((await using.register(app, code, { mat_khau: 'yeu' })).status, 400)
    assert.is((await using.register(app, code)).status, 201)
  }))

test('a wrong code is refused before any password is hashed', () =>
  withApp(async app => {
    const { hashing } = app.services
    let hashed = 0
    app.services.hashing = (network, work) => {
      hashed++
      return hashing(network, work)
    }
    for (const purpose of purposes) {
      await sending[purpose](app)
      assert.is((await using[purpose](app, '12345')).json.error, 'wrong_code')
    }
    assert.is(hashed, 1, 'the sign-in before the change')
  }))

test.run()
