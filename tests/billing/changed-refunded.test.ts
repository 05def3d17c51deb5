import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { free, oneDevice, twoDevices } from '../helpers/billing.ts'
import { placesOf } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { clean, type Paid, withPaid } from '../helpers/paid-order.ts'
import { withRenewed } from '../helpers/refunds.ts'
import { waiting } from '../helpers/work.ts'

const outside = (so_tien?: number) => ({ so_tien, ben_ngoai: { ngay: '2027-01-31', ma_tham_chieu: `FT${so_tien}` } })

interface Changed extends Paid {
  change: (thong_tin_goi_id: number, more?: object) => Promise<number>
  state: (id: number) => Promise<unknown>
}

/** The place of a paid order is on a device, and an admin has changed it into another package. */
const withChanged = (more: object, work: (given: Changed, changed: number) => Promise<void>) =>
  withPaid(async given => {
    const { app, ref, assign, put, row } = given
    await assign((await placesOf(app, ref))[0].id)
    const change = async (thong_tin_goi_id: number, about = {}) =>
      (await put('change-goi', { thong_tin_goi_id, ...about })).json.data.id
    const state = async (id: number) => (await row(id)).trang_thai
    await work({ ...given, change, state }, await change(twoDevices, more))
  })

test('what a package was changed into ends with the order that paid for it, and the order shows both', () =>
  withChanged({}, async ({ app, ref, refund, state, device, ledger }, changed) => {
    const { json } = await refund()
    assert.equal(
      json.data.goi_da_mua.map(({ trang_thai }: { trang_thai: string }) => trang_thai),
      ['HUY', 'HUY'],
    )
    const places = textOf('.order-places', await opened(app, `/admin/don-hang?mo=don-hang.${ref}`))
    assert.is(places.split('Đổi thành “Gói Premium 2 thiết bị”').length, 2, 'only what was changed is named')
    assert.is(await state(changed), 'HUY')
    assert.is((await app.get(`/api/thiet-bi/${device}/goi/active`, { as: 'mother' })).json.data, null)
    const { detail } = await app.db('audit_log').where({ subject: changed, action: 'subscription_cancelled' }).first()
    assert.is(detail.vnp_txn_ref, ref)
    assert.equal([await waiting(app), await ledger()], [{}, clean])
  }))

test('also after a second change, a move to another device, an extension, or a refund that VNPay told of', () =>
  withChanged({}, async ({ app, ref, gateway, change, child, put, state, ledger }) => {
    const second = await change(free)
    const third = await change(oneDevice)
    await put('goi/extend', { so_thang_gia_han: 6 })
    const other = { ma_thiet_bi: 'MAY-2', ma_tre_em: child, ten_thiet_bi: 'Máy 2' }
    const moved = await app.ask('PUT', `/api/payment/subscriptions/${third}/move`, { as: 'mother', body: other })
    assert.is(moved.status, 200)
    gateway.tells({ vnp_TransactionType: '02', vnp_TransactionStatus: '05', vnp_Amount: '39000000' })
    await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
    const [{ id }] = (await app.get(`/api/payment/orders/${ref}`, { as: 'admin' })).json.data.cong_hoan
    const body = { ket_qua: 'whole', ly_do_dong: 'Thấy trên cổng' }
    await app.ask('PUT', `/api/payment/seen-refunds/${id}`, { as: 'admin', body })
    assert.equal([await state(second), await state(third)], ['HUY', 'HUY'])
    assert.equal([await waiting(app), await ledger()], [{}, clean])
  }))

test('a refund in part leaves it, and the part that sends back the rest ends it', () =>
  withChanged({}, async ({ refund, state }, changed) => {
    await refund(outside(100_000))
    assert.is(await state(changed), 'DANG_HOAT_DONG')
    await refund(outside(290_000))
    assert.is(await state(changed), 'HUY')
  }))

for (const paid of [true, false])
  test(`a change for which money was noted ${paid ? 'waits for an admin' : 'long ago is remembered by later changes'}`, () =>
    withChanged(
      { gia: 100_000, ma_giao_dich: 'PT-12' },
      async ({ app, ref, change, refund, put, state, ledger }, first) => {
        const changed = paid ? first : await change(oneDevice)
        await refund(outside())
        assert.is(await state(changed), 'DANG_HOAT_DONG')
        assert.equal([await waiting(app), await ledger()], [{ refund_term_moved: [ref] }, clean])
        await put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2027-02-01' })
        assert.equal(await waiting(app), {})
      },
    ))

test('a refunded renewal whose package was changed since waits for an admin; the purchase’s own refund ends it', () =>
  withRenewed(async ({ app, ref, device, put, row, at }) => {
    await at('2028-02-01T05:00:00Z')
    const refund = (code: string) => app.post(`/api/payment/orders/${code}/refund`, { ly_do: 'x' }, { as: 'admin' })
    const changed = (await put('change-goi', { thong_tin_goi_id: oneDevice })).json.data.id
    assert.is((await refund(ref)).json.data.trang_thai, 'refunded')
    assert.equal(
      [(await row(changed)).trang_thai, await waiting(app)],
      ['DANG_HOAT_DONG', { refund_term_moved: [ref] }],
    )
    const { viec } = (await app.get('/api/viec-can-lam?loai=refund_term_moved', { as: 'admin' })).json.data
    assert.is(viec[0].lau_nhat[0].con_lai.nguoi_dung_id, device)
    await refund((await app.db('renewals').first()).purchase)
    assert.equal([(await row(changed)).trang_thai, await waiting(app)], ['HUY', {}])
  }))

test('one that runs on although its order was refunded long ago is found by the ledger until an admin ends it', () =>
  withChanged({}, async ({ app, ref, refund, put, ledger }, changed) => {
    const { changed_from } = await app.db('goi_dich_vu').where({ id: changed }).first()
    await app.db('goi_dich_vu').where({ id: changed }).update({ changed_from: null })
    await refund()
    await app.db('goi_dich_vu').where({ id: changed }).update({ changed_from })
    assert.equal([await ledger(), await waiting(app)], [{ differences: 1, new: 1 }, { ledger: [ref] }])
    await put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2027-02-02' })
    assert.equal([await ledger(), await waiting(app)], [{ ...clean }, {}])
  }))

test('a package that is given to a device on which nothing ran was paid by no order', () =>
  withPaid(async ({ app, ref, assign, put, refund, row }) => {
    const [{ id }] = await placesOf(app, ref)
    await assign(id)
    await put('goi/time', { ngay_bat_dau: '2027-01-01', ngay_ket_thuc: '2027-01-31' })
    const given = (await put('change-goi', { thong_tin_goi_id: twoDevices })).json.data.id
    await refund()
    assert.equal([(await row(id)).trang_thai, (await row(given)).trang_thai], ['HUY', 'DANG_HOAT_DONG'])
  }))

test.run()
