import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { failWithRetry } from '../../src/kernel/failure.ts'
import { withApp } from '../helpers/app.ts'
import { challengeOf } from '../helpers/challenge.ts'
import { codeBy, codeFor, newPassword, purposes, sending, using } from '../helpers/codes.ts'
import { people } from '../helpers/people.ts'
import { timed } from '../helpers/time.ts'

for (const purpose of purposes)
  test(`a right code to ${purpose} is never used up while the hashing queue is full`, () =>
    withApp(async app => {
      timed(app)
      const code = await codeBy(app, purpose)
      const { hashing } = app.services
      app.services.hashing = async () => failWithRetry('busy', 2)
      for (let i = 0; i < 11; i++) assert.is((await using[purpose](app, code)).status, 503)
      app.services.hashing = hashing
      assert.ok((await using[purpose](app, code)).status < 300)
    }))

test('the try of the requesting browser is given back too', () =>
  withApp(async app => {
    const headers = challengeOf(await sending.reset(app))
    const typed = { sdt: people.mother.sdt, otp: codeFor(app, people.mother.sdt), mat_khau_moi: newPassword }
    const { hashing } = app.services
    app.services.hashing = async () => failWithRetry('busy', 2)
    for (let i = 0; i < 6; i++) assert.is((await app.post('/api/auth/reset-password', typed, { headers })).status, 503)
    app.services.hashing = hashing
    assert.is((await app.post('/api/auth/reset-password', typed, { headers })).status, 200)
  }))

test('a change refused between its two hashes keeps the code and counts no wrong password', () =>
  withApp(async app => {
    timed(app)
    const code = await codeBy(app, 'change')
    const { hashing } = app.services
    for (let i = 0; i < 11; i++) {
      let calls = 0
      app.services.hashing = (async (...given: Parameters<typeof hashing>) =>
        calls++ === 0 ? hashing(...given) : failWithRetry('busy', 2)) as typeof hashing
      assert.is((await using.change(app, code)).status, 503)
    }
    app.services.hashing = hashing
    assert.is((await using.change(app, code)).status, 200)
  }))

test.run()
