import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { actionsOn, type Bought, free, seedMother, withMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import type { Name } from '../helpers/people.ts'

const move = ({ app }: Pick<Bought, 'app'>, id: number, body: object, as: Name = 'mother') =>
  app.ask('PUT', `/api/payment/subscriptions/${id}/move`, { as, body })

/** A running package on `MAY-1`, and a second device without one. */
const withTwoDevices = (work: (mother: Bought & { id: number; other: number }) => Promise<void>) =>
  withMother(async mother => {
    const { app, parent, buy, assign } = mother
    const { device: other } = await seedChildWithDevice(app.db, parent, 'MAY-2')
    const [id] = await buy()
    await assign(id!)
    await work({ ...mother, id: id!, other })
  })

test('a running term goes to another device of the family as it is, with its renewal', () =>
  withTwoDevices(async mother => {
    const { app, id, device, other, row, at } = mother
    const before = await row(id)
    await at('2027-06-01T05:00:00Z')
    const { status, json } = await move(mother, id, { nguoi_dung_id: other })
    assert.equal([status, json.data.nguoi_dung_id, json.data.ma_thiet_bi], [200, other, 'MAY-2'])
    const { nguoi_dung_id: _, phien_ban: __, ...kept } = before
    const { nguoi_dung_id: ___, phien_ban: ____, ...after } = await row(id)
    assert.equal(after, kept)
    const active = async (on: number) => (await app.get(`/api/thiet-bi/${on}/goi/active`, { as: 'mother' })).json.data
    assert.equal([await active(device), (await active(other)).id], [null, id])
    assert.equal(await actionsOn(app.db, id), ['subscription_assigned', 'subscription_moved'])
  }))

test('the history of both devices shows the move', () =>
  withTwoDevices(async mother => {
    const { app, id, device, other } = mother
    await move(mother, id, { nguoi_dung_id: other })
    for (const each of [device, other]) {
      const [row] = (await app.get(`/api/thiet-bi/${each}/lich-su-goi`, { as: 'mother' })).json.data
      const [, moved] = row.su_kien
      assert.equal([row.id, row.trang_thai, moved.hanh_dong], [id, 'DANG_HOAT_DONG', 'subscription_moved'])
      assert.equal([moved.chi_tiet.before.nguoi_dung_id, moved.chi_tiet.after.nguoi_dung_id], [device, other])
    }
  }))

test('it goes to a new device by its code, which needs a child and a name', () =>
  withTwoDevices(async mother => {
    const { id, child } = mother
    const missing = await move(mother, id, { ma_thiet_bi: 'MOI-1' })
    assert.equal([missing.status, Object.keys(missing.json.fields)], [400, ['ma_tre_em', 'ten_thiet_bi']])
    assert.equal((await move(mother, id, {})).json.fields, {
      ma_thiet_bi: 'Vui lòng chọn thiết bị, hoặc nhập mã của thiết bị mới',
    })
    const made = await move(mother, id, { ma_thiet_bi: 'MOI-1', ma_tre_em: child, ten_thiet_bi: 'Máy mới' })
    assert.equal([made.status, made.json.data.ten_thiet_bi], [200, 'Máy mới'])
    assert.is((await move(mother, id, { ma_thiet_bi: 'may-1' })).json.data.ma_thiet_bi, 'MAY-1')
  }))

test('a parent moves 3 times in 365 days: the fourth says from which day again; an admin moves on', () =>
  withTwoDevices(async mother => {
    const { id, device, other, at } = mother
    const to = async (nguoi_dung_id: number, as: Name = 'mother') => move(mother, id, { nguoi_dung_id }, as)
    assert.is((await to(other, 'admin')).status, 200, 'what an admin moves does not count')
    for (const [day, device_] of [
      ['2027-02-10', device],
      ['2027-03-10', other],
      ['2027-04-10', device],
    ] as const) {
      await at(`${day}T05:00:00Z`)
      assert.is((await to(device_)).status, 200)
    }
    await at('2027-12-01T05:00:00Z')
    const fourth = await to(other)
    assert.equal([fourth.status, fourth.json.error], [409, 'moved_too_often'])
    assert.match(fourth.json.message, '10/02/2028')
    assert.is((await to(other, 'admin')).status, 200)
    await mother.put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2029-01-31' })
    await mother.app.db('goi_dich_vu').where({ id }).update({ ngay_ket_thuc: '2029-01-31', months: 24 })
    await at('2028-02-09T16:59:00Z')
    assert.is((await to(device)).status, 409)
    await at('2028-02-09T17:00:00Z')
    assert.is((await to(device)).status, 200)
  }))

test('a parent who gives the device of a paid package another code moves the package; on the day it was added, to another child, or in capitals or with hyphens not', () =>
  withTwoDevices(async mother => {
    const { app, device, other, parent, at } = mother
    const { child } = await seedChildWithDevice(app.db, parent, 'MAY-3')
    await app.db('thiet_bi').update({ ngay_tao: new Date('2027-01-31T05:00:00Z') })
    const change = (body: object, as: Name = 'mother', id = device) =>
      app.ask('PUT', `/api/thiet-bi/${id}`, { as, body })
    const counted = async () => (await app.db('moves').whereNotNull('by_parent')).length
    await change({ ma_thiet_bi: 'MAY-9' })
    await at('2027-02-10T05:00:00Z')
    for (const body of [
      { ma_thiet_bi: 'may-9' },
      { ma_thiet_bi: 'may9' },
      { ma_tre_em: child },
      { ten_thiet_bi: 'Máy mới', ma_thiet_bi: 'may-9' },
    ])
      assert.is((await change(body)).status, 200)
    await change({ ma_thiet_bi: 'KHAC-1' }, 'mother', other)
    await change({ ma_thiet_bi: 'MAY-8' }, 'admin')
    assert.is(await counted(), 0)
    for (const made of [1, 2, 3]) {
      assert.is((await change({ ma_thiet_bi: `LAN-${made}` })).status, 200)
      assert.is(await counted(), made)
    }
    const { status, json } = await change({ ma_thiet_bi: 'LAN-4' })
    assert.equal([status, json.error], [409, 'moved_too_often'])
    assert.is((await app.get(`/api/thiet-bi/${device}`, { as: 'mother' })).json.data.ma_thiet_bi, 'LAN-3')
    assert.is((await change({ ten_thiet_bi: 'Máy khác' })).status, 200)
    assert.equal((await app.get(`/api/thiet-bi/${device}/lich-su-goi`, { as: 'mother' })).json.data, [])
  }))

test('a device with a paid package keeps it, a free one on it gives way', () =>
  withTwoDevices(async mother => {
    const { app, id, other, buy, assign, row } = mother
    const [basic] = await buy(1, { thong_tin_goi_id: free, gia: 0 })
    await assign(basic!, { ma_thiet_bi: 'MAY-2' })
    assert.is((await move(mother, id, { nguoi_dung_id: other })).status, 200)
    assert.is((await row(basic!)).trang_thai, 'HUY')
    assert.equal(await actionsOn(app.db, basic!), ['subscription_assigned', 'subscription_cancelled'])
    const [second] = await buy()
    await assign(second!)
    const { status, json } = await move(mother, second!, { nguoi_dung_id: other })
    assert.equal([status, json.error], [409, 'device_protected'])
    assert.match(json.message, '31/01/2028')
  }))

test('only a running term moves, only within the family, not onto its own device, and not from an old version', () =>
  withTwoDevices(async mother => {
    const { app, id, device, other, buy, row, at } = mother
    const { device: foreign } = await seedChildWithDevice(app.db, await idOf(app.db, 'stranger'), 'XA-1')
    const refused = async (body: object, as: Name = 'mother', place = id) => {
      const { status, json } = await move(mother, place, body, as)
      return [status, json.error]
    }
    const [unassigned] = await buy()
    assert.equal(await refused({ nguoi_dung_id: foreign }), [404, 'not_found'])
    assert.equal(await refused({ nguoi_dung_id: foreign }, 'admin'), [404, 'not_found'])
    assert.equal(await refused({ nguoi_dung_id: foreign }, 'stranger'), [404, 'not_found'])
    assert.equal(await refused({ nguoi_dung_id: device }), [409, 'moved_nowhere'])
    assert.equal(await refused({ nguoi_dung_id: other }, 'mother', unassigned), [409, 'not_movable'])
    assert.equal(await refused({ nguoi_dung_id: other, phien_ban: 99 }), [409, 'stale'])
    await at('2028-01-30T17:00:00Z')
    assert.equal(await refused({ nguoi_dung_id: other }), [409, 'not_movable'])
    assert.is((await row(id)).nguoi_dung_id, device)
    assert.is((await app.db('moves')).length, 0)
  }))

test('an old version of what was moved away fits nothing that comes to the device after it', () =>
  withTwoDevices(async mother => {
    const { id, other, put } = mother
    const old = (await put('goi/extend', { so_thang_gia_han: 1 })).json.data.phien_ban
    await move(mother, id, { nguoi_dung_id: other })
    const opened = (await put('change-goi', { thong_tin_goi_id: 3 })).json.data
    assert.ok(opened.phien_ban > old)
  }))

serverTest(test, 'of ten parallel moves of one package to ten devices each finds it where the one before left it', () =>
  withOwnApp(async app => {
    const mother = await seedMother(app)
    const devices = []
    for (let i = 0; i < 10; i++) devices.push((await seedChildWithDevice(app.db, mother.parent, `MANY-${i}`)).device)
    const [id] = await mother.buy()
    await mother.assign(id!)
    const answers = await Promise.all(devices.map(nguoi_dung_id => move(mother, id!, { nguoi_dung_id })))
    assert.equal(tally(answers), { 200: 3, 409: 7 })
    assert.is((await app.db('moves')).length, 3)
  }),
)

serverTest(test, 'of ten packages moved to one device in parallel one protects it', () =>
  withOwnApp(async app => {
    const mother = await seedMother(app)
    const ids: number[] = []
    for (let i = 0; i < 10; i++) {
      await seedChildWithDevice(app.db, mother.parent, `MANY-${i}`)
      ids.push(...(await mother.buy()))
      await mother.assign(ids[i]!, { ma_thiet_bi: `MANY-${i}` })
    }
    const answers = await Promise.all(ids.map(id => move(mother, id, { nguoi_dung_id: mother.device }, 'admin')))
    assert.equal(tally(answers), { 200: 1, 409: 9 })
  }),
)

test.run()
