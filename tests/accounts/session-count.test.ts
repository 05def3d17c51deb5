import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { serverTest } from '../helpers/db.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { people } from '../helpers/people.ts'
import { seedMore, trySignIn } from '../helpers/sign-in.ts'

const proxied = { TRUST_PROXY: '1' }

test('an account keeps its newest twenty sessions, and those of other accounts stay', () =>
  withApp(async app => {
    await app.token('stranger')
    const { ma_phu_huynh } = await app.db('phu_huynh').where({ email_phu_huynh: people.mother.email_phu_huynh }).first()
    const now = Date.now()
    await app.db('sessions').insert(
      Array.from({ length: 1_500 }, (_, i) => ({
        token_hash: Buffer.from(String(i).padStart(32, '0')),
        ma_phu_huynh,
        created_at: new Date(now - (i + 1) * 1_000),
        expires_at: new Date(now + 60_000),
      })),
    )
    const token = await app.token('mother')
    const remaining = await app.db('sessions').where({ ma_phu_huynh }).orderBy('created_at', 'desc')
    assert.is(remaining.length, 20)
    assert.equal(
      remaining.slice(1).map(({ token_hash }) => Number(token_hash.toString())),
      Array.from({ length: 19 }, (_, i) => i),
    )
    assert.is((await app.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })).status, 200)
    assert.is((await app.db('sessions')).length, 21)
  }))

serverTest(test, 'thirty parallel sign-ins leave twenty sessions', () =>
  withOwnApp(async app => {
    const [phone] = await seedMore(app, 1)
    const tries = Array.from({ length: 30 }, (_, i) => trySignIn(app, { phone: phone!, from: `10.0.0.${i}` }))
    const signedIn = (await Promise.all(tries)).filter(({ status }) => status === 200).length
    assert.ok(signedIn > 20, `${signedIn} signed in`)
    assert.is((await app.db('sessions')).length, 20)
  }, proxied),
)

test.run()
