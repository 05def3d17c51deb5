import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { challengeOf } from '../helpers/challenge.ts'
import { codeFor, wrongFor } from '../helpers/codes.ts'
import { proof } from '../helpers/proof.ts'
import { day, hour, minute, timed } from '../helpers/time.ts'
import { ask, got, owner, proxied, sdt, tryCode } from './attack.ts'

/** Minutes between the rounds of the attack. */
const between = proof ? 1 : 4

test('while networks over their limits attack for an hour, the owner gets and uses every code', () =>
  withApp(async app => {
    const at = timed(app)
    for (let i = 0; i < 10; i++) await ask(app, '6.6.6.6', `09870000${10 + i}`)
    for (let i = 0; i < 100; i++) await ask(app, `2001:db8:1:${i % 10}::1`, `0987${100_000 + i}`)
    const full = ['6.6.6.6', '2001:db8:1:3::7', '2001:db8:1:ffff::1']
    // The first three still have tries left; none of them guesses the code.
    const guessing = ['5.5.5.5', '2001:db8:2:1::1', '2001:db8:3:1::1', ...full]
    for (let minutes = 0; minutes < 60; minutes += between) {
      at(minutes * minute)
      const order = (minutes / between) % 2 ? full : full.toReversed()
      for (const from of order) assert.is((await ask(app, from)).status, 429)
      if (minutes % 12) continue
      const asked = await ask(app, owner)
      assert.is(asked.status, 200, `minute ${minutes}`)
      const code = codeFor(app, sdt)
      for (const [i, from] of guessing.entries()) {
        assert.not.equal((await tryCode(app, from, wrongFor(code, i + 1))).status, 200)
        assert.is((await ask(app, from)).status, 429, 'the gap, or a limit of the network')
      }
      assert.is((await tryCode(app, owner, code, challengeOf(asked))).status, 200)
    }
  }, proxied))

test('requests from fresh networks can use up the caps of a phone, but never exceed them', () =>
  withApp(async app => {
    const at = timed(app)
    let requests = 0
    const attackers = ['6.6.6.6', '2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2:1::1']
    const attack = () => ask(app, attackers[requests++ % attackers.length]!)

    // The owner's code stays valid for the minute until another may be sent, whatever others guess.
    const asked = await ask(app, owner)
    const code = codeFor(app, sdt)
    for (let seconds = 1; seconds < 60; seconds += 6) {
      at(seconds)
      assert.is((await attack()).status, 429)
      assert.not.equal((await tryCode(app, attackers[0]!, wrongFor(code, seconds))).status, 200)
    }
    assert.is((await tryCode(app, owner, code, challengeOf(asked))).status, 200)

    const notices = 1
    const step = proof ? 30 : minute
    const counts: number[] = []
    for (let seconds = minute; seconds < hour; seconds += step) {
      at(seconds)
      await attack()
      if (seconds % (5 * minute) === 0) await ask(app, owner)
      if ([10 * minute - step, hour - step].includes(seconds)) counts.push(got(app) - notices)
    }
    for (let seconds = hour; seconds < day; seconds += 20 * step) {
      at(seconds)
      await attack()
      await ask(app, owner)
    }
    counts.push(got(app) - notices)
    assert.equal(counts, [3, 5, 10], 'in ten minutes, an hour and a day')
    at(day)
    assert.is((await ask(app, owner)).status, 200, 'refused requests do not extend the wait')
  }, proxied))

test.run()
