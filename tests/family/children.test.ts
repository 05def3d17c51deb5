import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'
import { add, an, withFamilies } from './families.ts'

test('a parent adds a child to their own family, and only to it', () =>
  withFamilies(async (app, { mother, stranger }) => {
    const { status, json } = await app.post('/api/tre-em', { ...an, lop: 4, truong: ' Kim Đồng ' }, { as: 'mother' })
    assert.is(status, 201)
    assert.is(json.message, 'Tạo trẻ em thành công!')
    const { ma_tre_em: _, phuHuynh, ...child } = json.data
    assert.equal(child, {
      ...an,
      ma_phu_huynh: mother,
      lop: 4,
      truong: 'Kim Đồng',
      ngay_sinh: null,
      email_tre_em: null,
      phien_ban: 1,
      so_thiet_bi: 0,
    })
    assert.is(phuHuynh.ma_phu_huynh, mother)
    assert.is((await app.post('/api/tre-em', { ...an, ma_phu_huynh: stranger }, { as: 'mother' })).status, 404)
  }))

test('an admin names the parent of a new child, who must exist', () =>
  withFamilies(async (app, { mother }) => {
    const unnamed = await app.post('/api/tre-em', an, { as: 'admin' })
    assert.equal([unnamed.status, Object.keys(unnamed.json.fields)], [400, ['ma_phu_huynh']])
    assert.is((await app.post('/api/tre-em', { ...an, ma_phu_huynh: 2_000_000_000 }, { as: 'admin' })).status, 404)
    assert.is((await add(app, { ...an, ma_phu_huynh: mother }, 'admin')).ma_phu_huynh, mother)
  }))

const wrong: [field: string, value: unknown, sentence: string][] = [
  ['ten_tre', '', 'Vui lòng nhập tên trẻ em'],
  ['ten_tre', '   ', 'Vui lòng nhập tên trẻ em'],
  ['gioi_tinh', undefined, 'Vui lòng chọn giới tính'],
  ['gioi_tinh', '', 'Vui lòng chọn giới tính'],
  ['ngay_sinh', '2026-11-23', 'Ngày sinh không thể là ngày trong tương lai'],
  ['ngay_sinh', '2007-11-22', 'Trẻ em không thể lớn hơn 18 tuổi'],
  ['ngay_sinh', '2019-02-30', 'Ngày sinh không hợp lệ'],
  ['ngay_sinh', 'hôm qua', 'Ngày sinh không hợp lệ'],
  ['email_tre_em', 'an@', 'Email không đúng định dạng'],
  ['lop', 0, 'Thông tin chưa đúng. Bạn kiểm tra lại giúp nhé.'],
  ['lop', 13, 'Thông tin chưa đúng. Bạn kiểm tra lại giúp nhé.'],
]
for (const [field, value, sentence] of wrong)
  test(`${field} = ${JSON.stringify(value)} of a child is refused: ${sentence}`, () =>
    withFamilies(async app => {
      const { status, json } = await app.post('/api/tre-em', { ...an, [field]: value }, { as: 'mother' })
      assert.equal([status, json.fields], [400, { [field]: sentence }])
      const { ma_tre_em } = await add(app)
      if (value === undefined) return
      const changed = await app.ask('PUT', `/api/tre-em/${ma_tre_em}`, { as: 'mother', body: { [field]: value } })
      assert.equal([changed.status, changed.json.fields], [400, { [field]: sentence }])
    }))

test('a child is accepted up to the day before the 19th birthday, and born today', () =>
  withFamilies(async app => {
    for (const ngay_sinh of ['2007-11-23', '2026-11-22'])
      assert.is((await add(app, { ...an, ngay_sinh })).ngay_sinh, ngay_sinh)
  }))

test('a date of birth of 0000-00-00 is saved as absent, and a full timestamp as its day in Vietnam', () =>
  withFamilies(async app => {
    assert.is((await add(app, { ...an, ngay_sinh: '0000-00-00' })).ngay_sinh, null)
    assert.is((await add(app, { ...an, ngay_sinh: '2019-05-04T17:00:00.000Z' })).ngay_sinh, '2019-05-05')
  }))

test('a change keeps the other fields, counts the version and records the values before', () =>
  withFamilies(async app => {
    const { ma_tre_em, so_thiet_bi: _, ...before } = await add(app, { ...an, lop: 4, truong: 'Kim Đồng' })
    const body = { lop: 5, truong: null }
    const { json } = await app.ask('PUT', `/api/tre-em/${ma_tre_em}`, { as: 'mother', body })
    assert.is(json.message, 'Cập nhật trẻ em thành công!')
    assert.equal(json.data, { ...before, ma_tre_em, so_thiet_bi: 0, ...body, phien_ban: 2 })
    const { detail } = await app.db('audit_log').where({ action: 'child_changed', subject: ma_tre_em }).first()
    assert.equal(detail, { before: { lop: 4, truong: 'Kim Đồng' }, after: body })
  }))

