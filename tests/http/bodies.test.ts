import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { accessOf } from '../../src/kernel/access.ts'
import { type Endpoint, endpoint } from '../../src/kernel/endpoint.ts'
import { endpoints } from '../../src/modules.ts'
import { flag, optional, text, whole } from '../../src/shared/fields.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { declareEndpoints } from '../helpers/endpoints.ts'
import { checksum, idOf, seedFamily } from '../helpers/family.ts'
import { people } from '../helpers/people.ts'
import { areTriedTogether } from '../helpers/proof.ts'
import { raw } from '../helpers/raw.ts'

const { sdt, mat_khau } = people.mother
const received: unknown[] = []
const fields = { ten: optional(text()), so: optional(whole()), co: optional(flag()) }
declareEndpoints(
  test,
  endpoint('POST', '/fake/body', 'visitor', { body: fields }, async ({ body }) => {
    received.push(body)
    return body
  }),
)

/** What machines send may have fields of a later version. */
const isStrict = ({ method, csvAtMost, lenient }: Endpoint) => method !== 'GET' && !csvAtMost && !lenient

/** Sends a bad body, and checks that the endpoint never ran and no prototype was polluted. */
async function refused(app: TestApp, body: string, type = 'application/json', extra: Record<string, string> = {}) {
  const headers = { 'Content-Type': type, ...extra }
  const answered = await raw(app.url, '/api/fake/body', { method: 'POST', headers, body })
  assert.equal(received, [], body.slice(0, 80))
  assert.is(({} as { la_admin?: unknown }).la_admin, undefined)
  return { status: answered.status, code: JSON.parse(answered.text).error }
}

test('R23: a body field that an endpoint does not declare is a 400 and changes nothing', () =>
  withApp(async app => {
    const ids = await seedFamily(app.db, 'mother')
    const names = await app.db('information_schema.columns').where({ table_schema: 'public' }).pluck('column_name')
    await Promise.all((['mother', 'admin'] as const).map(app.token))
    const before = await checksum(app.db)
    for (const [at, each] of endpoints.filter(isStrict).entries()) {
      const path = each.path.replace(':id', String(ids[0])).replace(/:\w+/g, 'x')
      const undeclared = [...new Set(names)].filter(name => !(name in each.body))
      // in groups, because an answer does not list every fault
      for (let from = 0; from < undeclared.length; from += 8) {
        if (!areTriedTogether(at, from / 8)) continue
        const group = undeclared.slice(from, from + 8)
        const body = Object.fromEntries(group.map(name => [name, true]))
        const as = accessOf(each.who).startsWith('parent') ? 'mother' : 'admin'
        const { status, json } = await app.ask(each.method, `/api${path}`, { as, body })
        if (status === 404) continue
        assert.is(status, 400, `${each.method} ${path}`)
        for (const name of group) assert.ok(json.fields[name], `${each.method} ${path} ${name}`)
      }
    }
    assert.is(await checksum(app.db), before)
  }))

test('R23: sending la_admin when signing in makes nobody an admin', () =>
  withApp(async app => {
    assert.is((await app.post('/api/auth/login', { sdt, mat_khau, la_admin: true })).status, 400)
    const row = await app
      .db('phu_huynh')
      .where({ ma_phu_huynh: await idOf(app.db, 'mother') })
      .first()
    assert.is(row.la_admin, false)
  }))

test('R24: ambiguous JSON and prototype keys are a 400', () =>
  withApp(async app => {
    const deep = `{"ten":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    const bodies = [
      '{"__proto__":{"la_admin":true}}',
      '{"constructor":{"prototype":{"la_admin":true}}}',
      '{"toString":1}',
      '{"":1}',
      '{"ten":"a","ten":"b"}',
      '{"ten":"a","t\\u0065n":"b"}',
      '{"ten":{"a":1,"a":2}}',
      deep,
      '{"so":1e308}',
      '{"so":1e400}',
      '{"so":-0}',
      '{"so":-0.0}',
      '{"so":NaN}',
      '{"so":Infinity}',
      '{"so":"1"}',
      '{"so":null}',
      '{"so":1.5}',
      '{"co":"true"}',
      '{"co":1}',
      '{"ten":null}',
      '{"ten":["a"]}',
      '{"ten":{"toString":"a"}}',
      '[]',
      '[{"ten":"a"}]',
      '"ten"',
      '1',
      '{"ten":"a"',
      "{'ten':'a'}",
      '{"ten":"a"}{"ten":"b"}',
      '\ufeff{"ten":',
    ]
    for (const body of bodies) assert.is((await refused(app, body)).status, 400, body.slice(0, 80))
    const named = await app.post('/api/fake/body', '{"__proto__":1,"constructor":2}')
    assert.equal(Object.keys(named.json.fields), ['__proto__', 'constructor'])
  }))

test('a valid body reaches the endpoint unchanged', () =>
  withApp(async app => {
    const body = { ten: 'Nguyễn "An" \\ : {Nhi}', so: 0, co: false }
    assert.equal((await app.post('/api/fake/body', body)).json.data, body)
    assert.equal((await app.post('/api/fake/body', '')).json.data, {})
    received.length = 0
  }))

test('R3: a body over 100 kB is a 413, also without a Content-Length', () =>
  withApp(async app => {
    const body = JSON.stringify({ ten: 'a'.repeat(100_000) })
    assert.equal(await refused(app, body), { status: 413, code: 'body_too_large' })
    const chunked = await refused(app, body, 'application/json', { 'Transfer-Encoding': 'chunked' })
    assert.equal(chunked, { status: 413, code: 'body_too_large' })
  }))

test('a body that is not valid UTF-8 is a 400 and never reaches the endpoint', () =>
  withApp(async app => {
    const headers = { 'Content-Type': 'application/json' }
    for (const bytes of [[0xff], [0xc3], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]]) {
      const body = Buffer.concat([Buffer.from('{"ten":"a'), Buffer.from(bytes), Buffer.from('"}')])
      const answered = await raw(app.url, '/api/fake/body', { method: 'POST', headers, body })
      assert.equal([answered.status, JSON.parse(answered.text).error], [400, 'malformed_body'])
    }
    assert.equal(received, [])
  }))

test('a body that is not JSON in UTF-8, or is compressed, is a 415', () =>
  withApp(async app => {
    const body = '{"ten":"a"}'
    const inUtf16 = 'application/json; charset=utf-16'
    for (const type of ['text/plain', 'text/json', 'application/xml', 'application/x-www-form-urlencoded', '', inUtf16])
      assert.is((await refused(app, body, type)).status, 415, type)
    for (const coding of ['gzip', 'br', 'deflate', 'identity, gzip'])
      assert.is((await refused(app, body, 'application/json', { 'Content-Encoding': coding })).status, 415, coding)
  }))

test.run()
