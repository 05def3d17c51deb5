import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createSessionLookup } from '../../src/accounts/index.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'

const { mother, stranger, admin } = people
const everybody = [mother, stranger, admin]
const unknown = 'A'.repeat(43)

const signIn = async (app: TestApp, { sdt, mat_khau }: typeof mother): Promise<string> =>
  (await app.post('/api/auth/login', { sdt, mat_khau })).json.data.token

/** How many queries run during `work`. */
async function queriesDuring(db: Knex, work: () => Promise<unknown>): Promise<number> {
  let queries = 0
  const count = () => queries++
  db.on('query', count)
  await work()
  db.off('query', count)
  return queries
}

test('R15: of many tokens looked up in parallel, each gets its own person', () =>
  withApp(async app => {
    const lookUpSession = createSessionLookup(app.services)
    const tokens = await Promise.all(everybody.map(person => signIn(app, person)))
    const sent = Array.from({ length: 100 }, (_, place) => (place % 4 === 3 ? unknown : tokens[place % 4]!))
    const found = await Promise.all(sent.map(lookUpSession))
    for (const [place, person] of found.entries())
      assert.is(person?.email_phu_huynh, everybody[place % 4]?.email_phu_huynh)
    for (const person of found) assert.not.ok(person && ('place' in person || 'mat_khau' in person))
  }))

test('tokens that arrive in one tick are looked up with one query, at most 32 per query', () =>
  withApp(async app => {
    const lookUpSession = createSessionLookup(app.services)
    const token = await signIn(app, mother)
    const asked = (times: number) =>
      queriesDuring(app.db, () => Promise.all(Array.from({ length: times }, () => lookUpSession(token))))
    assert.is(await asked(1), 1)
    assert.is(await asked(20), 1)
    assert.is(await asked(100), 4)
  }))

test('a session that has ended is not found in the next tick', () =>
  withApp(async app => {
    const lookUpSession = createSessionLookup(app.services)
    const token = await signIn(app, mother)
    assert.is((await lookUpSession(token))?.email_phu_huynh, mother.email_phu_huynh)
    await app.post('/api/auth/logout', {}, { headers: { Authorization: `Bearer ${token}` } })
    assert.is(await lookUpSession(token), null)
  }))

test('if the query fails, all lookups of that tick fail, and the next tick queries again', () =>
  withApp(async app => {
    const token = await signIn(app, mother)
    let isGone = true
    const { client } = app.db
    const acquireConnection = () => (isGone ? Promise.reject(new Error('gone')) : client.acquireConnection())
    const lookUpSession = createSessionLookup({
      ...app.services,
      db: {
        raw: (...asked: Parameters<Knex['raw']>) => app.db.raw(...asked),
        client: Object.assign(Object.create(client), { acquireConnection }),
      } as Knex,
    })
    const outcomes = await Promise.allSettled([lookUpSession(token), lookUpSession(token), lookUpSession(unknown)])
    isGone = false
    assert.equal(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected', 'rejected'],
    )
    assert.is((await lookUpSession(token))?.email_phu_huynh, mother.email_phu_huynh)
  }))

test.run()
