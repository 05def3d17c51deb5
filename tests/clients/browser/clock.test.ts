import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  advance,
  believeWall,
  hearServer,
  isTrue,
  type Reading,
  startClock,
} from '../../../src/clients/browser/time/clock.ts'

const hour = 3_600_000
const begun: Reading = { wall: 1_000 * hour, mono: 5_000, life: 'one' }
const later = (ms: number, change: Partial<Reading> = {}): Reading => ({
  wall: begun.wall + ms,
  mono: begun.mono + ms,
  life: 'one',
  ...change,
})
const clock = hearServer(startClock(begun), begun.wall)

test('time passes with the monotonic clock', () => {
  assert.is(advance(clock, later(20_000)).at, clock.at + 20_000)
})

test('a clock that is set back gains nothing and is told', () => {
  const back = advance(clock, later(20_000, { wall: begun.wall - 24 * hour }))
  assert.is(back.at, clock.at + 20_000)
  assert.is(isTrue(back), false)
  assert.is(believeWall(back).at, back.at)
})

test('a clock that is set back while the worker is not there stops the time, but gains none', () => {
  const back = advance(clock, { wall: begun.wall - 24 * hour, mono: 10, life: 'two' })
  assert.is(back.at, clock.at)
  assert.is(isTrue(back), false)
})

test('a clock that is set forward waits for the server, whose word counts', () => {
  const ahead = advance(clock, later(20_000, { wall: begun.wall + 24 * hour }))
  assert.is(ahead.at, clock.at + 20_000)
  assert.is(hearServer(ahead, clock.at + 21_000).at, clock.at + 21_000)
  assert.is(isTrue(hearServer(ahead, clock.at + 21_000)), false, 'it is still a day ahead')
})

test('after a night without connection it is the next day', () => {
  const morning = advance(clock, { wall: begun.wall + 9 * hour, mono: 10, life: 'two' })
  assert.is(believeWall(morning).at, clock.at + 9 * hour)
})

test('more than 36 hours forward is still the day before until the server answers', () => {
  const ahead = advance(clock, { wall: begun.wall + 48 * hour, mono: 10, life: 'two' })
  assert.ok(believeWall(ahead).at <= clock.at + 120_000)
  assert.is(hearServer(ahead, clock.at + 48 * hour).at, clock.at + 48 * hour)
})

test('a worker that was killed and started again goes on where it was', () => {
  const again = advance(clock, { wall: begun.wall + 40_000, mono: 3, life: 'two' })
  assert.is(again.at, clock.at + 40_000)
  assert.is(again.pending, 0)
})

test('what is sent as monotonic time begins anew after a sleep, of which it knows nothing', () => {
  const awake = advance(clock, later(20_000))
  assert.is(awake.steady, 20_000)
  assert.is(advance(awake, later(30_000, { wall: begun.wall + 8 * hour })).steady, 0)
})

test.run()
