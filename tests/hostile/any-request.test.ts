import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { proofTest } from '../helpers/db.ts'
import { undone } from '../helpers/family.ts'
import { firstSeed, sendMany, settings } from '../helpers/hostile/many.ts'
import { nothingRan, runRequests } from '../helpers/hostile/run.ts'
import { createWorld } from '../helpers/hostile/world.ts'

test('R22, R24, R42, R69: no request makes a fault, or gets a word of another family or a secret', () =>
  withApp(async app => {
    const world = await createWorld(app)
    const ran = nothingRan()
    for (let seed = firstSeed; seed < firstSeed + 6; seed++)
      await undone(app.db, () => runRequests(world, ran, { seed, count: 50, parallel: 1 }))
    assert.is(ran.requests, 300)
    assert.ok(ran.succeeded.size > 20, `only ${ran.succeeded.size} calls succeeded`)
  }, settings))

proofTest(
  test,
  'R22, R24, R42, R69: nor do many thousands of them, several at a time, and none takes two seconds each time it is sent',
  sendMany,
)

test.run()
