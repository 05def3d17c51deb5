import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Bought, twoDevices, withMother } from '../helpers/billing.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import type { Name } from '../helpers/people.ts'
import { bought, openedRenewal } from '../helpers/renewals.ts'

interface Asked {
  unassigned?: string
  inUse?: string
  orders?: string
}

const none: Asked = {}
const asked: Asked = {
  unassigned: 'sort=gia&khoang_gia=100_500',
  inUse: 'sort=ten&limit=10&ten=thiet',
  orders: 'page=2&limit=1&loai=MUA',
}
const searched: Asked = { unassigned: 'ten=2+THIET', inUse: 'page=1', orders: 'trang_thai=pending&sort=-so_tien' }

const prefixed = (prefix: string, query = '') =>
  [...new URLSearchParams(query)].map(([name, value]) => [prefix + name, value])

/** Reads the wallet with the endpoint of the wallet page. */
async function wallet({ app }: Bought, as: Name, language: string, { unassigned, inUse, orders }: Asked) {
  const query = [...prefixed('', unassigned), ...prefixed('dd.', inUse), ...prefixed('dh.', orders)]
  const headers = { 'Accept-Language': language }
  const { json } = await app.get(`/api/payment/wallet?${new URLSearchParams(query)}`, { as, headers })
  const { due, hasBought, ...lists } = json.data
  return lists
}

/** Reads the same from the endpoints of the three lists. */
async function lists({ app }: Bought, as: Name, language: string, { unassigned = '', inUse = '', orders = '' }: Asked) {
  const headers = { 'Accept-Language': language }
  const read = async (path: string) => (await app.get(`/api${path}`, { as, headers })).json
  const { ma_phu_huynh: id } = (await read('/auth/me')).data
  const page = async (path: string) => {
    const { data, pagination } = await read(path)
    return { rows: data, pagination }
  }
  const sized = (query: string) => (query.includes('limit') ? query : `${query}&limit=5`)
  const sorted = inUse.includes('sort') ? inUse : `${inUse}&sort=con`
  return {
    unassigned: alone(await page(`/payment/unassigned/${id}?${unassigned}`)),
    inUse: await page(`/payment/purchased/${id}?${sorted}&trang_thai=DANG_HOAT_DONG`),
    orders: await page(`/payment/orders?${sized(orders)}&ma_phu_huynh=${id}`),
    renewals: (await read(`/payment/orders?loai=GIA_HAN&limit=50&ma_phu_huynh=${id}`)).data,
    card: (await read('/payment/card')).data,
    freeAgain: null,
  }
}

type PageOf = { rows: { gia: number }[]; pagination: object }
/** As the wallet shows rows of which each is the only one of its purchase. */
const alone = ({ rows, pagination }: PageOf) => ({
  rows: rows.map(row => ({ ...row, so_goi_chua_gan: 1, so_goi_da_mua: 1, da_tra: row.gia })),
  pagination,
})

const isRenewal = ({ loai }: { loai: string }) => loai === 'GIA_HAN'

/** A package in use, its renewal that waits to be paid, and others in the wallet. */
async function fill(given: Bought): Promise<void> {
  const { buy } = given
  await openedRenewal(given)
  await buy(1, { thong_tin_goi_id: twoDevices, gia: 370_500 })
  await buy()
}

test('the page of a wallet reads what the endpoint of each of its lists answers, in either language', () =>
  withMother(async given => {
    await fill(given)
    for (const language of ['vi', 'en'])
      for (const query of [none, asked, searched]) {
        const found = await wallet(given, 'mother', language, query)
        assert.equal(found, await lists(given, 'mother', language, query), `${language} ${JSON.stringify(query)}`)
      }
    const { unassigned, inUse, orders, renewals } = await wallet(given, 'mother', 'en', none)
    assert.equal(
      [unassigned, inUse, orders].map(({ rows }) => rows.length),
      [2, 1, 2],
    )
    assert.is(renewals[0].don_goc, inUse.rows[0].vnp_txn_ref)
    assert.not.match(unassigned.rows[0].ten_goi, 'Gói')
  }))

test('the wallet has the renewals of its packages also where the newest orders are all others', () =>
  withMother(async given => {
    await fill(given)
    for (let more = 0; more < 5; more++) await bought(given.app)
    const found = await wallet(given, 'mother', 'vi', none)
    assert.equal(found, await lists(given, 'mother', 'vi', none))
    assert.equal(
      [found.orders.rows, found.renewals].map(rows => rows.some(isRenewal)),
      [false, true],
    )
  }))

