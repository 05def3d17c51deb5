import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withMother } from '../helpers/billing.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { openedRenewal } from '../helpers/renewals.ts'

const asAdmin = { as: 'admin' } as const

test('one answer has the parent, the children with devices and packages, purchases, orders, refunds and messages', () =>
  withMother(async given => {
    const { app, parent, child, device, buy } = given
    const { vnp_txn_ref } = await openedRenewal(given)
    await buy(3, { vnp_txn_ref: 'BA-SUAT' })
    const { data } = (await app.get(`/api/phu-huynh/${parent}/tong-quan`, asAdmin)).json
    assert.equal(
      [data.phu_huynh.ma_phu_huynh, data.phu_huynh.sdt, data.phu_huynh.loai_tai_khoan],
      [parent, '+84912000001', 'PREMIUM'],
    )
    const [only] = data.treEmList
    assert.equal([data.treEmList.length, only.ma_tre_em, only.thietBiList.length], [1, child, 1])
    assert.is(only.thietBiList[0].nguoi_dung_id, device)
    assert.ok(only.thietBiList[0].goi_hien_tai.ngay_ket_thuc)
    assert.equal(
      data.chua_gan.rows.map((row: Record<string, unknown>) => [row.vnp_txn_ref, row.so_goi_chua_gan]),
      [['BA-SUAT', 3]],
    )
    assert.is(data.don_hang.rows[0].vnp_txn_ref, vnp_txn_ref)
    assert.equal(
      data.cho_gia_han.map((row: Record<string, unknown>) => row.vnp_txn_ref),
      [vnp_txn_ref],
    )
    const page = await opened(app, `/admin/phu-huynh/${parent}`)
    assert.match(textOf('.notice', page), `Chờ thanh toán gia hạn`)
    assert.match(textOf('.notice', page), vnp_txn_ref)
    assert.equal(data.hoan_tien.rows, [])
    assert.ok(data.tin_nhan.some((each: Record<string, unknown>) => each.loai === 'renewal_opened'))
  }))

test('long lists are cut to their newest rows, with the number of all', () =>
  withMother(async ({ app, parent }) => {
    await app.db.raw(
      `insert into orders (vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, loai, trang_thai, so_tien, ten_goi, so_thiet_bi,
                           ngay_tao, create_date)
       select 'DON' || i, ?, 3, 'MUA', 'failed', 1, 'Gói', 1, now() + i * interval '1 minute', '20270131120000'
       from generate_series(1, 30) i`,
      [parent],
    )
    const { don_hang } = (await app.get(`/api/phu-huynh/${parent}/tong-quan`, asAdmin)).json.data
    assert.equal([don_hang.rows.length, don_hang.rows[0].vnp_txn_ref, don_hang.pagination.total], [5, 'DON30', 30])
  }))

test('the log has what admins did about the family, also about what is gone, and nothing of others', () =>
  withMother(async ({ app, parent, child, device, put }) => {
    const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}, as = 'admin' as never) =>
      app.ask(method, `/api/${path}`, { as, body })
    const hers = await seedChildWithDevice(app.db, await idOf(app.db, 'stranger'), 'MAY-2')
    await write('PUT', `phu-huynh/${parent}`, { ten_phu_huynh: 'Nguyễn Hạnh' })
    await write('PUT', `tre-em/${child}`, { lop: 3 })
    await write('PUT', `tre-em/${child}`, { lop: 4 }, 'mother' as never)
    await write('PUT', `tre-em/${hers.child}`, { lop: 5 })
    await put('change-goi', { thong_tin_goi_id: 3 })
    await write('DELETE', `thiet-bi/${device}`)
    await write('DELETE', `thiet-bi/${hers.device}`)
    const { rows, pagination } = (await app.get(`/api/phu-huynh/${parent}/tong-quan`, asAdmin)).json.data.nhat_ky
    const said = rows.map((row: Record<string, unknown>) => [row.hanh_dong, row.ten_doi_tuong, row.cua_phu_huynh])
    assert.equal(said.slice(0, 1), [['device_deleted', 'Máy của An', null]])
    assert.equal(
      said.filter(([action]: string[]) => action === 'child_changed'),
      [['child_changed', 'Bé An', parent]],
    )
    assert.equal(said.at(-1), ['parent_changed', 'Nguyễn Hạnh', parent])
    assert.is(pagination.total, rows.length)
    assert.ok(said.some(([action]: string[]) => /^subscription_/.test(action!)))
    const { data } = (await app.get(`/api/nhat-ky?gia_dinh=${parent}`, asAdmin)).json
    assert.equal(
      data.map(({ id }: { id: number }) => id),
      rows.map(({ id }: { id: number }) => id),
    )
  }))

test('a larger family takes no more statements, nobody but admins may look, and an unknown id is a 404', () =>
  withMother(async ({ app, parent }) => {
    const path = (id: number) => `/api/phu-huynh/${id}/tong-quan`
    const statementsOf = async () => {
      let count = 0
      const counts = () => count++
      app.db.on('query', counts)
      assert.is((await app.get(path(parent), asAdmin)).status, 200)
      app.db.off('query', counts)
      return count
    }
    await statementsOf()
    const few = await statementsOf()
    for (let i = 0; i < 8; i++) await seedChildWithDevice(app.db, parent, `NHIEU-${i}`)
    assert.is(await statementsOf(), few)
    assert.is((await app.get(path(parent), { as: 'mother' })).status, 403)
    assert.is((await app.get(path(2_000_000), asAdmin)).status, 404)
  }))

test.run()
