import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { codeBy, codeFor, newcomer, using, wrongFor } from '../helpers/codes.ts'
import { serverTest } from '../helpers/db.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { timed } from '../helpers/time.ts'

const atOnce = <T>(times: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, i) => work(i)))

serverTest(test, 'R13: of eight parallel requests with the same right code exactly one succeeds', () =>
  withOwnApp(async app => {
    const at = timed(app)
    for (let round = 0; round < 5; round++) {
      at(round * 1_200)
      const code = await codeBy(app, 'reset')
      assert.equal(tally(await atOnce(8, i => using.reset(app, code, { mat_khau_moi: `Hoa sen#${i}` }))), {
        200: 1,
        400: 7,
      })
    }
    assert.is((await app.db('audit_log').where({ action: 'password_reset' })).length, 5)
  }),
)

serverTest(
  test,
  'R13: parallel guesses are counted like sequential ones, by code and by network, and hash no password',
  () =>
    withOwnApp(async app => {
      const code = await codeBy(app, 'reset')
      let hashed = 0
      app.services.hashing = (_, work) => {
        hashed++
        return work()
      }
      const answers = await atOnce(40, i => using.reset(app, wrongFor(code, i + 1)))
      assert.equal([tally(answers), hashed], [{ 400: 20, 429: 20 }, 0])
      assert.is((await app.db('one_time_codes').first()).others_tries, 5)
      await app.db('rate_limits').delete()
      assert.is((await using.reset(app, code)).json.error, 'wrong_code')
    }),
)

serverTest(test, 'R13: of forty parallel tries, one of them right, at most five are compared', () =>
  withOwnApp(async app => {
    const code = await codeBy(app, 'reset')
    let compared = 0
    app.db.on('query-response', (rows: unknown[], { sql }: { sql: string }) => {
      if (sql.includes('one_time_codes') && sql.startsWith('update') && rows.length > 0) compared++
    })
    await atOnce(40, i => using.reset(app, i === 20 ? code : wrongFor(code, i + 1)))
    assert.ok(compared > 0 && compared <= 5, `${compared} were compared`)
  }),
)

serverTest(test, 'parallel registrations of one phone create one account', () =>
  withOwnApp(async app => {
    const otp = await codeBy(app, 'register')
    const answers = await atOnce(6, i => using.register(app, otp, { email_phu_huynh: `moi${i}@test.vn` }))
    assert.equal(tally(answers), { 201: 1, 400: 5 })
    assert.is((await app.db('phu_huynh').where({ sdt: '+84987654321' })).length, 1)
    assert.is((await app.db('sessions')).length, 1)
  }),
)

serverTest(test, 'of parallel registrations of one e-mail one succeeds; the others can use another', () =>
  withOwnApp(async app => {
    const phones = ['0987654321', '0987654322', '0987654323']
    for (const sdt of phones) await app.post('/api/auth/send-registration-otp', { sdt })
    const codes = phones.map(sdt => codeFor(app, sdt))
    const register = (i: number, email_phu_huynh: string) =>
      using.register(app, codes[i]!, { sdt: phones[i], email_phu_huynh })
    const answers = await atOnce(3, i => register(i, i === 1 ? 'MOI@Test.vn' : 'moi@test.vn'))
    assert.equal(tally(answers), { 201: 1, 409: 2 })
    const late = answers.findIndex(({ status }) => status === 409)
    assert.is(answers[late]!.json.fields.email_phu_huynh, 'Email này đã được sử dụng. Vui lòng chọn email khác.')
    assert.is((await app.db('phu_huynh').whereRaw('lower(email_phu_huynh) = ?', newcomer.email_phu_huynh)).length, 1)
    assert.is((await register(late, 'khac@test.vn')).status, 201)
  }),
)

serverTest(test, 'of twenty parallel requests for a code for one phone, one succeeds', () =>
  withOwnApp(async app => {
    timed(app)
    const answers = await atOnce(20, () => app.post('/api/auth/send-registration-otp', { sdt: newcomer.sdt }))
    assert.equal([tally(answers), app.outbox.length], [{ 200: 1, 429: 19 }, 1])
  }),
)

test.run()
