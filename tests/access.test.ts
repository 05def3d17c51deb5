import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { accessOf } from '../src/kernel/access.ts'
import { dispatch } from '../src/kernel/dispatch.ts'
import { type Endpoint, endpoint } from '../src/kernel/endpoint.ts'
import { Failure } from '../src/kernel/failure.ts'
import type { Caller, Person } from '../src/kernel/given.ts'
import { endpoints } from '../src/modules.ts'
import { type Answered, type TestApp, withApp } from './helpers/app.ts'
import { checksum, idOf, seedFamily, undone } from './helpers/family.ts'

const callers = ['visitor', 'stranger', 'mother', 'admin'] as const
const missing = '2147483647'

const children = endpoint(
  'PUT',
  '/fake/tre-em/:id',
  { owner: async (db, id) => (await db('tre_em').where({ ma_tre_em: id }).first())?.ma_phu_huynh },
  {},
  async ({ tx, id }) => tx('tre_em').where({ ma_tre_em: id }).update({ ten_tre: 'Đổi tên' }),
)
const expected = {
  visitor: { visitor: 'passes', stranger: 'passes', mother: 'passes', admin: 'passes' },
  'signed-in': { visitor: 401, stranger: 'passes', mother: 'passes', admin: 'passes' },
  admin: { visitor: 401, stranger: 403, mother: 403, admin: 'passes' },
  owner: { visitor: 401, stranger: 'as if missing', mother: 'passes', admin: 'passes' },
  parent: { visitor: 401, stranger: 'passes', mother: 'passes', admin: 403 },
  device: { visitor: 401, stranger: 401, mother: 401, admin: 401 },
  'parent of the row': { visitor: 401, stranger: 'as if missing', mother: 'passes', admin: 403 },
}

const named = ({ method, path }: Endpoint) => `${method} ${path}`
const kindOf = ({ who }: Endpoint) => accessOf(who) as keyof typeof expected
const isOfRow = ({ who }: Endpoint) => typeof who !== 'string' && !('device' in who)
const comparable = ({ status, text, headers }: Answered) =>
  JSON.stringify([status, text, [...headers].filter(([name]) => name !== 'date')])

/** Sends the smallest request: what matters is who is let in, not the result. */
async function askAs(app: TestApp, who: (typeof callers)[number], { method, path }: Endpoint, id: string) {
  const asked = path.replace(':id', id).replace(/:\w+/g, 'x')
  return app.ask(method, `/api${asked}`, {
    ...(who !== 'visitor' && { as: who }),
    ...(method !== 'GET' && { body: {} }),
  })
}

async function outcome(app: TestApp, who: (typeof callers)[number], endpoint: Endpoint, id: string) {
  const answered = await askAs(app, who, endpoint, id)
  const { status } = answered
  const absent = isOfRow(endpoint) && (await askAs(app, who, endpoint, missing))
  if (absent && absent.status === 404 && comparable(absent) === comparable(answered)) return 'as if missing'
  return status === 401 || status === 403 || status >= 500 ? status : 'passes'
}

async function idFor(app: TestApp, { who }: Endpoint, mother: number, ids: number[]): Promise<string> {
  if (typeof who === 'string') return String(ids[0])
  const familyOf = 'owner' in who ? who.owner : 'parent' in who ? who.parent : async () => mother
  for (const id of ids) if ((await familyOf(app.db, id)) === mother) return String(id)
  throw new Error('no row that tests/helpers/family.ts seeds has an owner by the rule of this endpoint: add one there')
}

test('R21, R22: every endpoint lets in whom it declares, and another user’s id looks like a missing one', () => {
  endpoints.push(children)
  return withApp(async app => {
    const ids = await seedFamily(app.db, 'mother')
    const mother = await idOf(app.db, 'mother')
    for (const name of ['mother', 'stranger', 'admin'] as const) await app.token(name)
    const before = await checksum(app.db)
    const got: Record<string, unknown> = {}
    for (const each of endpoints) {
      const id = await idFor(app, each, mother, ids)
      const row: Record<string, unknown> = {}
      for (const who of callers)
        await undone(app.db, async () => {
          row[who] = await outcome(app, who, each, id)
          if (row[who] !== 'passes') assert.is(await checksum(app.db), before, `${named(each)} wrote for ${who}`)
        })
      got[named(each)] = row
    }
    assert.equal(got, Object.fromEntries(endpoints.map(each => [named(each), { ...expected[kindOf(each)] }])))
  }).finally(() => endpoints.pop())
})

test('R21: an endpoint that does not declare who may call it does not compile, and lets nobody in', () =>
  withApp(async app => {
    // @ts-expect-error the declaration must say who may call
    const open = endpoint('GET', '/open', undefined, {}, async () => 'secret')
    for (const person of [null, (await app.get('/api/auth/me', { as: 'admin' })).json.data as Person]) {
      const caller: Caller = {
        person,
        token: null,
        challenge: null,
        device: null,
        machine: null,
        client: null,
        address: '127.0.0.1',
        language: 'vi',
      }
      const letIn = await dispatch(app.services, open, { caller, params: {}, body: {}, query: {} }).then(
        () => true,
        () => false,
      )
      assert.is(letIn, false)
    }
  }))

test('R21: each method and path is declared once, and an endpoint for owners has the row’s :id in its path', () => {
  const names = endpoints.map(named)
  assert.equal(names, [...new Set(names)])
  const nameless = endpoints.filter(each => isOfRow(each) && !/:id(\/|$)/.test(each.path))
  assert.equal(nameless.map(named), [])
})

test('an id that is not a positive 32-bit integer is not_found', () =>
  withApp(async app => {
    const person = (await app.get('/api/auth/me', { as: 'admin' })).json.data as Person
    const caller: Caller = {
      person,
      token: null,
      challenge: null,
      device: null,
      machine: null,
      client: null,
      address: '127.0.0.1',
      language: 'vi',
    }
    for (const id of ['0', '-1', '1.5', '01', '1e3', ' 1', '99999999999', '2147483648', 'abc', '', '1\0', '١']) {
      const failure = await dispatch(app.services, children, { caller, params: { id }, body: {}, query: {} }).catch(
        e => e,
      )
      assert.ok(failure instanceof Failure, id)
      assert.is(failure.code, 'not_found', id)
    }
  }))

test('in production no development endpoint responds', () =>
  withApp(
    async app => {
      const form = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
      const clock = await app.post('/dev/clock', '{"now":"2030-01-01T00:00:00Z"}', form)
      assert.is(clock.status, 405)
      assert.is(app.services.clock.now().getFullYear(), new Date().getFullYear())
      assert.is((await app.post('/dev/jobs/cleanup', '', form)).status, 405)
      for (const path of ['/dev/parts', '/dev/outbox', '/dev/outbox.json', '/dev/vnpay/pay'])
        assert.is((await app.get(path)).headers.get('location'), '/', path)
    },
    { NODE_ENV: 'production', APP_ORIGIN: 'https://anni.test' },
  ))

test.run()
