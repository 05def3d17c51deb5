import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { insertPlace } from '../../src/billing/index.ts'
import { dateInVietnam } from '../../src/shared/dates.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { idOf, seedChildWithDevice, seedFamily } from '../helpers/family.ts'
import type { Name } from '../helpers/people.ts'

interface Ids {
  mother: number
  child: number
  device: number
}

function withDevice(work: (app: TestApp, ids: Ids) => Promise<void>) {
  return withApp(async app => {
    const [mother, child, device] = (await seedFamily(app.db, 'mother')) as [number, number, number]
    await work(app, { mother, child, device })
  })
}

const tablet = { ten_thiet_bi: 'Máy tính bảng', loai_thiet_bi: 'Tablet', ma_thiet_bi: 'AN-77' }
const day = (from: number) => dateInVietnam(new Date(Date.now() + from * 86_400_000))

const subscribe = (db: Knex, { mother, device }: Ids, term: { from: number; to: number | null }) =>
  insertPlace(db, {
    ma_phu_huynh: mother,
    nguoi_dung_id: device,
    thong_tin_goi_id: 3,
    gia: 390_000,
    ngay_mua: new Date(),
    trang_thai: 'DANG_HOAT_DONG',
    ngay_bat_dau: day(term.from),
    ngay_ket_thuc: term.to === null ? null : day(term.to),
  })

test('a parent adds a device to their own child, and only to theirs', () =>
  withDevice(async (app, { child }) => {
    const { status, json } = await app.post('/api/thiet-bi', { ...tablet, ma_tre_em: child }, { as: 'mother' })
    assert.equal([status, json.message], [201, 'Tạo thiết bị thành công!'])
    assert.equal([json.data.ma_thiet_bi, json.data.goi_hien_tai, json.data.treEm.ten_tre], ['AN-77', null, 'Bé An'])
    const other = { ...tablet, ma_thiet_bi: 'AN-78' }
    assert.is((await app.post('/api/thiet-bi', { ...other, ma_tre_em: child }, { as: 'stranger' })).status, 404)
    assert.is((await app.post('/api/thiet-bi', { ...other, ma_tre_em: child }, { as: 'admin' })).status, 201)
    assert.is((await app.post('/api/thiet-bi', { ...other, ma_tre_em: 2_000_000_000 }, { as: 'admin' })).status, 404)
  }))

const taken = 'Mã thiết bị này đã tồn tại trong hệ thống. Vui lòng sử dụng mã khác.'
test('a device code is taken in capitals and in small letters, when adding and when changing', () =>
  withDevice(async (app, { child, device }) => {
    const { ma_thiet_bi } = await app.db('thiet_bi').where({ nguoi_dung_id: device }).first()
    const again = { ...tablet, ma_tre_em: child, ma_thiet_bi: ma_thiet_bi.toLowerCase() }
    const added = await app.post('/api/thiet-bi', again, { as: 'mother' })
    assert.equal([added.status, added.json.error, added.json.message], [409, 'device_code_taken', taken])
    const { json } = await app.post('/api/thiet-bi', { ...tablet, ma_tre_em: child }, { as: 'mother' })
    const changed = await app.ask('PUT', `/api/thiet-bi/${json.data.nguoi_dung_id}`, {
      as: 'mother',
      body: { ma_thiet_bi: ma_thiet_bi.toLowerCase() },
    })
    assert.equal([changed.status, changed.json.message], [409, taken])
  }))

test('a code that another device of the family has but for hyphens is taken, one of another family is not', () =>
  withDevice(async (app, { child, device }) => {
    const change = (body: object, id = device) => app.ask('PUT', `/api/thiet-bi/${id}`, { as: 'mother', body })
    assert.is((await change({ ma_thiet_bi: 'ABCD-1234' })).status, 200)
    const add = (ma_thiet_bi: string, of = child, as: Name = 'mother') =>
      app.post('/api/thiet-bi', { ...tablet, ma_tre_em: of, ma_thiet_bi }, { as })
    const added = await add('abcd1234')
    assert.equal([added.status, added.json.fields], [409, { ma_thiet_bi: taken }])
    const second = await add('AN-77')
    const changed = await change({ ma_thiet_bi: 'AB-CD-1234' }, second.json.data.nguoi_dung_id)
    assert.equal([changed.status, changed.json.fields], [409, { ma_thiet_bi: taken }])
    assert.is((await change({ ma_thiet_bi: 'ABCD1234' })).status, 200, 'its own code is not taken')
    const { child: strangers } = await seedChildWithDevice(app.db, await idOf(app.db, 'stranger'), 'LA-1')
    assert.is((await add('ABCD-1234', strangers, 'stranger')).status, 201)
  }))

test('a code that is taken is said together with what else is wrong with the form', () =>
  withDevice(async (app, { child, device }) => {
    const { ma_thiet_bi } = await app.db('thiet_bi').where({ nguoi_dung_id: device }).first()
    const body = { ten_thiet_bi: ' ', loai_thiet_bi: 'Radio', ma_thiet_bi }
    const added = await app.post('/api/thiet-bi', { ...body, ma_tre_em: child }, { as: 'mother' })
    assert.equal([added.status, Object.keys(added.json.fields).sort()], [400, Object.keys(body).sort()])
    assert.is(added.json.fields.ma_thiet_bi, taken)
    const changed = await app.ask('PUT', `/api/thiet-bi/${device}`, { as: 'mother', body })
    assert.equal(
      Object.keys(changed.json.fields).sort(),
      ['loai_thiet_bi', 'ten_thiet_bi'],
      'its own code is not taken',
    )
  }))

