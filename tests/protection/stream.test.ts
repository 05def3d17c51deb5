import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openStreamsOf } from '../../src/protection/machines/stream.ts'
import { type Family, withFamily } from '../helpers/protection.ts'
import { until } from '../helpers/until.ts'

const atMost = 10

/** Asks for so many streams at once. */
async function ask({ app }: Family, count: number, method = 'GET') {
  const headers = { Authorization: `Bearer ${await app.token('mother')}` }
  const leaving = new AbortController()
  const asked = Array.from({ length: count }, () =>
    fetch(`${app.url}/api/protection/stream`, { method, headers, signal: leaving.signal }),
  )
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  return { given: statuses.filter(status => status === 200).length, leave: () => leaving.abort() }
}

test('of many streams that a parent opens at once ten are given, and who hangs up gives the place back at once', () =>
  withFamily(async family => {
    const { news } = family.app.services
    const first = await ask(family, 3 * atMost)
    assert.equal([first.given, openStreamsOf(news)], [atMost, atMost])
    first.leave()
    await until(() => openStreamsOf(news) === 0, 2)
    const second = await ask(family, atMost)
    assert.is(second.given, atMost)
    second.leave()
    await until(() => openStreamsOf(news) === 0, 2)
  }))

test('who asks for the head of a stream alone keeps no place', () =>
  withFamily(async family => {
    assert.is((await ask(family, 2, 'HEAD')).given, 2)
    await until(() => openStreamsOf(family.app.services.news) === 0, 2)
  }))

test.run()
