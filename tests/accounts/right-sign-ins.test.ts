import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { failWithRetry } from '../../src/kernel/failure.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'
import { type Try, trySignIn, wrongPassword } from '../helpers/sign-in.ts'

const proxied = { TRUST_PROXY: '1' }
const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 1_000
const hers = { phone: people.stranger.sdt, password: people.stranger.mat_khau }
const admins = { phone: people.admin.sdt, password: people.admin.mat_khau }

/** Sets every count so far to this number. */
async function countedSoFar({ db }: TestApp, count: number): Promise<void> {
  await db('rate_limits').where('count', '>', 0).update({ count })
}

const statusOf = async (app: TestApp, each: Try = {}) => (await trySignIn(app, each)).status

test('an account signs in at most 60 times in 15 minutes from an address', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    assert.is(await statusOf(app), 200)
    await countedSoFar(app, 59)
    assert.equal([await statusOf(app), await statusOf(app)], [200, 429])
    assert.equal([await statusOf(app, hers), await statusOf(app, { from: '7.7.7.7' })], [200, 200])
    app.services.clock.set(new Date(start + 900_000))
    assert.is(await statusOf(app), 200)
  }, proxied))

test('an address signs in at most 300 times in 15 minutes, whatever accounts it has', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    assert.is(await statusOf(app), 200)
    await countedSoFar(app, 299)
    assert.equal([await statusOf(app, hers), await statusOf(app, admins)], [200, 429])
    assert.is(await statusOf(app, { ...admins, from: '7.7.7.7' }), 200)
  }, proxied))

test('a browser signs in to an account at most 60 times in 15 minutes, and all its browsers together 180 times', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    const { device } = await trySignIn(app)
    const { device: other } = await trySignIn(app)
    await app.db('rate_limits').delete()
    assert.is(await statusOf(app, { device }), 200)
    await countedSoFar(app, 59)
    assert.equal([await statusOf(app, { device }), await statusOf(app, { device })], [200, 429])
    assert.is(await statusOf(app, { device: other }), 200)
    await countedSoFar(app, 179)
    const { device: third } = await trySignIn(app, { from: '7.7.7.7' })
    assert.equal([await statusOf(app, { device: third }), await statusOf(app, { device: third })], [200, 429])
  }, proxied))

test('a browser keeps its id when it signs in again, so that signing in resets no limits', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    const { device } = await trySignIn(app)
    const { device: next } = await trySignIn(app, { device })
    await countedSoFar(app, 60)
    assert.is(await statusOf(app, { device: next }), 429)
  }, proxied))

test('if hashing was refused, the attempt does not count', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    const { device } = await trySignIn(app)
    const before = await app.db('rate_limits').sum('count as tries').first()
    const { hashing } = app.services
    app.services.hashing = async () => failWithRetry('busy', 2)
    for (const password of [people.mother.mat_khau, wrongPassword]) {
      assert.is(await statusOf(app, { password }), 503)
      assert.is(await statusOf(app, { password, device }), 503)
    }
    app.services.hashing = hashing
    assert.equal(await app.db('rate_limits').sum('count as tries').first(), before)
  }, proxied))

test.run()
