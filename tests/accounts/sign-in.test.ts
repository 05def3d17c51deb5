import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'

const { sdt, mat_khau } = people.mother

test('a phone and its password open a session that knows who it is', () =>
  withApp(async app => {
    const { status, json, headers } = await app.post('/api/auth/login', { sdt, mat_khau })
    assert.is(status, 200)
    assert.is(json.data.user.ten_phu_huynh, people.mother.ten_phu_huynh)
    assert.match(json.data.token, /^[\w-]{43}$/)
    assert.match(headers.getSetCookie()[0]!, /^token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const me = await app.get('/api/auth/me', { headers: { Authorization: `Bearer ${json.data.token}` } })
    assert.is(me.json.data.sdt, '+84912000001')
  }))

test('however the phone is typed, it is the same account', () =>
  withApp(async app => {
    for (const typed of ['0912000001', '84912000001', '+84 912 000 001', '0912.000.001'])
      assert.is((await app.post('/api/auth/login', { sdt: typed, mat_khau })).status, 200, typed)
  }))

test('R4: an unknown phone and a wrong password answer the same, to the byte', () =>
  withApp(async app => {
    const unknown = await app.post('/api/auth/login', { sdt: '0987654321', mat_khau: 'Wrong@123' })
    const wrong = await app.post('/api/auth/login', { sdt, mat_khau: 'Wrong@123' })
    const shown = ({ status, text, headers }: typeof wrong) => ({
      status,
      text,
      headers: [...headers].filter(([name]) => name !== 'date'),
    })
    assert.equal(shown(unknown), shown(wrong))
    assert.is(wrong.status, 401)
  }))

test.run()
