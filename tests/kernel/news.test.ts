import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inTransaction } from '../../src/kernel/writing.ts'
import { withApp } from '../helpers/app.ts'

test('what is told while a listener is at work on the first is told it next, and nothing is left out', () =>
  withApp(async ({ db, services: { news } }) => {
    const tellAll = (...all: string[]) =>
      inTransaction(db, async writing => {
        for (const what of all) await news.tell(writing, 'family 1', { what })
      })
    const listener = news.listen('family 1', 5_000)
    const heard = async (ms?: number) => (await news.next(listener, ms))?.what
    const first = heard()
    await tellAll('one', 'two')
    await tellAll('three')
    assert.equal([await first, await heard(), await heard(20_000)], ['one', 'two', 'three'])
    assert.is(await heard(1), undefined)
    await tellAll('four')
    assert.is(await heard(), 'four', 'also after a wait in vain')
    news.close(listener)
    assert.is(await heard(), undefined)
  }))

test.run()
