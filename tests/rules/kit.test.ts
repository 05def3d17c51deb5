import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { answerOf, type Decisions, inMilliseconds } from '../../scripts/kit/decisions.ts'
import { decide } from '../../src/shared/rules/decide.ts'

const kit: Decisions = JSON.parse(gunzipSync(readFileSync('static/protocol/v1/decisions.json.gz')).toString())

test('the rules decide each case of the published kit as it says', () => {
  const policies = kit.policies.map(inMilliseconds)
  assert.ok(kit.cases.length >= 10_000)
  for (const [place, [policy, at, usage, target, answer]] of kit.cases.entries()) {
    const decided = answerOf(decide(policies[policy]!, usage, at * 1_000, target ?? undefined))
    assert.equal(decided, answer, `case ${place}`)
  }
})

test.run()
