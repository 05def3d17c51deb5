import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { idOf, seedFamily } from '../helpers/family.ts'
import type { Name } from '../helpers/people.ts'

const paidPackage = 3
const freePackage = 8
const membership = async (app: TestApp, as: Name) => (await app.get('/api/auth/membership', { as })).json.data

/** Activates the mother's only package on her device. */
async function activate(app: TestApp, given: Record<string, unknown>): Promise<void> {
  const ma_phu_huynh = await idOf(app.db, 'mother')
  const device = app.db('thiet_bi').where({ ma_phu_huynh }).select('nguoi_dung_id')
  const term = { trang_thai: 'DANG_HOAT_DONG', ngay_bat_dau: '2026-11-21', ngay_ket_thuc: '2027-11-21' }
  await app
    .db('goi_dich_vu')
    .where({ ma_phu_huynh })
    .update({ nguoi_dung_id: device, thong_tin_goi_id: paidPackage, ...term, ...given })
}

/** Moves the clock of the service without letting the sessions expire. */
async function at(app: TestApp, moment: string): Promise<void> {
  for (const name of ['mother', 'stranger'] as const) await app.token(name)
  await app.db('sessions').update({ expires_at: new Date('2030-01-01') })
  app.services.clock.set(new Date(moment))
}

test('a parent is Premium while a paid package is active, and no other parent is affected', () =>
  withApp(async app => {
    await seedFamily(app.db, 'mother')
    assert.equal(await membership(app, 'mother'), { loai_tai_khoan: 'FREE' }, 'in the wallet')
    for (const [given, expected, why] of [
      [{}, 'PREMIUM', 'active'],
      [{ ngay_ket_thuc: null }, 'PREMIUM', 'without an end'],
      [{ thong_tin_goi_id: freePackage }, 'FREE', 'free of charge'],
      [{ trang_thai: 'HET_HAN' }, 'FREE', 'over'],
      [{ trang_thai: 'HUY' }, 'FREE', 'cancelled'],
    ] as const) {
      await activate(app, given)
      await at(app, '2026-11-25T05:00:00Z')
      assert.equal(await membership(app, 'mother'), { loai_tai_khoan: expected }, why)
      assert.equal(await membership(app, 'stranger'), { loai_tai_khoan: 'FREE' }, why)
    }
  }))

test('the term begins and ends at midnight in Vietnam', () =>
  withApp(async app => {
    await seedFamily(app.db, 'mother')
    await activate(app, { ngay_bat_dau: '2026-11-21', ngay_ket_thuc: '2026-11-23' })
    for (const [moment, expected] of [
      ['2026-11-20T16:59:30Z', 'FREE'],
      ['2026-11-20T17:00:00Z', 'PREMIUM'],
      ['2026-11-22T16:59:30Z', 'PREMIUM'],
      ['2026-11-22T17:00:00Z', 'FREE'],
    ] as const) {
      await at(app, moment)
      assert.equal(await membership(app, 'mother'), { loai_tai_khoan: expected }, moment)
    }
  }))

test('the membership costs one query per page for a parent, none for an admin or a visitor', () =>
  withApp(async app => {
    const asked: string[] = []
    app.db.on('query', ({ sql }) => asked.push(sql))
    const statements = async (path: string, as?: Name) => {
      const headers = as && { Cookie: `token=${await app.token(as)}` }
      asked.length = 0
      await app.get(path, { headers })
      return [asked.length, asked.filter(sql => sql.includes('goi_dang_dung')).length]
    }
    assert.equal(await statements('/terms', 'mother'), [2, 1])
    assert.equal(await statements('/terms', 'admin'), [1, 0])
    assert.equal(await statements('/register'), [1, 0])
    // the version of visitors' pages is read once a second, and a busy machine may take longer for a page
    const visits = []
    for (let times = 0; times < 4; times++) visits.push((await statements('/terms'))[0])
    assert.ok(visits.includes(0), visits.join())
  }))

test('the account menu shows the membership of the parent', () =>
  withApp(async app => {
    await seedFamily(app.db, 'mother')
    const label = async () => {
      const { text } = await app.get('/', { headers: { Cookie: `token=${await app.token('mother')}` } })
      return /who-labels">.*?<\/p>/.exec(text)![0].replace(/<[^>]*>/g, ' ')
    }
    assert.match(await label(), /Phụ huynh +Tiêu chuẩn/)
    await activate(app, { ngay_bat_dau: '2020-01-01', ngay_ket_thuc: null })
    assert.match(await label(), /Phụ huynh +Premium/)
  }))

test.run()
