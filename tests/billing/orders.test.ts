import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { free, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { idOf } from '../helpers/family.ts'
import { movesOf, order, orderRow, placesOf } from '../helpers/orders.ts'

const minute = 60_000

test('R31: an order copies name, price, devices and months of the package, and a later edit changes none of them', () =>
  withMother(async ({ app, parent }) => {
    const { vnp_txn_ref, payment_url } = await order(app, twoDevices)
    await app.db('goi').where({ id: twoDevices }).update({ gia: 5_000, ten: 'Khác', so_thiet_bi: 9, thoi_han_thang: 1 })
    const row = await orderRow(app, vnp_txn_ref)
    assert.equal(
      [row.so_tien, row.ten_goi, row.so_thiet_bi, row.thoi_han_thang, row.trang_thai, row.loai, row.ma_phu_huynh],
      [741_000, 'Gói Premium 2 thiết bị', 2, 12, 'pending', 'MUA', parent],
    )
    const sent = new URL(payment_url).searchParams
    assert.equal(
      ['Amount', 'TxnRef', 'CreateDate', 'ExpireDate', 'ReturnUrl', 'OrderInfo'].map(name => sent.get(`vnp_${name}`)),
      [
        '74100000',
        vnp_txn_ref,
        '20270131120000',
        '20270131123000',
        `${app.config.origin}/payment/callback`,
        `An Nhi ${vnp_txn_ref} Goi Premium 2 thiet bi`,
      ],
    )
    assert.is(row.create_date, sent.get('vnp_CreateDate'))
    assert.match(vnp_txn_ref, /^AN270131[0-9A-HJKMNP-TV-Z]{16}$/)
    assert.equal(await movesOf(app, vnp_txn_ref), ['order_created'])
    assert.equal(await placesOf(app, vnp_txn_ref), [])
  }))

test('R31, T13: the client’s price and another parent’s id buy nothing', () =>
  withMother(async ({ app }) => {
    const stranger = await idOf(app.db, 'stranger')
    const create = (body: object, as?: 'mother' | 'admin') =>
      app.post('/api/payment/create', body, { ...(as && { as }) })
    assert.is((await create({ thong_tin_goi_id: oneDevice, gia: 1 }, 'mother')).status, 400)
    assert.is((await create({ thong_tin_goi_id: oneDevice, phu_huynh_id: stranger }, 'mother')).status, 404)
    assert.is((await create({ thong_tin_goi_id: oneDevice, phu_huynh_id: 2_147_483_647 }, 'admin')).status, 404)
    assert.is((await create({ thong_tin_goi_id: oneDevice })).status, 401)
    assert.equal(await app.db('orders'), [])
    const { json } = await create({ thong_tin_goi_id: oneDevice, phu_huynh_id: stranger }, 'admin')
    assert.is((await orderRow(app, json.data.vnp_txn_ref)).ma_phu_huynh, stranger)
  }))

test('missing fields are named, and a package that is unknown or off sale is not sold', () =>
  withMother(async ({ app, parent }) => {
    const create = (body: object) => app.post('/api/payment/create', body, { as: 'mother' })
    for (const body of [{}, { phu_huynh_id: parent }, { thong_tin_goi_id: oneDevice, phu_huynh_id: null }]) {
      const { status, json } = await create(body)
      assert.equal([status, json.message], [400, 'Thiếu thông tin người dùng hoặc gói dịch vụ'])
    }
    await app.db('goi').where({ id: twoDevices }).update({ da_xoa: true })
    for (const thong_tin_goi_id of [twoDevices, 99]) {
      const { status, json } = await create({ thong_tin_goi_id })
      assert.equal([status, json.error], [404, 'package_not_on_sale'])
    }
  }))

test('D49: a second click within 15 minutes pays the same order, unless price or package changed or it failed', () =>
  withMother(async ({ app }) => {
    const begin = app.services.clock.now().getTime()
    const at = (minutes: number) => app.services.clock.set(new Date(begin + minutes * minute))
    const first = await order(app)
    at(14)
    assert.equal(await order(app), first)
    assert.is.not((await order(app, twoDevices)).vnp_txn_ref, first.vnp_txn_ref)
    assert.is.not((await order(app, oneDevice, 'stranger')).vnp_txn_ref, first.vnp_txn_ref)
    await app.db('goi').where({ id: oneDevice }).update({ gia: 400_000 })
    const dearer = await order(app)
    assert.is.not(dearer.vnp_txn_ref, first.vnp_txn_ref)
    await app
      .db('orders')
      .where(dearer.vnp_txn_ref ? { vnp_txn_ref: dearer.vnp_txn_ref } : {})
      .update({ trang_thai: 'failed' })
    const again = await order(app)
    assert.is.not(again.vnp_txn_ref, dearer.vnp_txn_ref)
    at(14 + 16)
    assert.is.not((await order(app)).vnp_txn_ref, again.vnp_txn_ref)
  }))

test('R20: the return address of buyers comes from the configuration, whatever the request says', () =>
  withMother(async ({ app }) => {
    const headers = { 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'https', Origin: app.config.origin }
    const { json } = await app.post('/api/payment/create', { thong_tin_goi_id: oneDevice }, { as: 'mother', headers })
    assert.not.match(json.data.payment_url, /evil/)
  }))

test('D38: a free package is granted at once without the gateway, and once', () =>
  withMother(async ({ app, parent }) => {
    const { vnp_txn_ref, payment_url } = await order(app, free)
    const [place, ...more] = await placesOf(app, vnp_txn_ref)
    assert.equal(
      [place.trang_thai, place.gia, place.tu_dong_gia_han, place.months, more],
      ['CHUA_GAN', 0, false, null, []],
    )
    const page = new URL(payment_url)
    assert.is(page.origin + page.pathname, `${app.config.origin}/payment/callback`)
    const { data } = (await app.get(`/api/payment/result${page.search}`)).json
    assert.equal([data.trang_thai, data.vnp_txn_ref, data.so_tien], ['success', vnp_txn_ref, 0])
    const again = await app.post('/api/payment/create', { thong_tin_goi_id: free }, { as: 'mother' })
    assert.equal([again.status, again.json.error], [409, 'free_package_taken'])
    assert.is((await app.db('goi_dich_vu').where({ ma_phu_huynh: parent })).length, 1)
    assert.is((await app.get(`/api/payment/vnpay-ipn${page.search}`)).json.RspCode, '97', 'our own key opens no IPN')
  }))

test('a paid package without a price is not ordered, nor granted', () =>
  withMother(async ({ app }) => {
    await app.db('goi').where({ id: oneDevice }).update({ gia: 0 })
    for (const as of ['mother', 'admin'] as const) {
      const { status, json } = await app.post('/api/payment/create', { thong_tin_goi_id: oneDevice }, { as })
      assert.equal([status, json.error], [404, 'package_not_on_sale'])
    }
    assert.equal([await app.db('orders'), await app.db('goi_dich_vu')], [[], []])
  }))

test('parents list their own orders, admins everybody’s, and the filter by parent only narrows the list', () =>
  withMother(async ({ app, parent }) => {
    const stranger = await idOf(app.db, 'stranger')
    const mine = await order(app)
    const theirs = await order(app, twoDevices, 'stranger')
    const list = async (as: 'mother' | 'admin', query = '') =>
      (await app.get(`/api/payment/orders?${query}`, { as })).json.data.map(
        (row: { vnp_txn_ref: string }) => row.vnp_txn_ref,
      )
    assert.equal(await list('mother'), [mine.vnp_txn_ref])
    assert.equal(await list('mother', `ma_phu_huynh=${stranger}`), [])
    assert.equal(await list('admin', 'sort=so_tien'), [mine.vnp_txn_ref, theirs.vnp_txn_ref])
    assert.equal(await list('admin', `ma_phu_huynh=${stranger}&trang_thai=pending&loai=MUA`), [theirs.vnp_txn_ref])
    assert.equal(await list('admin', `vnp_txn_ref=${mine.vnp_txn_ref.slice(8).toLowerCase()}`), [mine.vnp_txn_ref])
    assert.equal(await list('admin', 'tu=2027-01-31&den=2027-01-31&trang_thai=paid'), [])
    const [row] = (await app.get('/api/payment/orders', { as: 'mother' })).json.data
    assert.equal(
      [row.loai, row.trang_thai, row.so_tien, row.ten_goi, row.so_thiet_bi, row.thoi_han_thang, row.ngay_thanh_toan],
      ['MUA', 'pending', 390_000, 'Gói Premium 1 thiết bị', 1, 12, null],
    )
    assert.is((await app.get('/api/payment/orders.csv', { as: 'mother' })).status, 403)
    assert.match((await app.get('/api/payment/orders.csv', { as: 'admin' })).text, new RegExp(mine.vnp_txn_ref))
    assert.ok(parent)
  }))

test('orders stay when their buyer is deleted, without the person', () =>
  withMother(async ({ app, parent }) => {
    const { vnp_txn_ref } = await order(app)
    assert.is((await app.ask('DELETE', `/api/phu-huynh/${parent}`, { as: 'admin' })).status, 200)
    assert.equal([(await orderRow(app, vnp_txn_ref)).ma_phu_huynh], [null])
  }))

test('R31: a package that was ordered is taken off sale instead of being deleted', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    assert.is((await app.ask('DELETE', `/api/goi/${oneDevice}`, { as: 'admin' })).status, 200)
    assert.is((await app.db('goi').where({ id: oneDevice }).first()).da_xoa, true)
    assert.is((await orderRow(app, vnp_txn_ref)).thong_tin_goi_id, oneDevice)
  }))

test('an admin sees what happened to an order, with every call word for word', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    const path = `/api/payment/orders/${vnp_txn_ref}`
    const { data } = (await app.get(path, { as: 'admin' })).json
    assert.equal(
      data.dong_thoi_gian.map((entry: { hanh_dong: string }) => entry.hanh_dong),
      ['gateway_redirect', 'order_created'],
    )
    assert.is((await app.get(path, { as: 'mother' })).status, 403)
    assert.is((await app.get('/api/payment/orders/AN0', { as: 'admin' })).status, 404)
  }))

test('production without an account at the gateway says that nobody can pay, and still grants what is free', () =>
  withMother(async ({ app }) => {
    app.services.gateway = null
    const body = { thong_tin_goi_id: oneDevice }
    const { status, json, headers } = await app.post('/api/payment/create', body, { as: 'mother' })
    assert.equal([status, json.error, headers.get('retry-after')], [503, 'payment_unavailable', '30'])
    assert.equal(await app.db('orders'), [])
    assert.ok((await order(app, free)).vnp_txn_ref)
  }))

test.run()
