import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parentRows } from '../../src/console/parent-store.ts'
import { exportList } from '../../src/kernel/lists/export.ts'
import { parents } from '../../src/shared/parent-lists.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { idOf } from '../helpers/family.ts'
import { opened } from '../helpers/pages.ts'

const exported = ({ db }: TestApp) => db('audit_log').where({ action: 'list_exported' }).orderBy('id')

async function addParents({ db }: TestApp, count: number): Promise<void> {
  await db.raw(
    `insert into phu_huynh (ten_phu_huynh, email_phu_huynh, mat_khau, ngay_tao)
     select 'Hoàng ' || i, i || '@crowd.vn', '$argon2id$', now() from generate_series(1, ?::int) i`,
    [count],
  )
}

/** The newest entry of the log on its page. */
async function newest(app: TestApp, language: string): Promise<string[]> {
  const box = await opened(app, '/admin/nhat-ky', language)
  const cell = box.querySelector('.audit-detail')!
  return [cell.closest('tr')!.textContent, ...[...cell.children].map(line => line.textContent)]
}

test('an export is an entry of the audit log: who, which list, with which filters, and how many rows', () =>
  withApp(async app => {
    await addParents(app, 12)
    const { text } = await app.get('/api/phu-huynh.csv?ten=hoang&loai=FREE&sort=ten&limit=5', { as: 'admin' })
    assert.is(text.trim().split('\r\n').length, 13)
    const [entry, ...others] = await exported(app)
    assert.equal(others, [])
    assert.is(entry.actor, await idOf(app.db, 'admin'))
    assert.equal(entry.detail, { list: 'phu-huynh', filters: ['ten: hoang', 'loai: FREE'], rows: 12 })
    const [vi, ...inVietnamese] = await newest(app, 'vi')
    assert.match(vi!, 'Xuất danh sách ra CSV')
    assert.equal(inVietnamese, ['Danh sáchPhụ huynh', 'Bộ lọcten: hoang, loai: FREE', 'Số dòng12'])
    const [en, ...inEnglish] = await newest(app, 'en')
    assert.match(en!, 'Exported a list as CSV')
    assert.equal(inEnglish, ['ListParents', 'Filtersten: hoang, loai: FREE', 'Rows12'])
  }))

test('every list is named in both languages where its export is recorded', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    for (const [path, vi, en] of [
      [`/phu-huynh/${mother}/tre-em`, 'Trẻ em', 'Children'],
      ['/thiet-bi', 'Thiết bị', 'Devices'],
      ['/drill-down', 'Phụ huynh', 'Parents'],
      ['/phu-huynh/role/user', 'Tài khoản theo vai trò', 'Accounts by role'],
      ['/payment/orders', 'Đơn hàng', 'Orders'],
      ['/payment/refunds', 'Hoàn tiền', 'Refunds'],
      ['/payment/revenue', 'Doanh thu', 'Revenue'],
      [`/payment/purchased/${mother}`, 'Gói đã mua', 'Purchased packages'],
      [`/payment/unassigned/${mother}`, 'Gói chưa gán', 'Unassigned packages'],
      ['/lien-he', 'Liên hệ đối tác', 'Partner requests'],
      ['/nhat-ky', 'Nhật ký', 'Audit log'],
    ] as const) {
      assert.is((await app.get(`/api${path}.csv`, { as: 'admin' })).status, 200, path)
      for (const [language, word] of Object.entries({ vi, en }))
        assert.ok((await newest(app, language))[1]!.endsWith(word), `${path} in ${language}`)
    }
  }))

test('an export that is broken off is recorded too, with the rows that were read until then', () =>
  withApp(async app => {
    await addParents(app, 2_500)
    const person = { ma_phu_huynh: await idOf(app.db, 'admin'), la_admin: true }
    const given = { ...app.services, caller: { person, address: null }, params: {}, query: {}, now: new Date() }
    const { csv } = await exportList('/phu-huynh', parents, parentRows, given as never)
    const lines = csv![Symbol.asyncIterator]()
    await lines.next()
    const details = async () => (await exported(app)).map(({ detail }) => detail)
    assert.equal(await details(), [{ list: 'phu-huynh', filters: [] }])
    await lines.return!()
    assert.equal(await details(), [{ list: 'phu-huynh', filters: [], rows: 1_000, broken_off: true }])
  }))

test('an export that is refused is no entry', () =>
  withApp(async app => {
    assert.is((await app.get('/api/phu-huynh.csv', { as: 'mother' })).status, 403)
    assert.is((await app.get('/api/phu-huynh.csv?sort=mat_khau', { as: 'admin' })).status, 400)
    assert.is((await app.get('/api/phu-huynh/2147483647/tre-em.csv', { as: 'admin' })).status, 404)
    assert.equal(await exported(app), [])
  }))

test('the head of an export alone is refused, so that it is no entry', () =>
  withApp(async app => {
    const headers = { Authorization: `Bearer ${await app.token('admin')}` }
    for (const path of ['phu-huynh.csv', 'payment/revenue.csv', 'drill-down.csv']) {
      const answered = await fetch(`${app.url}/api/${path}`, { method: 'HEAD', headers })
      assert.equal([answered.status, answered.headers.get('allow')], [405, 'GET'], path)
    }
    assert.equal(await exported(app), [])
  }))

test.run()
