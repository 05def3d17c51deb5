import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { withMother } from '../helpers/billing.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { openedRenewal, paid } from '../helpers/renewals.ts'

const page = (app: TestApp, ref: string, as: 'mother' | 'stranger' = 'mother') =>
  opened(app, `/payment/renewal/${ref}`, 'vi', as)

test('the link of a renewal message leads to a page that pays with one click, and says when it was paid', () =>
  withMother(async ({ app, at, assign }) => {
    const { vnp_txn_ref } = await openedRenewal({ app, at, assign })
    const open = await page(app, vnp_txn_ref)
    assert.is(textOf('h1', open), 'Gia hạn gói')
    assert.is(textOf('.payment-order h2', open), 'Gói Premium 1 thiết bị')
    for (const shown of ['Số suất1 (1 đang dùng)', '31/01/2028', 'Hạn mới31/01/2029', '390.000'])
      assert.match(textOf('dl', open), shown)
    assert.match(textOf('.payment-terms', open), 'hoàn tiền gia hạn trong 30 ngày')
    const pay = await app.ask('POST', `/payment/renewal/${vnp_txn_ref}`, {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: `token=${await app.token('mother')}`,
      },
      body: '',
    })
    assert.is(pay.status, 303)
    assert.match(pay.headers.get('location')!, `vnp_TxnRef=${vnp_txn_ref}`)
    await paid(app, vnp_txn_ref)
    assert.is(textOf('h1', await page(app, vnp_txn_ref)), 'Lần gia hạn này đã được thanh toán')
  }))

test('a renewal that can no longer be paid leads to the prices that its page speaks of', () =>
  withMother(async ({ app, at, assign }) => {
    const { vnp_txn_ref } = await openedRenewal({ app, at, assign })
    await at('2028-03-01T17:00:00Z')
    const late = await page(app, vnp_txn_ref)
    assert.is(textOf('h1', late), 'Đã quá hạn gia hạn')
    assert.is(late.querySelector('main .button-primary')!.getAttribute('href'), '/#pricing')
  }))

test('a renewal that waits is a filled button with its price, before everything else in the wallet', () =>
  withMother(async ({ app, at, assign }) => {
    const { vnp_txn_ref } = await openedRenewal({ app, at, assign })
    const shown = async () => opened(app, '/wallet', 'vi', 'mother')
    const link = (wallet: HTMLElement) => wallet.querySelector('.wallet-head + .notice .button-primary')
    const due = link(await shown())!
    assert.is(due.getAttribute('href'), `/payment/renewal/${vnp_txn_ref}`)
    assert.is(due.textContent.replaceAll('\u00a0', ' '), 'Gia hạn 390.000 ₫')
    assert.match(
      textOf('.wallet-head + .notice', await shown()),
      /^Gói Premium 1 thiết bị còn 19 ngày.*Máy của An. Hết hạn 31\/01\/2028./,
    )
    await at('2028-02-10T05:00:00Z')
    assert.match(textOf('.wallet-head + .notice', await shown()), 'Gói Premium 1 thiết bị đã hết hạn')
    await paid(app, vnp_txn_ref)
    assert.is(link(await shown()), null)
  }))

test('what was switched off, is checked, can no longer be paid or belongs to others does not wait to be renewed', () =>
  withMother(async ({ app, at, assign }) => {
    const { vnp_txn_ref } = await openedRenewal({ app, at, assign })
    const due = async (as: 'mother' | 'stranger' = 'mother') =>
      (await app.get('/api/payment/wallet', { as })).json.data.due.map(({ so_tien }: { so_tien: number }) => so_tien)
    assert.equal([await due(), await due('stranger')], [[390_000], []])
    await app.db('orders').where({ vnp_txn_ref }).update({ trang_thai: 'review' })
    assert.equal(await due(), [], 'checked')
    await app.db('orders').where({ vnp_txn_ref }).update({ trang_thai: 'failed' })
    assert.equal(await due(), [390_000], 'failed, and can be tried again')
    await app.db('goi_dich_vu').update({ tu_dong_gia_han: false })
    assert.equal(await due(), [], 'switched off')
    await app.db('goi_dich_vu').update({ tu_dong_gia_han: true })
    await at('2028-03-01T05:00:00Z')
    assert.equal(await due(), [390_000], 'thirty days after the end')
    await at('2028-03-01T17:00:00Z')
    assert.equal(await due(), [], 'too late')
  }))

test('the receipts of a purchase and of its renewal say which days each covers', () =>
  withMother(async ({ app, at, assign }) => {
    const { vnp_txn_ref, order } = await openedRenewal({ app, at, assign })
    const receipt = async (ref: string) =>
      textOf('.receipt', await opened(app, `/wallet/orders/${ref}`, 'vi', 'mother'))
    const { purchase } = await app.db('renewals').where({ id: order.renewal_id }).first()
    assert.match(await receipt(purchase), /Thời gian được bảo vệTừ 31\/01\/2027, hết hạn 31\/01\/2028/)
    assert.not.match(await receipt(vnp_txn_ref), 'Thời gian được bảo vệ')
    await paid(app, vnp_txn_ref)
    assert.match(await receipt(vnp_txn_ref), /Thời gian được bảo vệTừ 31\/01\/2028, hết hạn 31\/01\/2029/)
    assert.match(await receipt(purchase), /Thời gian được bảo vệTừ 31\/01\/2027, hết hạn 31\/01\/2028/)
    const path = `/api/payment/orders/${vnp_txn_ref}/period`
    assert.is((await app.get(path, { as: 'stranger' })).status, 404)
    assert.is((await app.get(path, { as: 'admin' })).status, 200)
  }))

for (const [what, after, act, body] of [
  ['extends the term that was over', '2028-06-10', 'extend', { so_thang_gia_han: 1 }],
  ['begins the term earlier', '2028-01-12', 'time', { ngay_bat_dau: '2026-01-01', ngay_ket_thuc: '2028-06-01' }],
  ['begins the term later', '2028-01-12', 'time', { ngay_bat_dau: '2027-06-01', ngay_ket_thuc: '2028-06-01' }],
] as const)
  test(`the receipt of a purchase says the same days after an admin ${what}, and after a renewal`, () =>
    withMother(async ({ app, at, assign, put }) => {
      const { order, vnp_txn_ref } = await openedRenewal({ app, at, assign })
      const { purchase } = await app.db('renewals').where({ id: order.renewal_id }).first()
      const period = async () => (await app.get(`/api/payment/orders/${purchase}/period`, { as: 'admin' })).json.data
      await at(`${after}T05:00:00Z`)
      assert.is((await put(`goi/${act}`, body)).status, 200)
      assert.equal(await period(), { tu: '2027-01-31', den: '2028-01-31' })
      await paid(app, vnp_txn_ref)
      assert.equal(await period(), { tu: '2027-01-31', den: '2028-01-31' })
    }))

test('somebody else’s renewal and an unknown one look the same', () =>
  withMother(async ({ app, at, assign }) => {
    const { vnp_txn_ref } = await openedRenewal({ app, at, assign })
    const titles = [await page(app, vnp_txn_ref, 'stranger'), await page(app, 'KHONG-CO')].map(box => textOf('h1', box))
    assert.equal(titles, ['Không tìm thấy lần gia hạn này', 'Không tìm thấy lần gia hạn này'])
  }))

test.run()
