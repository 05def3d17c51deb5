import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { idOf, seedFamily } from '../helpers/family.ts'
import { people } from '../helpers/people.ts'

interface Row {
  email_phu_huynh: string
  so_tre_em: number
  so_thiet_bi: number
  loai_tai_khoan: string
  phien_ban: number
}

const asAdmin = { as: 'admin' } as const
const list = async (app: TestApp, query = '') => (await app.get(`/api/phu-huynh?${query}`, asAdmin)).json
const emails = async (app: TestApp, query: string): Promise<string[]> =>
  (await list(app, query)).data.map((row: Row) => row.email_phu_huynh)

const [mother, stranger, admin] = [
  people.mother.email_phu_huynh,
  people.stranger.email_phu_huynh,
  people.admin.email_phu_huynh,
]

async function putToUse(app: TestApp, term: Record<string, unknown>): Promise<void> {
  const ma_phu_huynh = await idOf(app.db, 'mother')
  const device = app.db('thiet_bi').where({ ma_phu_huynh }).select('nguoi_dung_id')
  const used = { trang_thai: 'DANG_HOAT_DONG', ngay_bat_dau: '2020-01-01', ngay_ket_thuc: null, thong_tin_goi_id: 3 }
  await app
    .db('goi_dich_vu')
    .where({ ma_phu_huynh })
    .update({ nguoi_dung_id: device, ...used, ...term })
}

test('the list of parents shows each with how many children and devices they have, and whether they are Premium', () =>
  withApp(async app => {
    await seedFamily(app.db, 'mother')
    const row = async () => (await list(app, `email=${mother}`)).data[0]
    assert.equal(await row(), {
      ma_phu_huynh: await idOf(app.db, 'mother'),
      ten_phu_huynh: people.mother.ten_phu_huynh,
      email_phu_huynh: mother,
      sdt: '+84912000001',
      dia_chi: null,
      la_admin: false,
      ngay_tao: (await row()).ngay_tao,
      phien_ban: 1,
      so_tre_em: 1,
      so_thiet_bi: 1,
      loai_tai_khoan: 'FREE',
      khoa_luc: null,
      ly_do_khoa: null,
    })
    await putToUse(app, {})
    assert.is((await row()).loai_tai_khoan, 'PREMIUM')
  }))

test('a text filter finds names, e-mails and phones by any part, without case and marks', () =>
  withApp(async app => {
    for (const [query, expected] of [
      ['ten=nguyen', [mother]],
      ['ten=HANH', [mother]],
      ['ten=van%20l', [stranger]],
      ['ten=guyen%20th', [mother]],
      ['ten=%25', []],
      ['ten=_', []],
      ['email=LA%40test', [stranger]],
      ['email=test', [admin, mother, stranger]],
      ['sdt=0912000001', [mother]],
      ['sdt=0912%20000%20002', [stranger]],
      ['sdt=%2B84912000003', [admin]],
      ['sdt=84912000003', [admin]],
      ['sdt=00000', [admin, mother, stranger]],
      ['sdt=0003', [admin]],
      ['sdt=12000', [admin, mother, stranger]],
      ['sdt=abc', []],
      ['role=admin', [admin]],
      ['role=user', [mother, stranger]],
      ['role=user&ten=nguyen', [mother]],
    ] as const)
      assert.equal(await emails(app, `${query}&sort=email`), [...expected].sort(), query)
  }))

test('the filter by account type follows the subscriptions that are in use today', () =>
  withApp(async app => {
    await seedFamily(app.db, 'mother')
    for (const [term, expected] of [
      [{}, [mother]],
      [{ ngay_ket_thuc: '2020-02-01' }, []],
      [{ ngay_bat_dau: '2099-01-01' }, []],
      [{ thong_tin_goi_id: 8 }, []],
    ] as const) {
      await putToUse(app, term)
      assert.equal(await emails(app, 'loai=PREMIUM'), expected)
      assert.equal((await emails(app, 'loai=FREE')).length, 3 - expected.length)
    }
  }))

test('parents come newest first, and sort by name, e-mail, date and id in both directions', () =>
  withApp(async app => {
    for (const [index, email] of [admin, stranger, mother].entries())
      await app
        .db('phu_huynh')
        .where({ email_phu_huynh: email })
        .update({ ngay_tao: new Date(2020, index) })
    assert.equal(await emails(app, ''), [mother, stranger, admin])
    for (const [sort, expected] of [
      ['id', [mother, stranger, admin]],
      ['ten', [mother, admin, stranger]],
      ['email', [admin, mother, stranger]],
      ['ngay_tao', [admin, stranger, mother]],
    ] as const) {
      assert.equal(await emails(app, `sort=${sort}`), expected, sort)
      assert.equal(await emails(app, `sort=-${sort}`), expected.toReversed(), sort)
      assert.equal(await emails(app, `sort=${sort}&email=test`), expected, sort)
      assert.equal(await emails(app, `sort=${sort}&email=test&limit=1&page=2`), [expected[1]], sort)
    }
  }))

test('the parents leave as CSV with their counts', () =>
  withApp(async app => {
    await seedFamily(app.db, 'mother')
    const { text } = await app.get('/api/phu-huynh.csv?ten=nguyen', asAdmin)
    assert.match(
      text,
      /so_tre_em,so_thiet_bi,loai_tai_khoan,khoa_luc,ly_do_khoa\r\n\d+,Nguyễn Thị Hạnh,.*,1,1,FREE,,\r\n$/,
    )
  }))

/** Parents with names that share a word, which stands first, later, or both. */
async function crowd(app: TestApp, count: number): Promise<void> {
  await app.db.raw(
    `insert into phu_huynh (ten_phu_huynh, email_phu_huynh, mat_khau, ngay_tao)
     select (array['Bùi Nguyễn', 'Nguyễn', 'Vũ', 'Nguyễn Thị Nguyên'])[1 + i % 4] || ' ' || i, i || '@crowd.vn', '$argon2id$', now()
     from generate_series(1, ?::int) i`,
    [count],
  )
}

test('filtered rows are counted up to 1,000, and the pages up to there are right and in order', () =>
  withApp(async app => {
    await crowd(app, 1_600)
    const { pagination } = await list(app, 'ten=nguyen')
    assert.equal(pagination, { page: 1, limit: 10, total: 1_000, totalPages: 100, totalIsMinimum: true })
    assert.is((await list(app, 'ten=nguyen&page=101')).data.length, 0)
    assert.is((await list(app)).pagination.total, 1_603)
    assert.is((await list(app, 'role=user')).pagination.total, 1_602)
    assert.equal((await list(app, 'loai=FREE')).pagination, { page: 1, limit: 10, total: 1_603, totalPages: 161 })
    assert.is((await list(app, 'loai=FREE&sort=id&page=161')).data.length, 3)
    const names = (await app.db('phu_huynh').whereRaw(`ten_tim like '%nguyen%'`).select('ten_tim')).map(
      row => row.ten_tim,
    )
    for (const [sort, sorted] of [
      ['ten', names.toSorted()],
      ['-ten', names.toSorted().reverse()],
    ] as const)
      for (const page of [1, 3, 10]) {
        const { data } = await list(app, `ten=nguyen&sort=${sort}&limit=100&page=${page}`)
        const found = data.map((row: { ten_phu_huynh: string }) =>
          row.ten_phu_huynh.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
        )
        assert.equal(found, sorted.slice((page - 1) * 100, page * 100), `${sort} ${page}`)
      }
  }))

test.run()
