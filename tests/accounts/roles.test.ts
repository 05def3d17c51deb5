import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'
import { raw } from '../helpers/raw.ts'

test('R19: an admin who is demoted is refused on the very next request, and let in again once promoted', () =>
  withApp(async app => {
    const ma_phu_huynh = await idOf(app.db, 'admin')
    const headers = { Cookie: `token=${await app.token('admin')}` }
    for (const la_admin of [true, false, true, false]) {
      await app.db('phu_huynh').where({ ma_phu_huynh }).update({ la_admin })
      assert.is((await app.get('/api/thong-ke', { as: 'admin' })).status, la_admin ? 200 : 403)
      assert.is((await app.get('/api/auth/me', { as: 'admin' })).json.data.la_admin, la_admin)
      assert.is((await raw(app.url, '/admin', { headers })).status, la_admin ? 200 : 302)
    }
  }))

test('R19: what a client says of its own role counts for nothing', () =>
  withApp(async app => {
    const cookie = `token=${await app.token('mother')}; user=${encodeURIComponent('{"la_admin":true}')}; role=admin`
    for (const headers of [{ Cookie: cookie, 'X-Role': 'admin' }])
      assert.is((await raw(app.url, '/api/thong-ke', { headers })).status, 403)
    assert.is((await raw(app.url, '/admin', { headers: { Cookie: cookie } })).headers.location, '/')
  }))

test.run()
