import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inBatches } from '../../src/kernel/in-batches.ts'

const [one, other] = ['one', 'other'].map(name => ({ name }) as unknown as Knex) as [Knex, Knex]
const times = (count: number) => Array.from({ length: count }, (_, place) => place)

test('keys of one tick are looked up together, at most 32 at once, and each gets its own value', async () => {
  const asked: number[] = []
  const double = inBatches(async (_, keys: number[]) => {
    asked.push(keys.length)
    return keys.map(key => 2 * key)
  })
  assert.equal(
    await Promise.all(times(70).map(key => double(one, key))),
    times(70).map(key => 2 * key),
  )
  assert.equal(asked, [32, 32, 6])
  assert.is(await double(one, 5), 10)
  assert.equal(asked, [32, 32, 6, 1])
})

test('each database is asked for its own keys', async () => {
  const where = inBatches(async (db, keys: string[]) => keys.map(key => `${key} in ${Object(db).name}`))
  assert.equal(await Promise.all([where(one, 'a'), where(other, 'b'), where(one, 'c')]), [
    'a in one',
    'b in other',
    'c in one',
  ])
})

test('if a lookup fails, all keys of its batch fail, and the next tick asks again', async () => {
  let isGone = true
  const find = inBatches(async (_, keys: number[]) => {
    if (isGone) throw new Error('gone')
    return keys
  })
  const failed = await Promise.allSettled([find(one, 1), find(one, 2)])
  assert.equal(
    failed.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  isGone = false
  assert.is(await find(one, 3), 3)
})

test.run()
