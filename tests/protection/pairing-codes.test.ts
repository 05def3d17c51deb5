import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { clientAsking, seedPlace } from '../helpers/machine.ts'
import { ask, confirm, poll } from '../helpers/pairing.ts'
import { withFamily } from '../helpers/protection.ts'

test('the digits tell which of several is meant, and the other goes on waiting', () =>
  withFamily(async ({ app, child }) => {
    const one = await ask(app, { ma_thiet_bi: 'PC-ABCD' })
    let two = await ask(app, { ma_thiet_bi: 'PC-ABCD' })
    while (two.check === one.check) two = await ask(app, { ma_thiet_bi: 'PC-ABCD' })
    const goi_dich_vu_id = await seedPlace(app, 'mother')
    assert.is((await confirm(app, 'PC-ABCD', { check: one.check, ma_tre_em: child, goi_dich_vu_id })).status, 201)
    assert.is((await poll(app, one)).json.data.state, 'confirmed')
    assert.is((await poll(app, two)).json.data.state, 'waiting')
  }))

test('a package that was put on a code as the machine shows it is found, with its hyphen or without', () =>
  withFamily(async ({ app, child }) => {
    const asked = await ask(app)
    const shown = `${asked.ma_thiet_bi.slice(0, 4)}-${asked.ma_thiet_bi.slice(4)}`
    const goi_dich_vu_id = await seedPlace(app, 'mother')
    const device = { ma_thiet_bi: shown, ma_tre_em: child, ten_thiet_bi: 'Laptop của con' }
    assert.is((await app.post('/api/payment/assign', { goi_dich_vu_id, ...device }, { as: 'mother' })).status, 200)
    assert.is((await app.get(`/api/pairings/${shown}`, { as: 'mother' })).json.data.own, true)
    const confirmed = await confirm(app, asked.ma_thiet_bi, { check: asked.check, ma_tre_em: child })
    assert.equal([confirmed.status, confirmed.json.data.goi_hien_tai.id], [201, goi_dich_vu_id])
    const { total } = (await app.get(`/api/tre-em/${child}/thiet-bi`, { as: 'mother' })).json.pagination
    assert.is(total, 2, 'no second device was made')
  }))

test('a machine of another family with the code in another spelling hides none that waits', () =>
  withFamily(async ({ app, child }) => {
    const asked = await ask(app)
    const theirs = `${asked.ma_thiet_bi}-`
    await seedChildWithDevice(app.db, await idOf(app.db, 'stranger'), theirs)
    const other = await ask(app, { ma_thiet_bi: theirs })
    assert.is((await app.get(`/api/pairings/${asked.ma_thiet_bi}`, { as: 'mother' })).status, 200)
    const goi_dich_vu_id = await seedPlace(app, 'mother')
    const foreign = { check: other.check, ma_tre_em: child, goi_dich_vu_id }
    assert.is((await confirm(app, asked.ma_thiet_bi, foreign)).json.error, 'wrong_check')
    assert.is((await confirm(app, asked.ma_thiet_bi, { ...foreign, check: asked.check })).status, 201)
    const again = await ask(app, { ma_thiet_bi: asked.ma_thiet_bi })
    await ask(app, { ma_thiet_bi: theirs })
    assert.is((await app.get(`/api/pairings/${asked.ma_thiet_bi}`, { as: 'mother' })).json.data.own, true)
    assert.is((await confirm(app, asked.ma_thiet_bi, { check: again.check, ma_tre_em: child })).status, 201)
  }))

test('no two that wait under one code show the same digits, and no more than 20 wait', () =>
  withFamily(async ({ app }) => {
    const shown = new Set<string>()
    for (let time = 0; time < 20; time++) shown.add((await ask(app, { ma_thiet_bi: 'PC-ABCD' })).check)
    assert.is(shown.size, 20)
    assert.is((await app.post('/api/device/pairings', { ...clientAsking, ma_thiet_bi: 'pc-abcd' })).status, 429)
  }))

test.run()
