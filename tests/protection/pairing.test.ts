import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { clientAsking, pairMachine, seedPlace } from '../helpers/machine.ts'
import { ask, confirm, poll } from '../helpers/pairing.ts'
import { confirmPhone, withFamily } from '../helpers/protection.ts'

test('a machine is let in once the parent has typed its code and its digits, and gets its token once', () =>
  withFamily(async ({ app, child }) => {
    const asked = await ask(app, { unknown: 'ignored' })
    assert.match(asked.ma_thiet_bi, /^[ABCDEFGHJKMNPQRSTVWXYZ23456789]{8}$/)
    assert.match(asked.check, /^\d{4}$/)
    assert.equal((await poll(app, asked)).json.data, { state: 'waiting' })
    const typed = `${asked.ma_thiet_bi.slice(0, 4)}-${asked.ma_thiet_bi.slice(4)}`.toLowerCase()
    const seen = (await app.get(`/api/pairings/${typed}`, { as: 'mother' })).json.data
    assert.equal([seen.client, seen.name, seen.own], ['browser', 'Chrome trên Windows', false])
    const goi_dich_vu_id = await seedPlace(app, 'mother')
    const confirmed = await confirm(app, typed, { check: asked.check, ma_tre_em: child, goi_dich_vu_id })
    assert.is(confirmed.status, 201, confirmed.text)
    assert.equal(
      [confirmed.json.data.ma_thiet_bi, confirmed.json.data.goi_hien_tai.id],
      [asked.ma_thiet_bi, goi_dich_vu_id],
    )
    const polled = (await poll(app, asked)).json.data
    assert.is(polled.state, 'confirmed')
    assert.match(polled.token, /^[\w-]{43}$/)
    assert.equal((await poll(app, asked)).json.data, { state: 'confirmed' })
    const policy = await app.get('/api/device/policy', { headers: { Authorization: `Device ${polled.token}` } })
    assert.equal([policy.status, policy.json.data.child], [200, { id: child, name: 'Bé An' }])
    assert.is((await app.get(`/api/pairings/${typed}`, { as: 'mother' })).status, 404)
  }))

test('a poll that waits is answered as soon as the parent has confirmed', () =>
  withFamily(async ({ app, child }) => {
    const asked = await ask(app)
    const began = performance.now()
    const held = poll(app, asked, 20)
    const goi_dich_vu_id = await seedPlace(app, 'mother')
    await confirm(app, asked.ma_thiet_bi, { check: asked.check, ma_tre_em: child, goi_dich_vu_id })
    assert.is((await held).json.data.state, 'confirmed')
    assert.ok(performance.now() - began < 5_000)
  }))

test('of two polls that wait the later one gets the token: the client of the other may be gone', () =>
  withFamily(async ({ app, child }) => {
    const asked = await ask(app)
    const gone = poll(app, asked, 20)
    await new Promise(resolve => setTimeout(resolve, 300))
    const held = poll(app, asked, 20)
    await new Promise(resolve => setTimeout(resolve, 300))
    const goi_dich_vu_id = await seedPlace(app, 'mother')
    await confirm(app, asked.ma_thiet_bi, { check: asked.check, ma_tre_em: child, goi_dich_vu_id })
    const [first, second] = await Promise.all([gone, held])
    assert.equal(first.json.data, { state: 'waiting' })
    assert.match(second.json.data.token, /^[\w-]{43}$/)
  }))

test('P2: a wrong digit binds nothing, and the fifth ends all that wait under the code', () =>
  withFamily(async ({ app, child }) => {
    const [one, two] = [await ask(app, { ma_thiet_bi: 'PC-ABCD' }), await ask(app, { ma_thiet_bi: 'PC-ABCD' })]
    const goi_dich_vu_id = await seedPlace(app, 'mother')
    const wrong = ['0000', '1111', '2222'].find(check => check !== one.check && check !== two.check)!
    for (let time = 1; time <= 5; time++) {
      const refused = await confirm(app, 'pcabcd', { check: wrong, ma_tre_em: child, goi_dich_vu_id })
      assert.equal([refused.status, refused.json.error], [400, 'wrong_check'])
    }
    for (const asked of [one, two]) assert.equal((await poll(app, asked)).json.data, { state: 'refused' })
    assert.is((await confirm(app, 'pcabcd', { check: one.check, ma_tre_em: child, goi_dich_vu_id })).status, 404)
    assert.is((await app.db('device_tokens')).length, 0)
  }))

test('without a package nothing is bound, and a machine that has one needs none', () =>
  withFamily(async ({ app, child, device }) => {
    const asked = await ask(app, { ma_thiet_bi: 'test-0001' })
    const bare = await confirm(app, 'TEST-0001', { check: asked.check, ma_tre_em: child })
    assert.equal([bare.status, bare.json.error], [409, 'no_package'])
    assert.is((await poll(app, asked)).json.data.state, 'waiting')
    const goi_dich_vu_id = await seedPlace(app, 'mother')
    const first = await confirm(app, 'TEST-0001', { check: asked.check, ma_tre_em: child, goi_dich_vu_id })
    assert.equal([first.status, first.json.data.nguoi_dung_id], [201, device])
    const again = await ask(app, { ma_thiet_bi: 'TEST-0001' })
    const used = { check: again.check, ma_tre_em: child, goi_dich_vu_id }
    assert.is((await app.get('/api/pairings/TEST-0001', { as: 'mother' })).json.data.own, true)
    assert.is((await confirm(app, 'TEST-0001', used)).status, 201)
    const other = await ask(app)
    const refused = await confirm(app, other.ma_thiet_bi, { ...used, check: other.check })
    assert.equal([refused.status, refused.json.error], [409, 'assign_failed'])
  }))

