import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { withApp } from '../helpers/app.ts'
import { idOf, seedFamily } from '../helpers/family.ts'
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
    ] as const) {
      const { json } = await app.get(`/api/tim-kiem?q=${encodeURIComponent(typed)}`, { as: 'admin' })
      const found = json.data[kind].map((row: Record<string, unknown>) => row[key])
      assert.equal(found.toSorted(), expected.toSorted(), typed)
    }
  }))

test('a search answers ten of each kind at most, and needs two letters', () =>
  withApp(async app => {
    await app.db.raw(
      `insert into phu_huynh (ten_phu_huynh, email_phu_huynh, mat_khau, ngay_tao)
       select 'Hoàng ' || i, i || '@crowd.vn', '$argon2id$', now() from generate_series(1, 30) i`,
    )
    const search = (q: string) => app.get(`/api/tim-kiem?q=${q}`, { as: 'admin' })
    assert.is((await search('hoang')).json.data.phu_huynh.length, 10)
    for (const q of ['', 'h', '%20h%20']) assert.is((await search(q)).status, 400, q)
  }))

test.run()
