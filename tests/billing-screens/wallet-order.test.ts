import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { oneDevice, seedMother, twoDevices, withMother } from '../helpers/billing.ts'
import { operators, withDownloads } from '../helpers/downloads.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { order } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { withPaid } from '../helpers/paid-order.ts'

const walletOf = (app: TestApp, query = '') => opened(app, `/wallet${query}`, 'vi', 'mother')
const all = (selector: string, within: ParentNode) => [...within.querySelectorAll<HTMLElement>(selector)]

test('the places of one purchase are one card, which says how many of them are left', () =>
  withMother(async ({ app, buy, assign }) => {
    const ids = await buy(3, { thong_tin_goi_id: twoDevices, gia: 370_500, vnp_txn_ref: 'TEST3' })
    await buy(1, { thong_tin_goi_id: twoDevices, gia: 370_500, vnp_txn_ref: 'TEST4' })
    const left = async () =>
      all('.wallet-card', await walletOf(app)).map(card => /Còn . trong . suất/.exec(card.textContent)?.[0])
    assert.equal((await left()).sort(), ['Còn 3 trong 3 suất', undefined])
    await assign(ids[0]!)
    assert.equal((await left()).sort(), ['Còn 2 trong 3 suất', undefined])
  }))

test('filters stand above six purchases or more, and nothing of them above fewer', () =>
  withMother(async ({ app, buy }) => {
    for (let bought = 0; bought < 5; bought++) await buy()
    assert.is((await walletOf(app)).querySelector('.filters'), null)
    await buy()
    assert.ok((await walletOf(app)).querySelector('.filters'))
    assert.ok((await walletOf(app, '?khoang_gia=duoi_100')).querySelector('.filters'), 'where one is set')
  }))

test('a chosen order can be taken back, also above fewer than six purchases', () =>
  withMother(async ({ app, buy }) => {
    await buy()
    assert.ok((await walletOf(app, '?sort=gia')).querySelector('.filters'))
  }))

test('what is in use stands before what is not, child by child, with the days left in green, amber and red', () =>
  withMother(async ({ app, parent, buy, assign, at }) => {
    const { child } = await seedChildWithDevice(app.db, parent, 'MAY-2')
    await app.db('tre_em').where({ ma_tre_em: child }).update({ ten_tre: 'Ánh' })
    const [one, two] = await buy(3)
    await assign(one!)
    await assign(two!, { ma_thiet_bi: 'MAY-2' })
    const parts = async () => all('.wallet-main h2, .wallet-main h3', await walletOf(app)).map(each => each.textContent)
    assert.equal(await parts(), ['Đang dùng', 'Ánh', 'Bé An', 'Gói chưa gán', 'Gói Premium 1 thiết bị'])
    const tone = async () => (await walletOf(app)).querySelector('[aria-labelledby=in-use] .badge')!.className
    for (const [day, shown] of [
      ['2027-12-31', 'tone-success'],
      ['2028-01-01', 'tone-warning'],
      ['2028-01-23', 'tone-warning'],
      ['2028-01-24', 'tone-danger'],
    ] as const) {
      await at(`${day}T05:00:00Z`)
      assert.match(await tone(), shown, day)
    }
  }))

test('who only has orders that failed or are under review reads the sentence of an empty wallet', () =>
  withMother(async ({ app }) => {
    for (const trang_thai of ['failed', 'review']) {
      const { vnp_txn_ref } = await order(app, oneDevice)
      await app.db('orders').where({ vnp_txn_ref }).update({ trang_thai })
    }
    assert.is(textOf('.empty-title', await walletOf(app)), 'Ví chưa có gói nào')
  }))

test('where nothing is in use, three steps lead from what was bought to a protected device', () =>
  withMother(async ({ app, buy, assign }) => {
    assert.is((await walletOf(app)).querySelector('.first-steps'), null)
    const [id] = await buy(2)
    const steps = (await walletOf(app)).querySelector('.first-steps')!
    assert.equal(
      all('h3', steps).map(each => each.textContent.replaceAll('\u00a0', ' ')),
      ['Cài An Nhi trên máy của con', 'Ghép máy với gia đình bạn', 'Xong'],
    )
    assert.ok(steps.querySelector(`[href="/wallet?mo=gan-goi.${id}"]`))
    assert.ok(steps.querySelector(`[href="/user/them-may?goi=${id}"]`))
    assert.match(
      textOf('.first-steps', await walletOf(app)),
      /Tải tiện ích cho trình duyệt · An\sNhi cho Windows sắp có\./,
    )
    assert.ok(steps.querySelector('[href="/#extension"]'))
    assert.not.match(steps.textContent, 'Tải An')
    await assign(id!)
    assert.is((await walletOf(app)).querySelector('.first-steps'), null)
  }))

test('the first of the three steps, and where a device code is asked, offer the program once there is one', () =>
  withDownloads(operators, async app => {
    const { buy } = await seedMother(app)
    const [id] = await buy()
    const links = all('[href="/?mo=windows.2"]', await walletOf(app, `?mo=gan-goi.${id}`))
    assert.equal(
      links.map(each => each.textContent.replaceAll('\u00a0', ' ')),
      ['Tải An Nhi cho Windows', 'Tải An Nhi cho Windows'],
    )
  }))

test('the page of an order that is not paid says that nobody has to pay twice, and where to go on', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app, oneDevice)
    const page = () => opened(app, `/wallet/orders/${vnp_txn_ref}`, 'vi', 'mother')
    const waiting = await page()
    assert.match(textOf('.notice', waiting), 'Nếu đã thanh toán, bạn không cần thanh toán lần nữa')
    assert.ok(waiting.querySelector(`.notice [href="/payment/${oneDevice}"]`))
    await app.db('orders').where({ vnp_txn_ref }).update({ trang_thai: 'review' })
    assert.match(textOf('.notice', await page()), 'Bạn không cần thanh toán lại')
    await app.db('orders').where({ vnp_txn_ref }).update({ trang_thai: 'failed' })
    const failed = await page()
    assert.match(textOf('.notice', failed), 'Nếu vẫn muốn mua, bạn chọn lại gói nhé')
    assert.ok(failed.querySelector(`.notice [href="/payment/${oneDevice}"]`))
    await app.db('orders').where({ vnp_txn_ref }).update({ trang_thai: 'expired' })
    assert.is((await page()).querySelector('.notice'), null)
    assert.is((await opened(app, `/wallet/orders/${vnp_txn_ref}`)).querySelector('.notice'), null, 'for an admin')
  }))

test('the wallet says how much of an order went back', () =>
  withPaid(async ({ app, refund }) => {
    await refund({ so_tien: 100_000 })
    assert.match(textOf('[aria-labelledby=orders]', await walletOf(app)), /Hoàn tiền: .*100\.000\s₫, ngày/)
  }))

test.run()
