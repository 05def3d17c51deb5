import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { withApp } from '../helpers/app.ts'
import { idOf, seedChildWithDevice, seedFamily } from '../helpers/family.ts'
import { order } from '../helpers/orders.ts'

test('one search finds parents, children, devices and orders by name, phone, e-mail and code', () =>
  withApp(async app => {
    const [mother, child, device] = await seedFamily(app.db, 'mother')
    await seedCatalogue(app.db)
    const { vnp_txn_ref } = await order(app)
    const [stranger, admin] = [await idOf(app.db, 'stranger'), await idOf(app.db, 'admin')]
    for (const [typed, kind, key, expected] of [
      ['hanh', 'phu_huynh', 'ma_phu_huynh', [mother]],
      ['NGUYỄN', 'phu_huynh', 'ma_phu_huynh', [mother]],
      ['test.vn', 'phu_huynh', 'ma_phu_huynh', [mother, stranger, admin]],
      ['0912 000 002', 'phu_huynh', 'ma_phu_huynh', [stranger]],
      ['000003', 'phu_huynh', 'ma_phu_huynh', [admin]],
      ['lạ', 'phu_huynh', 'ma_phu_huynh', [stranger]],
      ['Bé', 'tre_em', 'ma_tre_em', [child]],
      ['an', 'tre_em', 'ma_tre_em', [child]],
      ['test-0001', 'thiet_bi', 'nguoi_dung_id', [device]],
      ['may cua', 'thiet_bi', 'nguoi_dung_id', [device]],
      [vnp_txn_ref.slice(4).toLowerCase(), 'don_hang', 'vnp_txn_ref', [vnp_txn_ref]],
      ['%%', 'phu_huynh', 'ma_phu_huynh', []],
      ['n%h', 'phu_huynh', 'ma_phu_huynh', []],
      ['n％h', 'phu_huynh', 'ma_phu_huynh', []],
    ] as const) {
      const { json } = await app.get(`/api/tim-kiem?q=${encodeURIComponent(typed)}`, { as: 'admin' })
      const found = json.data[kind].map((row: Record<string, unknown>) => row[key])
      assert.equal(found.toSorted(), expected.toSorted(), typed)
    }
  }))

test('a text without letters or digits is in no name, so that a search for it finds nothing', () =>
  withApp(async app => {
    await seedFamily(app.db, 'mother')
    const signs = {
      ten_phu_huynh: '@@ --',
      email_phu_huynh: '--@crowd.vn',
      mat_khau: '$argon2id$',
      ngay_tao: new Date(),
    }
    await app.db('phu_huynh').insert(signs)
    for (const q of ['@@', '--', '%%', '__', '', ' ', '-', '\u0301\u0301', '\u200b', '\0']) {
      const { status, json } = await app.get(`/api/tim-kiem?q=${encodeURIComponent(q)}`, { as: 'admin' })
      assert.is(status, 200, q)
      assert.equal(json.data, {
        phu_huynh: [],
        tre_em: [],
        thiet_bi: [],
        don_hang: [],
      })
    }
  }))

test('a search answers ten of each kind at most, and needs two letters', () =>
  withApp(async app => {
    await app.db.raw(
      `insert into phu_huynh (ten_phu_huynh, email_phu_huynh, mat_khau, ngay_tao)
       select 'Hoàng ' || i, i || '@crowd.vn', '$argon2id$', now() from generate_series(1, 30) i`,
    )
    const search = (q: string) => app.get(`/api/tim-kiem?q=${q}`, { as: 'admin' })
    const ma_phu_huynh = await idOf(app.db, 'mother')
    const { child: ma_tre_em } = await seedChildWithDevice(app.db, ma_phu_huynh, 'HOANG-0')
    await seedCatalogue(app.db)
    await app.db.raw(
      `with children as (
         insert into tre_em (ma_phu_huynh, ten_tre) select :ma_phu_huynh, 'Hoàng ' || i from generate_series(1, 30) i
       ), coded as (
         insert into thiet_bi (ma_phu_huynh, ma_tre_em, ten_thiet_bi, loai_thiet_bi, ma_thiet_bi, ngay_tao)
         select :ma_phu_huynh, :ma_tre_em, 'Máy ' || i, 'Laptop', 'HOANG-' || i, now() from generate_series(1, 30) i
       ), named as (
         insert into thiet_bi (ma_phu_huynh, ma_tre_em, ten_thiet_bi, loai_thiet_bi, ma_thiet_bi, ngay_tao)
         select :ma_phu_huynh, :ma_tre_em, 'Máy của Hoàng', 'Laptop', 'MAY-' || i, now() from generate_series(1, 30) i
       )
       insert into orders (vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, loai, trang_thai, so_tien, ten_goi, so_thiet_bi,
                           ngay_tao, create_date)
       select 'HOANG' || i, :ma_phu_huynh, 3, 'MUA', 'failed', 1, 'Gói', 1, now(), '20270131120000'
       from generate_series(1, 30) i`,
      { ma_phu_huynh, ma_tre_em },
    )
    const { data } = (await search('hoang')).json
    for (const kind of ['phu_huynh', 'tre_em', 'thiet_bi', 'don_hang']) assert.is(data[kind].length, 10, kind)
    for (const q of ['h', '%20h%20']) assert.is((await search(q)).status, 400, q)
  }))

test('a parent is suggested by name, phone and e-mail, a child by its own name or by its parent', () =>
  withApp(async app => {
    const [mother, child] = await seedFamily(app.db, 'mother')
    const stranger = await idOf(app.db, 'stranger')
    const hers = await seedChildWithDevice(app.db, stranger, 'GOI-Y-1')
    const ask = async (loai: string, q: string) =>
      (await app.get(`/api/goi-y?${new URLSearchParams({ loai, q })}`, { as: 'admin' })).json.data
    const ids = async (loai: string, q: string) => (await ask(loai, q)).map(({ id }: { id: number }) => id)
    assert.equal(await ids('phu_huynh', 'hạnh'), [mother])
    assert.equal(await ids('phu_huynh', '0912 000 002'), [stranger])
    assert.equal(await ids('tre_em', 'bé an'), [child, hers.child])
    assert.equal(await ids('tre_em', 'hanh'), [child])
    assert.equal(await ids('tre_em', '0912000002'), [hers.child])
    assert.equal(await ask('phu_huynh', '@@'), [])
    const [{ ten, cua, sdt }] = await ask('tre_em', 'hanh')
    assert.equal([ten, cua, sdt], ['Bé An', 'Nguyễn Thị Hạnh', '+84912000001'])
    assert.is((await app.get('/api/goi-y?loai=tre_em&q=an', { as: 'mother' })).status, 403)
  }))

test.run()
