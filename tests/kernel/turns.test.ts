import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inTurn } from '../../src/kernel/turns.ts'
import { withApp } from '../helpers/app.ts'
import { serverTest } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { until } from '../helpers/until.ts'
import { isWaiting } from '../helpers/waiting.ts'

test('what a person does is done in turn, and what nobody waits for any more is not begun', () =>
  withApp(async ({ db }) => {
    const done: string[] = []
    let end = () => {}
    const first = inTurn(db, { person: 1, isGone: () => true }, () => new Promise<void>(resolve => (end = resolve)))
    const as = (isGone: boolean, name: string) =>
      inTurn(db, { person: 1, isGone: () => isGone }, async () => done.push(name)).catch(({ code }) => code)
    const others = [as(true, 'gone'), as(false, 'here')]
    const other = await inTurn(db, { person: 2, isGone: () => true }, async () => 'at once')
    end()
    await first
    assert.equal([other, ...(await Promise.all(others)), done], ['at once', 'busy', 1, ['here']])
  }))

serverTest(test, 'a write whose client has left before its turn is not begun', () =>
  withOwnApp(async app => {
    const { child } = await seedChildWithDevice(app.db, await idOf(app.db, 'mother'), 'TEST-0001')
    const headers = { Authorization: `Bearer ${await app.token('mother')}`, 'Content-Type': 'application/json' }
    const leaving = new AbortController()
    const lock = (signal?: AbortSignal) => {
      const body = JSON.stringify({ id: crypto.randomUUID(), kind: 'lock' })
      const address = `${app.url}/api/tre-em/${child}/grants`
      return fetch(address, { method: 'POST', headers, body, ...(signal && { signal }) })
    }
    const locked = await app.db.transaction()
    await locked('phu_huynh').forUpdate().select()
    const first = lock()
    await until(() => isWaiting(app.db))
    const left = lock(leaving.signal).catch(({ name }) => name)
    await new Promise(resolve => setTimeout(resolve, 300))
    leaving.abort()
    const last = lock()
    await new Promise(resolve => setTimeout(resolve, 300))
    await locked.rollback()
    assert.equal([(await first).status, await left, (await last).status], [201, 'AbortError', 201])
    assert.is((await app.db('grants')).length, 2)
  }),
)

test.run()
