import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { withCard } from '../helpers/cards.ts'
import { idOf } from '../helpers/family.ts'
import { opened } from '../helpers/pages.ts'

/** The lines of the newest entry on the page of the audit log. */
async function newest(app: TestApp, language?: string): Promise<string[]> {
  const box = await opened(app, '/admin/nhat-ky', language)
  const entry = box.querySelector('.audit-detail')!
  return [...entry.children].map(line => line.textContent.replace(/\s+/g, ' '))
}

async function withEntry(detail: object, see: (app: TestApp) => Promise<void>): Promise<void> {
  await withApp(async app => {
    await app.get('/api/thong-ke', { as: 'admin' })
    const subject = await idOf(app.db, 'mother')
    const entry = { at: '2100-01-01', action: 'subscription_extended', subject_kind: 'goi_dich_vu', subject }
    await app.db('audit_log').insert({ ...entry, detail: JSON.stringify(detail) })
    await see(app)
  })
}

const term = {
  trang_thai: 'DANG_HOAT_DONG',
  thong_tin_goi_id: 3,
  ngay_ket_thuc: '2026-11-21',
  anchored_on: '2026-01-31',
}

test('an entry of the audit log says in words what changed, in both languages', () =>
  withEntry({ before: term, after: { ...term, trang_thai: 'HET_HAN', ngay_ket_thuc: null } }, async app => {
    assert.equal(await newest(app), ['Trạng tháiĐang hoạt động → Hết hạn', 'Ngày kết thúc21/11/2026 → –'])
    assert.equal(await newest(app, 'en'), ['StatusActive → Expired', 'End date21/11/2026 → –'])
  }))

test('ids, prices, flags and kinds are formatted for people', () =>
  withEntry({ thong_tin_goi_id: 3, gia: 390_000, remembered: true, loai_thiet_bi: 'Desktop' }, async app => {
    const said = (await newest(app)).map(line => line.replace(/\u00a0/g, ' '))
    assert.equal(said, ['Loại thiết bịMáy tính bàn', 'Giá390.000 ₫', 'Gói dịch vụ#3', 'Ghi nhớ đăng nhậpCó'])
  }))

test('several values of one kind are listed, each in words', () =>
  withEntry({ before: { ma_thiet_bi: ['MAY-1', 'MAY-2'] }, loai_thiet_bi: ['Desktop', 'Tablet'] }, async app => {
    assert.equal(await newest(app), ['Mã thiết bịMAY-1, MAY-2', 'Loại thiết bịMáy tính bàn, Máy tính bảng'])
  }))

test('values without a translation are shown as recorded, and a name that looks like a code stays a name', () =>
  withEntry({ unheard_of: 'x', ten_tre: 'admin', trang_thai: 'toString' }, async app => {
    assert.equal(await newest(app), ['Tên trẻ emadmin', 'Trạng tháitoString', 'unheard_ofx'])
  }))

test('the audit entries of charged cards and deletions have words in both languages', () =>
  withCard('good', async ({ app, child, day }) => {
    await day('2028-01-11')
    for (const deleted of ['/goi/3', '/goi/4', `/tre-em/${child}`])
      assert.is((await app.ask('DELETE', `/api${deleted}`, { as: 'admin' })).status, 200)
    for (const language of ['vi', 'en']) {
      const box = await opened(app, '/admin/nhat-ky?limit=100', language)
      const recorded = [...box.querySelectorAll('.audit-detail code')].map(code => code.textContent)
      assert.equal(recorded, [])
      assert.match(box.textContent, /Mã thiết bị|Device code/)
      assert.match(box.textContent, 'MAY-1')
    }
  }))

test.run()
