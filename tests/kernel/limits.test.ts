import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/kernel/database.ts'
import { Failure } from '../../src/kernel/failure.ts'
import { count, type Limit, leftOf, refuseWhenFull, uncount } from '../../src/kernel/limits.ts'
import { ownDatabase, rolledBack, serverTest } from '../helpers/db.ts'

const secret = 'x'.repeat(32)
const start = new Date('2026-11-21T08:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

const network: Limit = { key: 'network', most: 2, seconds: 900 }
const phone: Limit = { key: 'phone', most: 5, seconds: 3_600 }

/** Seconds to wait, or null if the try is admitted. */
async function waitFor(tried: Promise<void>): Promise<number | null> {
  try {
    await tried
    return null
  } catch (error) {
    assert.ok(error instanceof Failure && error.code === 'too_many_tries', String(error))
    return error.retryAfter!
  }
}

test('a try refused by one limit is counted against none', () =>
  rolledBack(async db => {
    for (let i = 0; i < 2; i++) await count({ db, secret, now: start }, [network, phone])
    for (let i = 0; i < 9; i++) assert.is(await waitFor(count({ db, secret, now: after(60) }, [network, phone])), 840)
    for (let i = 0; i < 3; i++) await count({ db, secret, now: after(61) }, [phone])
    assert.is(await waitFor(count({ db, secret, now: after(62) }, [phone])), 3_538)
  }))

test('a refused try writes no row', () =>
  rolledBack(async db => {
    const before = await db('rate_limits')
    const none = { key: 'none', most: 0, seconds: 60 }
    assert.is(await waitFor(count({ db, secret, now: start }, [network, phone, none])), 60)
    assert.equal(await db('rate_limits'), before)
  }))

test('a window begins with its first try and has a fixed length', () =>
  rolledBack(async db => {
    await count({ db, secret, now: after(899) }, [network])
    await count({ db, secret, now: after(901) }, [network])
    assert.is(await waitFor(count({ db, secret, now: after(1_000) }, [network])), 799)
    await count({ db, secret, now: after(1_799) }, [network])
  }))

test('what was counted while the clock ran ahead is forgotten once it is right again', () =>
  rolledBack(async db => {
    for (let i = 0; i < 2; i++) await count({ db, secret, now: after(86_400) }, [network])
    assert.is(await leftOf({ db, secret, now: start }, network), 2)
    for (let i = 0; i < 2; i++) await count({ db, secret, now: start }, [network])
    assert.is(await leftOf({ db, secret, now: start }, network), 0)
    assert.is(await waitFor(count({ db, secret, now: start }, [network])), 900)
    const otherProcess = { db, secret, now: after(-59) }
    assert.is(await waitFor(count(otherProcess, [network])), 959, 'a clock that is behind by less than a minute')
  }))

test('a wait that is reset starts again with the next try', () =>
  rolledBack(async db => {
    const wait = { key: 'code', most: 1, seconds: 60 }
    await count({ db, secret, now: start }, [wait])
    await uncount({ db, secret, now: after(10) }, [wait])
    await count({ db, secret, now: after(20) }, [wait])
    assert.is(await waitFor(count({ db, secret, now: after(61) }, [wait])), 19)
  }))

test('refuseWhenFull does not count as a try', () =>
  rolledBack(async db => {
    for (let i = 0; i < 9; i++) await refuseWhenFull({ db, secret, now: start }, [network])
    for (let i = 0; i < 2; i++) await count({ db, secret, now: start }, [network])
    assert.is(await waitFor(refuseWhenFull({ db, secret, now: start }, [network])), 900)
  }))

serverTest(test, 'of parallel tries exactly as many succeed as the narrowest limit admits, and only those count', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 10)
    const wide: Limit = { key: 'wide', most: 100, seconds: 900 }
    const narrow: Limit = { key: 'narrow', most: 7, seconds: 900 }
    const tries = Array.from({ length: 60 }, () => waitFor(count({ db, secret, now: start }, [wide, narrow])))
    const passed = (await Promise.all(tries)).filter(wait => wait === null).length
    const counts = await db('rate_limits').orderBy('count').pluck('count')
    await db.destroy()
    assert.equal([passed, counts], [7, [7, 7]])
  }),
)

test.run()
