import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createRandom } from '../../scripts/test/random.ts'
import { dateInVietnam } from '../../src/shared/dates.ts'
import type { TestApp } from '../helpers/app.ts'
import { oneDevice, start, twoDevices, withMother } from '../helpers/billing.ts'
import { ipn, order, told } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { withPaid } from '../helpers/paid-order.ts'

interface Row {
  khoa: string | number
  so_don: number
  da_thu: number
  da_hoan: number
  thuc_thu: number
}
const revenue = async (app: TestApp, query: string): Promise<Row[]> =>
  (await app.get(`/api/payment/revenue?${query}`, { as: 'admin' })).json.data
const totalOf = (rows: Row[]) => {
  const sum = (of: Exclude<keyof Row, 'khoa'>) => rows.reduce((total, row) => total + row[of], 0)
  return [sum('so_don'), sum('da_thu'), sum('da_hoan'), sum('thuc_thu')]
}
const day = 86_400_000

/** Orders of a year in all states, some with refunds, each with the day on which its money counts. */
async function seedYear({ db }: TestApp, ma_phu_huynh: number) {
  const random = createRandom(7)
  const counted: { day: string; goi: number; paid: number; refunded: number }[] = []
  for (let at = 0; at < 200; at++) {
    const trang_thai = random.one(['paid', 'paid', 'paid', 'refunded', 'review', 'failed', 'expired'])
    const paidAt = new Date(Date.parse(start) - random.below(400 * day))
    const goi = random.one([oneDevice, twoDevices])
    const so_tien = 5_000 + random.below(1_000_000)
    const isPaid = ['paid', 'refunded'].includes(trang_thai)
    // sent back from a review: never counted as paid
    const isOfReview = trang_thai === 'refunded' && random.chance(0.3)
    const [{ id }] = await db('orders')
      .insert({
        vnp_txn_ref: `NAM${at}`,
        ma_phu_huynh,
        thong_tin_goi_id: goi,
        loai: 'MUA',
        trang_thai,
        so_tien,
        ten_goi: 'Gói',
        so_thiet_bi: 1,
        ngay_tao: paidAt,
        ngay_thanh_toan: isPaid && !isOfReview ? paidAt : null,
        create_date: '20260101000000',
      })
      .returning('id')
    if (isPaid && !isOfReview) counted.push({ day: dateInVietnam(paidAt), goi, paid: so_tien, refunded: 0 })
    if (trang_thai !== 'refunded') continue
    const decided_at = new Date(paidAt.getTime() + random.below(60 * day))
    const state = random.one(['processing', 'refunded'])
    await db('refunds').insert({ order_id: id, so_tien, ly_do: '', trang_thai: state, ngay_tao: paidAt, decided_at })
    if (!isOfReview) counted.push({ day: dateInVietnam(decided_at), goi, paid: 0, refunded: so_tien })
  }
  return counted
}

test('the days, the months and the packages add up to the same, which is what orders and refunds say', () =>
  withMother(async ({ app, parent }) => {
    const counted = await seedYear(app, parent)
    const sum = (of: 'paid' | 'refunded', among = counted) => among.reduce((total, each) => total + each[of], 0)
    const payments = counted.filter(({ paid }) => paid > 0).length
    const ledger = [payments, sum('paid'), sum('refunded'), sum('paid') - sum('refunded')]
    for (const nhom of ['ngay', 'thang', 'goi']) assert.equal(totalOf(await revenue(app, `nhom=${nhom}`)), ledger, nhom)

    const days = await revenue(app, 'nhom=ngay')
    assert.equal(
      days.map(({ khoa }) => khoa),
      [...new Set(counted.map(each => each.day))].sort(),
    )
    for (const { khoa, da_thu, da_hoan, thuc_thu } of days) {
      const ofDay = counted.filter(each => each.day === khoa)
      assert.equal([da_thu, da_hoan, thuc_thu], [sum('paid', ofDay), sum('refunded', ofDay), da_thu - da_hoan])
    }
    const within = counted.filter(each => each.day >= '2026-05-01' && each.day <= '2026-08-31')
    for (const nhom of ['ngay', 'thang', 'goi']) {
      const [, paid, refunded] = totalOf(await revenue(app, `nhom=${nhom}&tu=2026-05-01&den=2026-08-31`))
      assert.equal([paid, refunded], [sum('paid', within), sum('refunded', within)], nhom)
    }
  }))