test('a device needs a name, a kind and a code', () =>
  withDevice(async (app, { child }) => {
    const { status, json } = await app.post(
      '/api/thiet-bi',
      { ma_tre_em: child, loai_thiet_bi: 'Đồng hồ' },
      { as: 'mother' },
    )
    assert.equal([status, Object.keys(json.fields).sort()], [400, ['loai_thiet_bi', 'ma_thiet_bi', 'ten_thiet_bi']])
  }))

for (const ma_thiet_bi of ['ＡＮ-1', 'АN-1', 'AN\u200b-1', 'AN 1', 'Máy-1', '-1'])
  test(`a device code that could look like another is refused: ${JSON.stringify(ma_thiet_bi)}`, () =>
    withDevice(async (app, { child }) => {
      const { status, json } = await app.post(
        '/api/thiet-bi',
        { ...tablet, ma_thiet_bi, ma_tre_em: child },
        { as: 'mother' },
      )
      assert.equal([status, Object.keys(json.fields)], [400, ['ma_thiet_bi']])
    }))

test('a change of an old version is refused with the present row', () =>
  withDevice(async (app, { device }) => {
    const save = (ten_thiet_bi: string) =>
      app.ask('PUT', `/api/thiet-bi/${device}`, { as: 'mother', body: { ten_thiet_bi, phien_ban: 1 } })
    assert.equal([(await save('Máy mới')).json.message], ['Cập nhật thiết bị thành công!'])
    const { status, json } = await save('Máy khác')
    assert.equal([status, json.error, json.data.ten_thiet_bi], [409, 'stale', 'Máy mới'])
  }))

test('a device moves to another child of its family with its subscription, and to no other family', () =>
  withDevice(async (app, ids) => {
    await subscribe(app.db, ids, { from: -5, to: 360 })
    const { child } = await seedChildWithDevice(app.db, ids.mother, 'AN-2')
    const stranger = await seedChildWithDevice(app.db, await idOf(app.db, 'stranger'), 'AN-3')
    const move = (ma_tre_em: number) =>
      app.ask('PUT', `/api/thiet-bi/${ids.device}`, { as: 'admin', body: { ma_tre_em } })
    const { json } = await move(child)
    assert.equal([json.data.treEm.ma_tre_em, json.data.goi_hien_tai.trang_thai], [child, 'DANG_HOAT_DONG'])
    assert.is((await move(stranger.child)).status, 404)
  }))

test('R22: a stranger cannot read, change or delete a device, and their lists do not show it', () =>
  withDevice(async (app, { child, device }) => {
    for (const [method, body] of [['GET'], ['PUT', { ten_thiet_bi: 'X' }], ['DELETE']] as const)
      assert.is((await app.ask(method, `/api/thiet-bi/${device}`, { as: 'stranger', body })).status, 404)
    assert.equal((await app.get('/api/thiet-bi', { as: 'stranger' })).json.data, [])
    assert.is((await app.get(`/api/tre-em/${child}/thiet-bi`, { as: 'stranger' })).status, 404)
  }))

test('a deleted device is gone, and what was bought for it stays', () =>
  withDevice(async (app, ids) => {
    const bought = await subscribe(app.db, ids, { from: -5, to: 360 })
    const { json } = await app.ask('DELETE', `/api/thiet-bi/${ids.device}`, { as: 'mother' })
    assert.is(json.message, 'Xóa thiết bị thành công!')
    const row = await app.db('goi_dich_vu').where({ id: bought }).first()
    assert.equal([row.trang_thai, row.nguoi_dung_id, row.ma_thiet_bi_cu], ['HUY', null, 'TEST-0001'])
  }))

const terms: [name: string, term: { from: number; to: number | null }, inUse: boolean][] = [
  ['runs', { from: -5, to: 360 }, true],
  ['has no end', { from: -5, to: null }, true],
  ['started today', { from: 0, to: 1 }, true],
  ['ended today, before any job ran', { from: -5, to: 0 }, false],
  ['starts tomorrow', { from: 1, to: 30 }, false],
]
for (const [name, term, inUse] of terms)
  test(`a subscription that ${name} is ${inUse ? '' : 'not '}the present package of its device`, () =>
    withDevice(async (app, ids) => {
      const id = await subscribe(app.db, ids, term)
      const { goi_hien_tai } = (await app.get(`/api/thiet-bi/${ids.device}`, { as: 'mother' })).json.data
      if (inUse)
        assert.equal(
          [goi_hien_tai.id, goi_hien_tai.ngay_bat_dau, goi_hien_tai.thongTinGoi.ten],
          [id, day(term.from), 'Gói Premium 1 thiết bị'],
        )
      else assert.is(goi_hien_tai, null)
      const { json } = await app.get('/api/thiet-bi?goi=3', { as: 'mother' })
      assert.is(json.data.length, inUse ? 1 : 0)
    }))

test('devices are found by name, kind, code and child', () =>
  withDevice(async (app, { child, device }) => {
    await app.post('/api/thiet-bi', { ...tablet, ma_tre_em: child }, { as: 'mother' })
    for (const [query, ids] of [
      ['ten=may cua', [device]],
      ['loai=Laptop', [device]],
      ['ma=test-0', [device]],
      ['goi=3', []],
    ] as const)
      for (const place of [`/api/thiet-bi?ma_tre_em=${child}&`, `/api/tre-em/${child}/thiet-bi?`]) {
        const { json } = await app.get(`${place}${query}`, { as: 'admin' })
        assert.equal(
          json.data.map((row: { nguoi_dung_id: number }) => row.nguoi_dung_id),
          ids,
          query,
        )
      }
  }))

test.run()
