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

/** The statements that are sent meanwhile. */
async function statementsOf(db: Knex, work: () => Promise<unknown>): Promise<number> {
  let sent = 0
  const count = () => sent++
  db.on('query', count)
  await work()
  db.off('query', count)
  return sent
}

test('R15: however many tokens are shown at once, each is answered with its own person', () =>
  withApp(async app => {
    const lookUpSession = createSessionLookup(app.services)
    const tokens = await Promise.all(everybody.map(person => signIn(app, person)))
    const shown = Array.from({ length: 100 }, (_, place) => (place % 4 === 3 ? unknown : tokens[place % 4]!))
    const found = await Promise.all(shown.map(lookUpSession))
    for (const [place, person] of found.entries())
      assert.is(person?.email_phu_huynh, everybody[place % 4]?.email_phu_huynh)
    for (const person of found) assert.not.ok(person && ('place' in person || 'mat_khau' in person))
  }))

test('what is shown in one turn is looked up by one statement, and no statement grows without bounds', () =>
  withApp(async app => {
    const lookUpSession = createSessionLookup(app.services)
    const token = await signIn(app, mother)
    const asked = (times: number) =>
      statementsOf(app.db, () => Promise.all(Array.from({ length: times }, () => lookUpSession(token))))
    assert.is(await asked(1), 1)
    assert.is(await asked(20), 1)
    assert.is(await asked(100), 4)
  }))

test('a session that ends between two turns is not recognised in the second', () =>
  withApp(async app => {
    const lookUpSession = createSessionLookup(app.services)
    const token = await signIn(app, mother)
    assert.is((await lookUpSession(token))?.email_phu_huynh, mother.email_phu_huynh)
    await app.post('/api/auth/logout', {}, { headers: { Authorization: `Bearer ${token}` } })
    assert.is(await lookUpSession(token), null)
  }))

test('a database that fails fails everybody who waits for it, and the next turn asks anew', () =>
  withApp(async app => {
    const token = await signIn(app, mother)
    let isGone = true
    const raw = (...asked: Parameters<Knex['raw']>) =>
      isGone ? Promise.reject(new Error('gone')) : app.db.raw(...asked)
    const lookUpSession = createSessionLookup({
      ...app.services,
      db: { client: app.db.client, raw } as unknown as Knex,
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
