import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'
import { compareNothing, seedMore, trySignIn, wrongPassword } from '../helpers/sign-in.ts'

const proxied = { TRUST_PROXY: '1' }
const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 1_000

function counted({ db }: TestApp): Promise<unknown[]> {
  return db('rate_limits').orderBy('key')
}

test('five addresses guessing at 31 phones, one an admin’s, lock nobody out, and refused tries write nothing', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    const owners = [
      ...(await seedMore(app, 30)).map(phone => ({ phone, password: people.mother.mat_khau })),
      { phone: people.admin.sdt, password: people.admin.mat_khau },
    ]
    const { device } = await trySignIn(app, { ...owners[30], from: '7.0.0.1' })
    const flood = async (from: string, times: number) => {
      const statuses: number[] = []
      for (let i = 0; i < times; i++)
        statuses.push((await trySignIn(app, { phone: owners[i % 31]!.phone, password: wrongPassword, from })).status)
      return statuses
    }
    const networks = [1, 2, 3, 4, 5].map(each => `6.6.6.${each}`)
    const stub = compareNothing(app)
    for (const from of networks) assert.equal(await flood(from, 100), Array(100).fill(401))
    const before = await counted(app)
    for (const from of networks) assert.equal(await flood(from, 8), Array(8).fill(429))
    stub.end()
    assert.equal(await counted(app), before)
    for (const [i, owner] of owners.entries())
      assert.is((await trySignIn(app, { ...owner, from: `10.0.0.${i}` })).status, 200, owner.phone)

    // Forty more networks do use up the admin's hourly limit; the admin's own browser can still sign in.
    const { end } = compareNothing(app)
    for (let i = 0; i < 40; i++)
      await trySignIn(app, { phone: people.admin.sdt, password: wrongPassword, from: `6.6.7.${i}` })
    end()
    assert.is((await trySignIn(app, { ...owners[30], from: '7.0.0.2' })).status, 429)
    assert.is((await trySignIn(app, { ...owners[30], from: '7.0.0.1', device })).status, 200)
  }, proxied))

test('a network over its limit gets its own waiting time, even if that of the phone is longer', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    await trySignIn(app, { password: wrongPassword, from: '10.0.0.1' })
    await trySignIn(app, { phone: '0987100001', password: wrongPassword })
    await app.db('rate_limits').update({ count: 100 })
    const own = await trySignIn(app)
    assert.ok(own.status === 429 && own.wait <= 900, `${own.status}, ${own.wait} s`)
    const other = await trySignIn(app, { from: '10.0.1.1' })
    assert.ok(other.status === 429 && other.wait > 3_500, `${other.status}, ${other.wait} s`)
  }, proxied))

test('all networks of an IPv6 /48 share a thousand tries in 15 minutes', () =>
  withApp(async app => {
    app.services.clock.set(new Date(start))
    compareNothing(app)
    const from = async (network: string, i: number) =>
      (await trySignIn(app, { phone: `098710000${i}`, from: `${network}::1` })).status
    assert.is(await from('2001:db8:1:1', 1), 401)
    await app.db('rate_limits').update({ count: 999 })
    assert.is(await from('2001:db8:1:2', 2), 401)
    assert.is(await from('2001:db8:1:3', 3), 429)
    assert.is(await from('2001:db8:2:1', 4), 401, 'another customer')
  }, proxied))

test.run()
