import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { seedFamily } from '../helpers/family.ts'
import { people } from '../helpers/people.ts'

const asAdmin = { as: 'admin' } as const

test('drilling down goes from parents to the children of one and to the devices of one child', () =>
  withApp(async app => {
    const [mother, child, device] = await seedFamily(app.db, 'mother')
    const term = { trang_thai: 'DANG_HOAT_DONG', ngay_bat_dau: '2020-01-01', nguoi_dung_id: device }
    await app.db('goi_dich_vu').where({ ma_phu_huynh: mother }).update(term)
    const ask = async (query: string) => (await app.get(`/api/drill-down?${query}`, asAdmin)).json

    const parents = await ask('sort=ten&limit=2')
    assert.equal(parents.pagination, { page: 1, limit: 2, total: 3, totalPages: 2 })
    const [first] = parents.data
    assert.equal([first.ma_phu_huynh, first.so_tre_em, first.sdt], [mother, 1, '+84912000001'])
    assert.equal([first.email_phu_huynh, typeof first.ngay_tao], [people.mother.email_phu_huynh, 'string'])

    const children = await ask(`ma_phu_huynh=${mother}&sort=-ten`)
    assert.equal([children.data.length, children.data[0].ma_tre_em, children.data[0].so_thiet_bi], [1, child, 1])
    for (const name of ['ten_tre', 'lop', 'gioi_tinh', 'truong']) assert.ok(name in children.data[0], name)

    const { data } = await ask(`ma_phu_huynh=${mother}&ma_tre_em=${child}&sort=id`)
    assert.equal([data.length, data[0].nguoi_dung_id, data[0].ma_thiet_bi], [1, device, 'TEST-0001'])
    const { goi_hien_tai } = data[0]
    assert.equal([goi_hien_tai.ngay_bat_dau, goi_hien_tai.ngay_ket_thuc], ['2020-01-01', null])
    assert.equal([goi_hien_tai.thongTinGoi.loai_goi, goi_hien_tai.thongTinGoi.thoi_han_thang], ['TRA_PHI', 12])

    assert.equal((await ask(`ma_tre_em=${device! + 999}`)).data, [])
    const { text } = await app.get(`/api/drill-down.csv?ma_phu_huynh=${mother}`, asAdmin)
    assert.match(text, /^\ufeff?ma_tre_em,.*\r\n\d+,/)
  }))

test('an admin who opens a parent or child that was deleted stays in the console', () =>
  withApp(async app => {
    const headers = { Cookie: `token=${await app.token('admin')}` }
    for (const query of ['ma_phu_huynh=999999', 'ma_tre_em=999999']) {
      const { status, headers: got } = await app.get(`/admin/drill-down?${query}`, { headers })
      assert.equal([status, got.get('location')], [302, '/admin/drill-down'])
    }
  }))

test.run()