test('P2: nobody binds a machine of another family, to another family’s child, or with another’s package', () =>
  withFamily(async ({ app, child }) => {
    const asked = await ask(app, { ma_thiet_bi: 'TEST-0001' })
    assert.is((await app.get('/api/pairings/TEST-0001', { as: 'stranger' })).status, 404)
    const theirs = await seedChildWithDevice(app.db, await idOf(app.db, 'stranger'), 'TEST-0002')
    const body = { check: asked.check, ma_tre_em: theirs.child }
    assert.is((await confirm(app, 'TEST-0001', body, 'stranger')).status, 404)
    assert.is((await confirm(app, 'TEST-0001', body)).status, 404)
    const goi_dich_vu_id = await seedPlace(app, 'stranger')
    assert.is((await confirm(app, 'TEST-0001', { ...body, ma_tre_em: child, goi_dich_vu_id })).status, 404)
    assert.is((await app.post('/api/pairings/TEST-0001/refuse', {}, { as: 'stranger' })).status, 404)
    assert.is((await poll(app, { ...asked, secret: 'x'.repeat(43) })).status, 404)
    assert.is((await poll(app, asked)).json.data.state, 'waiting')
    assert.is((await app.post('/api/pairings/TEST-0001/refuse', {}, { as: 'mother' })).status, 200)
    assert.is((await poll(app, asked)).json.data.state, 'refused')
  }))

test('a confirmation that is sent twice is one, and its machine is paired', () =>
  withFamily(async ({ app, child }) => {
    const asked = await ask(app)
    const goi_dich_vu_id = await seedPlace(app, 'mother')
    const twice = [1, 2].map(() =>
      confirm(app, asked.ma_thiet_bi, { check: asked.check, ma_tre_em: child, goi_dich_vu_id }),
    )
    const [one, two] = await Promise.all(twice)
    assert.equal([one!.status, two!.status], [201, 201])
    assert.equal(one!.json.data, two!.json.data)
    const { check } = asked
    assert.is((await confirm(app, asked.ma_thiet_bi, { check, ma_tre_em: child }, 'stranger')).status, 404)
    app.services.clock.set(new Date('2026-11-23T12:02:00+07:00'))
    assert.is((await confirm(app, asked.ma_thiet_bi, { check, ma_tre_em: child })).status, 404)
  }))

test('a machine that is unpaired before it has fetched its token gets none', () =>
  withFamily(async ({ app, child }) => {
    const asked = await ask(app)
    const goi_dich_vu_id = await seedPlace(app, 'mother')
    const body = { check: asked.check, ma_tre_em: child, goi_dich_vu_id }
    const { nguoi_dung_id } = (await confirm(app, asked.ma_thiet_bi, body)).json.data
    await confirmPhone(app)
    assert.is((await app.ask('DELETE', `/api/device/${nguoi_dung_id}`, { as: 'mother' })).status, 200)
    assert.equal((await poll(app, asked)).json.data, { state: 'refused' })
  }))

test('P2: what nobody confirms in a quarter of an hour expires', () =>
  withFamily(async ({ app, child }) => {
    const asked = await ask(app)
    app.services.clock.set(new Date('2026-11-23T12:16:00+07:00'))
    assert.is((await poll(app, asked)).json.data.state, 'expired')
    assert.is((await confirm(app, asked.ma_thiet_bi, { check: asked.check, ma_tre_em: child })).status, 404)
  }))

test('P3: pairing anew ends the old token at the confirmation, and an ended token is told so', () =>
  withFamily(async ({ app, child }) => {
    const old = await pairMachine(app, child, { ma_thiet_bi: 'TEST-0001' })
    assert.is((await old.call('GET', '/policy')).status, 200)
    await ask(app, { ma_thiet_bi: 'TEST-0001' })
    assert.is((await old.call('GET', '/policy')).status, 200)
    const anew = await pairMachine(app, child, { ma_thiet_bi: 'TEST-0001' })
    const told = await old.call('GET', '/policy')
    assert.equal([told.status, told.json.error], [410, 'removed'])
    assert.is((await anew.call('GET', '/policy')).status, 200)
    for (const Authorization of ['Device unknown', `Bearer ${anew.token}`, ''])
      assert.is((await app.get('/api/device/policy', { headers: { Authorization } })).status, 401, Authorization)
  }))

test('a network asks 60 times an hour, and a parent looks 30 times', () =>
  withFamily(async ({ app }) => {
    for (let time = 0; time < 60; time++) await ask(app)
    const refused = await app.post('/api/device/pairings', clientAsking)
    assert.equal([refused.status, Number(refused.headers.get('retry-after')) > 0], [429, true])
    for (let time = 0; time < 30; time++) await app.get('/api/pairings/NOBODY12', { as: 'mother' })
    assert.is((await app.get('/api/pairings/NOBODY12', { as: 'mother' })).status, 429)
  }))

test('a poll that was held has the words of its status in its first line, as any other answer', () =>
  withFamily(async ({ app }) => {
    const { id, secret } = await ask(app)
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ secret, wait: 1 })
    const answer = await fetch(`${app.url}/api/device/pairings/${id}/poll`, { method: 'POST', headers, body })
    assert.equal([answer.status, answer.statusText], [200, 'OK'])
  }))

test.run()
