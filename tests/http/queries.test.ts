import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'

const paths = ['/api/health/live', '/api/auth/me', '/api/phu-huynh/role/user', '/', '/login', '/reset-password']

test('a query of more than 100 names is a 400', () =>
  withApp(async app => {
    for (const path of paths) assert.is((await raw(app.url, `${path}?${'a&'.repeat(101)}`)).status, 400, path)
    assert.is((await raw(app.url, `/login?from=${'x'.repeat(1_000)}`)).status, 200)
  }))

test('R25: a name that stands twice in a query is a 400, however it is written', () =>
  withApp(async app => {
    for (const query of ['page=1&page=1', 'page=1&%70age=2', 'page=1&limit=5&page=1&page=3', '__proto__=1', 'a[]=1'])
      assert.is((await app.get(`/api/phu-huynh/role/user?${query}`, { as: 'admin' })).status, 400, query)
    assert.is((await app.get('/api/phu-huynh/role/user?page=1&limit=5', { as: 'admin' })).status, 200)
  }))

test.run()
