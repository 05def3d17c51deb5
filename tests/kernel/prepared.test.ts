import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runPrepared } from '../../src/kernel/prepared.ts'
import { rolledBack } from '../helpers/db.ts'

test('a value may be named twice in a statement, and a type beside it is no name', () =>
  rolledBack(async db => {
    const text = 'select :a::int + :b::int as sum, :a::text as a'
    assert.equal(await runPrepared(db, 'sum of named', text, { b: 2, a: 40 }), [{ sum: 42, a: '40' }])
    assert.equal(await runPrepared(db, 'sum of placed', 'select ?::int + ?::int as sum', [40, 2]), [{ sum: 42 }])
  }))

test('a statement with a value that is missing is not run', () =>
  rolledBack(async db => {
    const outcome = await runPrepared(db, 'of two', 'select :a::int, :b::int', { a: 1 }).catch(error => error.message)
    assert.match(outcome, /of two/)
  }))

test.run()
