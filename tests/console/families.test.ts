import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withMother } from '../helpers/billing.ts'
import { bought } from '../helpers/renewals.ts'

test('a device carries its packages newest first, also inside its child and its parent; a child carries its devices', () =>
  withMother(async ({ app, parent, assign }) => {
    const { ids, ref } = await bought(app)
    await assign(ids[0]!)
    const place = await app.db('goi_dich_vu').where({ id: ids[0]! }).first()
    const { nguoi_dung_id } = place
    const { ma_tre_em } = await app.db('thiet_bi').where({ nguoi_dung_id }).first()
    const read = async (path: string) => (await app.get(`/api${path}`, { as: 'mother' })).json.data
    const own = await read(`/thiet-bi/${nguoi_dung_id}`)
    assert.equal(own.goiDichVuList, await read(`/thiet-bi/${nguoi_dung_id}/goi`))
    const [{ id, trang_thai, vnp_txn_ref, thongTinGoi }] = own.goiDichVuList
    assert.equal([id, trang_thai, vnp_txn_ref, thongTinGoi.loai_goi], [ids[0], 'DANG_HOAT_DONG', ref, 'TRA_PHI'])
    const child = await read(`/tre-em/${ma_tre_em}`)
    const family = await read(`/phu-huynh/${parent}`)
    const [first] = child.thietBiList
    assert.equal([first.nguoi_dung_id, first.goiDichVuList], [nguoi_dung_id, own.goiDichVuList])
    const listed = family.treEmList.find((each: typeof child) => each.ma_tre_em === ma_tre_em)
    assert.equal(listed.thietBiList, child.thietBiList)
    for (const path of [`/thiet-bi/${nguoi_dung_id}`, `/tre-em/${ma_tre_em}`])
      assert.is((await app.get(`/api${path}`, { as: 'stranger' })).status, 404, path)
  }))

test('packages inside a family are in the language of the parent, for admins in the original', () =>
  withMother(async ({ app, parent, assign }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    const name = async (as: 'mother' | 'admin') => {
      const { data } = (await app.get(`/api/phu-huynh/${parent}`, { as, headers: { 'Accept-Language': 'en' } })).json
      return data.treEmList[0].thietBiList[0].goiDichVuList[0].ten_goi
    }
    assert.match(await name('admin'), 'thiết bị')
    assert.match(await name('mother'), 'device')
  }))

test.run()