test('a payment counts on its day in Vietnam, also when it is refunded later, and the refund on its own day', () =>
  withMother(async ({ app, at }) => {
    await at('2027-01-31T16:59:00Z')
    const { vnp_txn_ref } = await order(app)
    await at('2027-01-31T17:01:00Z')
    assert.is(await ipn(app, told(app, vnp_txn_ref)), '00')
    const paid = { da_thu: 390_000, da_hoan: 0, thuc_thu: 390_000 }
    const firstOfFebruary = await revenue(app, 'nhom=ngay')
    const { ngay_thanh_toan, id } = await app.db('orders').where({ vnp_txn_ref }).first()
    const khoa = dateInVietnam(ngay_thanh_toan)
    assert.equal(firstOfFebruary, [{ khoa, so_don: 1, ...paid }])
    const moved = { order_id: id, so_tien: 390_000, ly_do: '', trang_thai: 'refunded' }
    await app
      .db('refunds')
      .insert({ ...moved, ngay_tao: ngay_thanh_toan, decided_at: new Date('2027-03-05T17:00:00Z') })
    await app.db('orders').where({ id }).update({ trang_thai: 'refunded' })
    assert.equal(await revenue(app, 'nhom=ngay'), [
      { khoa, so_don: 1, ...paid },
      { khoa: '2027-03-06', so_don: 0, da_thu: 0, da_hoan: 390_000, thuc_thu: -390_000 },
    ])
    const [ofPackage] = await revenue(app, 'nhom=goi')
    assert.equal([ofPackage!.khoa, ofPackage!.so_don, ofPackage!.thuc_thu], [oneDevice, 1, 0])
    const { text } = await app.get('/api/payment/revenue.csv?nhom=ngay&tu=2027-03-01', { as: 'admin' })
    assert.is(text, 'khoa,so_don,da_thu,da_hoan,thuc_thu\r\n2027-03-06,0,0,390000,-390000\r\n')
  }))

test('the numbers of a package are less by each part that went back, as its revenue is', () =>
  withPaid(async ({ app, ref, refund }) => {
    const again = '15000001'
    await ipn(app, told(app, ref, { vnp_TransactionNo: again }))
    await refund({ giao_dich: again })
    const both = async () => {
      const [ofPackage] = await revenue(app, 'nhom=goi')
      const numbers = await app.get(`/api/goi/${oneDevice}/thong-ke`, { as: 'admin' })
      return [numbers.json.data.doanh_thu, ofPackage!.thuc_thu]
    }
    assert.equal(await both(), [390_000, 390_000])
    await refund({ so_tien: 90_000 })
    assert.equal(await both(), [300_000, 300_000])
    await refund({ so_tien: 50_000, ben_ngoai: { ngay: '2027-01-31', ma_tham_chieu: 'FT1' } })
    assert.equal(await both(), [250_000, 250_000])
    await refund()
    assert.equal(await both(), [0, 0])
  }))

test('bad days and groups are refused, and parents see no revenue', () =>
  withMother(async ({ app }) => {
    for (const query of ['nhom=nam', 'tu=2027-02-30', 'den=x'])
      assert.is((await app.get(`/api/payment/revenue?${query}`, { as: 'admin' })).status, 400, query)
    for (const path of ['revenue', 'revenue.csv', 'figures'])
      assert.is((await app.get(`/api/payment/${path}`, { as: 'mother' })).status, 403, path)
  }))

test('the page shows revenue by month, the chosen period, and what a dashboard owes its owner', () =>
  withMother(async ({ app, parent, buy, assign, at }) => {
    const [place] = await buy()
    await assign(place!)
    await seedYear(app, parent)
    await at('2028-01-10T05:00:00Z')
    const page = await opened(app, '/admin/doanh-thu?nhom=goi&tu=2026-05-01&den=2026-08-31')
    assert.is(page.querySelectorAll('.revenue-chart .revenue-paid').length, 2)
    assert.match(textOf('.revenue-chart title', page), /Biểu đồ/)
    const [, paid] = totalOf(await revenue(app, 'nhom=goi&tu=2026-05-01&den=2026-08-31'))
    assert.match(textOf('main', page).replaceAll('.', ''), new RegExp(String(paid)))
    assert.match(textOf('main', page), /Gói sắp hết hạn \(30 ngày tới\)\s*1/)
    const [csv] = [...page.querySelectorAll('a')].filter(link => link.getAttribute('href')?.includes('revenue.csv'))
    assert.match(csv!.getAttribute('href')!, /nhom=goi&tu=2026-05-01&den=2026-08-31/)
    assert.match(textOf('main', await opened(app, '/admin/doanh-thu?tu=2040-01-01&den=9')), /Không có khoản thu/)
  }))

test('the chart leaves a gap where a month has no revenue, and names its first and last month', () =>
  withMother(async ({ app, parent }) => {
    const paid = {
      ma_phu_huynh: parent,
      thong_tin_goi_id: oneDevice,
      loai: 'MUA',
      trang_thai: 'paid',
      so_tien: 390_000,
    }
    const rest = { ten_goi: 'Gói', so_thiet_bi: 1, create_date: '20260101000000' }
    for (const day of ['2026-11-05', '2027-02-05']) {
      const moment = new Date(`${day}T05:00:00Z`)
      const times = { vnp_txn_ref: `KY${day.replaceAll('-', '')}`, ngay_tao: moment, ngay_thanh_toan: moment }
      await app.db('orders').insert({ ...paid, ...rest, ...times })
    }
    const page = await opened(app, '/admin/doanh-thu')
    assert.is(page.querySelector('.revenue-chart svg')!.getAttribute('viewBox'), '0 0 4 100')
    const bars = [...page.querySelectorAll('.revenue-paid')].map(bar => bar.getAttribute('x'))
    assert.equal(bars, ['0.1', '3.1'])
    assert.equal(
      [...page.querySelectorAll('.revenue-span time')].map(month => month.textContent),
      ['11/2026', '02/2027'],
    )
    // both were paid in the second in which they were made, which nobody does at VNPay
    assert.match(textOf('main', page), /trung bình\s*chưa có/)
  }))

test.run()