test('the places of one purchase are one row of the wallet, on one page, counted once', () =>
  withMother(async given => {
    const { buy, assign } = given
    const first = await buy(3, { gia: 99_999 })
    const second = await buy(1, { gia: 400_000 })
    const shown = async (unassigned: string) => {
      const { rows, pagination } = (await wallet(given, 'mother', 'vi', { unassigned })).unassigned
      const { total, totalPages } = pagination
      return [
        rows.map((row: { id: number; so_goi_chua_gan: number }) => [row.id, row.so_goi_chua_gan]),
        total,
        totalPages,
      ]
    }
    assert.equal(await shown('sort=gia'), [
      [
        [first[0], 3],
        [second[0], 1],
      ],
      2,
      1,
    ])
    assert.equal(await shown('sort=gia&limit=1'), [[[first[0], 3]], 2, 2])
    assert.equal(await shown('sort=gia&limit=1&page=2'), [[[second[0], 1]], 2, 2])
    assert.equal(await shown('khoang_gia=duoi_100'), [[[first[0], 3]], 1, 1])
    await assign(first[0]!)
    assert.equal(await shown('khoang_gia=duoi_100'), [[[first[1], 2]], 1, 1])
    await given.at('2029-01-01T05:00:00Z')
    assert.equal(await shown(''), [[[second[0], 1]], 1, 1], 'with the term that began, its sisters are over')
  }))

test('each reader, also an admin, gets a wallet of their own, as of the day on which it is read', () =>
  withMother(async given => {
    const { app, at } = given
    await fill(given)
    const mine = await wallet(given, 'mother', 'vi', none)
    const ofStranger = await wallet(given, 'stranger', 'vi', none)
    assert.equal([ofStranger.unassigned.rows, ofStranger.orders.rows, ofStranger.renewals], [[], [], []])
    assert.equal(await wallet(given, 'admin', 'vi', none), await lists(given, 'admin', 'vi', none))
    await seedChildWithDevice(app.db, given.parent, 'MAY-2')
    await at('2028-01-20T05:00:00Z')
    const later = await wallet(given, 'mother', 'vi', none)
    assert.equal(later, await lists(given, 'mother', 'vi', none))
    assert.is(mine.inUse.rows[0].so_ngay_con_lai - later.inUse.rows[0].so_ngay_con_lai, 8)
  }))

test('a wallet with more places than one read counts is still read', () =>
  withMother(async given => {
    const { app, parent, buy } = given
    const [id] = await buy()
    await app.db.raw(
      `insert into goi_dich_vu (ma_phu_huynh, thong_tin_goi_id, gia, ngay_mua, trang_thai)
       select ma_phu_huynh, thong_tin_goi_id, gia, ngay_mua, trang_thai from goi_dich_vu, generate_series(1, 1000)
       where id = ?`,
      [id!],
    )
    const { unassigned } = await wallet(given, 'mother', 'vi', none)
    assert.equal(unassigned, (await lists(given, 'mother', 'vi', none)).unassigned)
    assert.equal([unassigned.rows.length, unassigned.pagination.total, parent > 0], [10, 1001, true])
  }))

test('the page of a wallet costs seven statements: who asks, their membership, their card, what is offered and one for each list; an eighth where something is renewed', () =>
  withMother(async given => {
    const { app, buy } = given
    const asked: string[] = []
    app.db.on('query', ({ sql }) => asked.push(sql))
    const Cookie = `token=${await app.token('mother')}`
    const costs = async (statements: number) => {
      asked.length = 0
      const { status, text } = await app.get('/wallet', { headers: { Cookie } })
      assert.is(status, 200)
      assert.match(text, 'Gói Premium 2 thiết bị')
      assert.is(asked.length, statements, asked.join('\n\n'))
    }
    await buy(1, { thong_tin_goi_id: twoDevices, gia: 370_500 })
    await costs(7)
    await openedRenewal(given)
    await costs(8)
  }))

test('a query that no list of the wallet knows is refused', () =>
  withMother(async ({ app }) => {
    for (const query of ['dd.mau=do', 'dx.page=1', 'page=0', 'dh.sort=ten']) {
      const { status } = await app.get(`/api/payment/wallet?${query}`, { as: 'mother' })
      assert.is(status, 400, query)
    }
  }))

test.run()
