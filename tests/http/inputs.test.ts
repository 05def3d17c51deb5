import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Endpoint, endpoint } from '../../src/kernel/endpoint.ts'
import { endpoints } from '../../src/modules.ts'
import { choice, type Fields, optional, paging, text } from '../../src/shared/fields.ts'
import { withApp } from '../helpers/app.ts'
import { declareEndpoints } from '../helpers/endpoints.ts'
import { seedFamily } from '../helpers/family.ts'
import { firstOfKind } from '../helpers/kinds.ts'
import { quickest } from '../helpers/quickest.ts'
import { raw } from '../helpers/raw.ts'

const query = { ...paging, ten: optional(text()), sort: optional(choice(['ten', '-ten'])) }
declareEndpoints(
  test,
  endpoint('GET', '/fake/list', 'visitor', { query }, async given => given.query),
)

test('R25: an undeclared parameter, sort order or page size is a 400', () =>
  withApp(async app => {
    const bad = ['limit=0', 'limit=101', 'limit=-1', 'limit=1.5', 'limit=abc', 'limit=', 'limit=NaN', 'page=0']
    bad.push(
      'page=1e3',
      'limit=0x10',
      'page=99999999999',
      'page=1&page=2',
      'limit=10&limit=20',
      'page[]=1',
      'ten=a&ten=b',
      'ten=',
    )
    bad.push('sort=mat_khau', 'sort=ten;drop', 'sort=ten,ngay_tao', 'sort=TEN', 'sort=ten&sort=-ten', 'select=*')
    bad.push('__proto__=1', 'constructor=1', 'ten=%00', 'ten=%E2%80%AE', 'ten[x]=1', `ten=${'a'.repeat(300)}`)
    for (const asked of bad) assert.is((await app.get(`/api/fake/list?${asked}`)).status, 400, asked)
    const good = await app.get('/api/fake/list?page=2&limit=100&sort=-ten&ten=H%E1%BA%A1nh')
    assert.equal(good.json.data, { page: 2, limit: 100, sort: '-ten', ten: 'Hạnh' })
    assert.is((await app.get('/api/auth/me?x=1', { as: 'mother' })).status, 400)
  }))

const hostile = {
  'a NUL': 'a\0b',
  'a lone surrogate': 'a\ud800b',
  'a direction override': 'a\u202eb',
  'an isolate': 'a\u2066b',
  'an escape': 'a\x1b[2Jb',
  '10 000 digits': '0'.repeat(10_000),
  '10 000 brackets': '(+'.repeat(5_000),
  'a megabyte': 'a'.repeat(1_000_000),
}

const stringsOf = (fields: Fields, isFirst: ReturnType<typeof firstOfKind>) =>
  Object.keys(fields).filter(name => fields[name]!.schema.type === 'string' && isFirst(fields[name]!))

for (const [what, value] of Object.entries(hostile))
  test(`R29: ${what} in any string parameter is refused within 200 ms`, () =>
    withApp(async app => {
      const ids = await seedFamily(app.db, 'mother')
      await app.token('admin')
      const [isFirstInBody, isFirstInQuery] = [firstOfKind(), firstOfKind()]
      const isRefused = async ({ method, path }: Endpoint, names: string[], place: 'body' | 'query') => {
        const values = Object.fromEntries(
          names.map(name => [name, value.slice(0, place === 'body' ? undefined : 10_000)]),
        )
        const at = `/api${path.replace(':id', String(ids[0])).replace(/:\w+/g, 'x')}`
        const asked = `${method} ${at} ${names}`
        let status = 0
        const took = await quickest(async () => {
          const answered =
            place === 'body'
              ? await app.ask(method, at, { as: 'admin', body: values })
              : await app.get(`${at}?${new URLSearchParams(values)}`, { as: 'admin' })
          status = answered.status
          if (status === 400) for (const name of names) assert.ok(answered.json.fields?.[name], `${asked}: ${name}`)
        })
        assert.ok(status >= 400 && status < 500, `${asked}: ${status}`)
        assert.ok(took < 200, `${asked}: ${took} ms`)
      }
      for (const each of endpoints) {
        const [inBody, inQuery] = [stringsOf(each.body, isFirstInBody), stringsOf(each.query, isFirstInQuery)]
        if (inBody.length > 0) await isRefused(each, inBody, 'body')
        // A URL cannot hold a lone surrogate: URLSearchParams replaces it with U+FFFD.
        if (inQuery.length === 0 || what === 'a lone surrogate') continue
        if (value.length < 100) await isRefused(each, inQuery, 'query')
        // a URL has no room for two
        else for (const name of inQuery) await isRefused(each, [name], 'query')
      }
    }))

test('R29: 9,000 unknown fields in one body are refused within 200 ms and not all listed', () =>
  withApp(async app => {
    const body = `{${Array.from({ length: 9_000 }, (_, i) => `"f${i}":1`).join(',')}}`
    const took = await quickest(async () => {
      const { status, text } = await app.post('/api/auth/login', body)
      assert.is(status, 400)
      assert.ok(text.length < 10_000, `${text.length} characters`)
    })
    assert.ok(took < 200, `${took} ms`)
  }))

test('R29: invalid bytes in a path or a body never cause a server error', () =>
  withApp(async app => {
    for (const path of ['/%00', '/api/%00', '/%ff', '/api/%E0%A4%A', '/%', '/login%00', '/?a=%00', '/..%00/'])
      assert.ok((await raw(app.url, path)).status < 500, path)
    const body = Buffer.from('{"sdt":"\xff\xfe","mat_khau":"a"}', 'latin1')
    const headers = { 'Content-Type': 'application/json' }
    assert.is((await raw(app.url, '/api/auth/login', { method: 'POST', headers, body })).status, 400)
  }))

test('R29: a NUL in any part of the path of an endpoint is refused, and nothing is found there', () =>
  withApp(async app => {
    await app.token('admin')
    for (const { method, path } of endpoints) {
      if (!path.includes(':')) continue
      const asked = `/api${path.replace(/:\w+/g, '1%00')}`
      const { status } = await app.ask(method, asked, { as: 'admin', ...(method !== 'GET' && { body: {} }) })
      assert.is(status, 404, `${method} ${asked}`)
    }
  }))

test('R29: a value that is wrong is refused with its name, however many unknown fields stand before it', () =>
  withApp(async app => {
    await app.token('admin')
    const unknown = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`f${i}`, 1]))
    for (const [path, name, value] of [
      ['/api/thiet-bi', 'ma_thiet_bi', 'a\0b'],
      ['/api/phu-huynh', 'email_phu_huynh', 'a\0b'],
      ['/api/phu-huynh', 'sdt', {}],
    ] as const) {
      const { status, json } = await app.post(path, { ...unknown, [name]: value }, { as: 'admin' })
      assert.is(status, 400, `${path} ${name}`)
      assert.ok(json.fields[name], `${path} ${name}`)
    }
  }))

test.run()
