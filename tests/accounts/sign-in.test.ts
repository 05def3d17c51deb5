import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'

const { sdt, mat_khau } = people.mother

test('signing in with phone and password starts a session of that person', () =>
  withApp(async app => {
    const { status, json, headers } = await app.post('/api/auth/login', { sdt, mat_khau })
    assert.is(status, 200)
    assert.is(json.data.user.ten_phu_huynh, people.mother.ten_phu_huynh)
    assert.match(json.data.token, /^[\w-]{43}$/)
    assert.match(headers.getSetCookie()[0]!, /^token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const me = await app.get('/api/auth/me', { headers: { Authorization: `Bearer ${json.data.token}` } })
    assert.is(me.json.data.sdt, '+84912000001')
  }))

test('the phone may be typed in any format', () =>
  withApp(async app => {
    for (const typed of ['0912000001', '84912000001', '+84 912 000 001', '0912.000.001'])
      assert.is((await app.post('/api/auth/login', { sdt: typed, mat_khau })).status, 200, typed)
  }))

test('R4: an unknown phone and a wrong password get byte-identical responses', () =>
  withApp(async app => {
    const unknown = await app.post('/api/auth/login', { sdt: '0987654321', mat_khau: 'Wrong@123' })
    const wrong = await app.post('/api/auth/login', { sdt, mat_khau: 'Wrong@123' })
    const comparable = ({ status, text, headers }: typeof wrong) => ({
      status,
      text,
      headers: [...headers].filter(([name]) => name !== 'date'),
    })
    assert.equal(comparable(unknown), comparable(wrong))
    assert.is(wrong.status, 401)
  }))

test.run()