test('a child stays with its parent, whom a change may name, and fields sent empty are emptied', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    const { ma_tre_em } = (await app.post('/api/tre-em', { ...an, truong: 'Kim Đồng' }, { as: 'mother' })).json.data
    const change = (body: object) => app.ask('PUT', `/api/tre-em/${ma_tre_em}`, { as: 'mother', body })
    const same = await change({ ma_phu_huynh: mother, truong: '', lop: '', ngay_sinh: '', email_tre_em: '' })
    assert.equal([same.status, same.json.data.truong, same.json.data.lop], [200, null, null])
    const other = await change({ ma_phu_huynh: await idOf(app.db, 'stranger') })
    assert.equal([other.status, Object.keys(other.json.fields)], [400, ['ma_phu_huynh']])
  }))

test('a change of an old version is refused with the present row, and changes nothing', () =>
  withFamilies(async app => {
    const { ma_tre_em, phien_ban } = await add(app)
    const save = (ten_tre: string) =>
      app.ask('PUT', `/api/tre-em/${ma_tre_em}`, { as: 'mother', body: { ten_tre, phien_ban } })
    assert.is((await save('Bảo Anh')).status, 200)
    const { status, json } = await save('Bảo Ân')
    assert.equal([status, json.error, json.data.ten_tre, json.data.phien_ban], [409, 'stale', 'Bảo Anh', 2])
  }))

test('a deleted child is gone with its devices', () =>
  withFamilies(async app => {
    const { ma_tre_em } = await add(app)
    const device = { ma_tre_em, ten_thiet_bi: 'Máy của An', loai_thiet_bi: 'Laptop', ma_thiet_bi: 'AN-1' }
    await app.post('/api/thiet-bi', device, { as: 'mother' })
    const { json } = await app.ask('DELETE', `/api/tre-em/${ma_tre_em}`, { as: 'mother' })
    assert.is(json.message, 'Xóa trẻ em thành công!')
    assert.is((await app.get(`/api/tre-em/${ma_tre_em}`, { as: 'mother' })).status, 404)
    assert.equal(await app.db('thiet_bi').where({ ma_tre_em }), [])
  }))

test('R22: a stranger cannot read, change or delete a child, and their lists do not show it', () =>
  withFamilies(async (app, { mother }) => {
    const { ma_tre_em } = await add(app)
    for (const [method, body] of [['GET'], ['PUT', { ten_tre: 'X' }], ['DELETE']] as const)
      assert.is((await app.ask(method, `/api/tre-em/${ma_tre_em}`, { as: 'stranger', body })).status, 404)
    assert.equal((await app.get('/api/tre-em', { as: 'stranger' })).json.data, [])
    assert.equal((await app.get(`/api/tre-em?ma_phu_huynh=${mother}`, { as: 'stranger' })).json.data, [])
    assert.is((await app.get(`/api/phu-huynh/${mother}/tre-em`, { as: 'stranger' })).status, 404)
    assert.is((await app.get('/api/tre-em.csv', { as: 'mother' })).status, 403)
  }))

test('an unchanged save is not recorded, and a deletion records the devices that went', () =>
  withFamilies(async app => {
    const { ma_tre_em } = await add(app)
    await app.ask('PUT', `/api/tre-em/${ma_tre_em}`, { as: 'mother', body: an })
    const device = { ma_tre_em, ten_thiet_bi: 'Máy của An', loai_thiet_bi: 'Laptop', ma_thiet_bi: 'AN-1' }
    await app.post('/api/thiet-bi', device, { as: 'mother' })
    await app.ask('DELETE', `/api/tre-em/${ma_tre_em}`, { as: 'mother' })
    const recorded = await app
      .db('audit_log')
      .where({ subject: ma_tre_em, subject_kind: 'tre_em' })
      .whereIn('action', ['child_changed', 'child_deleted'])
      .orderBy('id')
    assert.equal(
      recorded.map(({ action }) => action),
      ['child_deleted'],
    )
    assert.equal(recorded[0].detail.before.thiet_bi, ['AN-1'])
  }))

test('a family has at most 30 children and 100 devices', () =>
  withFamilies(async (app, { mother }) => {
    await app.db.raw(`insert into tre_em (ma_phu_huynh, ten_tre) select ?, 'Bé ' || i from generate_series(1, 30) i`, [
      mother,
    ])
    const more = await app.post('/api/tre-em', an, { as: 'mother' })
    assert.equal([more.status, more.json.message], [409, 'Mỗi gia đình có nhiều nhất 30 trẻ em.'])
    const { ma_tre_em } = await app.db('tre_em').where({ ma_phu_huynh: mother }).first()
    await app.db.raw(
      `insert into thiet_bi (ma_phu_huynh, ma_tre_em, ten_thiet_bi, loai_thiet_bi, ma_thiet_bi, ngay_tao)
       select ?, ?, 'Máy', 'Laptop', 'NHIEU-' || i, now() from generate_series(1, 100) i`,
      [mother, ma_tre_em],
    )
    const device = { ma_tre_em, ten_thiet_bi: 'Máy', loai_thiet_bi: 'Laptop', ma_thiet_bi: 'AN-1' }
    assert.is((await app.post('/api/thiet-bi', device, { as: 'mother' })).json.error, 'too_many_devices')
  }))

test.run()
