import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { countMinutes, emptyMap, mergeMaps, readMap, withMinute, writeMap } from '../../src/shared/rules/day-map.ts'

const anyMap = fc.array(fc.nat(1_439), { maxLength: 40 }).map(minutes => minutes.reduce(withMinute, emptyMap()))

test('P10: merging days of use is commutative, associative and idempotent, and no minute counts twice', () => {
  fc.assert(
    fc.property(anyMap, anyMap, anyMap, (a, b, c) => {
      assert.equal(mergeMaps(a, b), mergeMaps(b, a))
      assert.equal(mergeMaps(mergeMaps(a, b), c), mergeMaps(a, mergeMaps(b, c)))
      assert.equal(mergeMaps(a, a), a)
      assert.ok(countMinutes(mergeMaps(a, b)) <= countMinutes(a) + countMinutes(b))
      assert.equal(readMap(writeMap(a)), a)
    }),
  )
})

test('what is no map of a day is not read', () => {
  for (const wrong of ['', 'AAAA', `${'A'.repeat(239)}!`, 'A'.repeat(244), `${'A'.repeat(238)}==`])
    assert.is(readMap(wrong), null)
})

test.run()
