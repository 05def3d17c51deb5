import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  countMinutes,
  emptyMap,
  mapOfBits,
  mergeMaps,
  readMap,
  withMinute,
  writeMap,
} from '../../src/shared/rules/day-map.ts'

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

test('each minute has its own bit, the first the highest of the first byte', () => {
  const bits = Array.from({ length: 1_440 }, () => '0')
  let map = emptyMap()
  for (const [count, minute] of [0, 7, 8, 719, 1_439].entries()) {
    bits[minute] = '1'
    map = withMinute(withMinute(map, minute), minute)
    assert.equal(mapOfBits(bits.join('')), map)
    assert.is(countMinutes(map), count + 1)
  }
  assert.is(map.length, 180)
  assert.equal([map[0], map[1], map.at(-1)], [0b1000_0001, 0b1000_0000, 0b0000_0001])
})

test('what is no map of a day is not read', () => {
  for (const wrong of ['', 'AAAA', `${'A'.repeat(239)}!`, 'A'.repeat(244), `${'A'.repeat(238)}==`])
    assert.is(readMap(wrong), null)
})

test.run()
