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

test('what is told is heard where a restore has taken the numbers of the news back', () =>
  withApp(async ({ db, services: { news } }) => {
    const listener = news.listen('family 1', 5_000)
    const tell = (what: string) => inTransaction(db, writing => news.tell(writing, 'family 1', { what }))
    await tell('one')
    const { id } = await db('news').first('id')
    await db('news').delete()
    await db.raw(`alter table news alter column id restart with ${id}`)
    await tell('two')
    assert.equal([(await news.next(listener, 20))?.what, (await news.next(listener, 20))?.what], ['one', 'two'])
    news.close(listener)
  }))

test.run()
