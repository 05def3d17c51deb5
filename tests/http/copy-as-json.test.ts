import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { copyAsJson } from '../../src/http/copy-as-json.ts'

const answers = {
  'texts and numbers': { a: 'Đà Nẵng', b: 0, c: -0, d: 1.5, e: Number.NaN, f: Number.POSITIVE_INFINITY },
  'true, false and nothing': [true, false, null, undefined, { a: undefined, b: null }],
  'functions and symbols': { a: () => {}, b: Symbol('b'), c: [() => {}, Symbol('c')] },
  'moments, also an impossible one': [new Date('2026-11-22T05:00:00.123Z'), new Date(Number.NaN)],
  'nested lists': [[[], [{}]], { a: [{ b: [1, [2]] }] }],
  'names like those of the language': JSON.parse('{"__proto__":{"a":1},"constructor":1,"toString":null,"2":1,"1":2}'),
}

for (const [what, answer] of Object.entries(answers))
  test(`a copy is what JSON makes of ${what}`, () => {
    const [copy, expected] = [copyAsJson(answer), JSON.parse(JSON.stringify(answer))]
    assert.equal(copy, expected)
    assert.is(JSON.stringify(copy), JSON.stringify(expected), 'in the same order')
    assert.ok(Object.getPrototypeOf(copy) === Object.getPrototypeOf(expected))
  })

test('nothing of a copy is shared with the answer', () => {
  const answer = { rows: [{ name: 'a' }] }
  const copy = copyAsJson(answer) as typeof answer
  copy.rows[0]!.name = 'b'
  assert.is(answer.rows[0]!.name, 'a')
})

test.run()
