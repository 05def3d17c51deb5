import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { oneDevice, withMother } from '../helpers/billing.ts'
import { ipn, orderRow, told } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { withPaid } from '../helpers/paid-order.ts'
import { jobs, openedRenewal, paid, renewalOrders, texts } from '../helpers/renewals.ts'
import { closeReview, suspected } from '../helpers/reviewed.ts'
import { type TwoPlaces, withTwoPlaces } from '../helpers/two-places.ts'

const extendFirst = ({ put }: TwoPlaces) => put('goi/extend', { so_thang_gia_han: 12 })
const restore = ({ put }: TwoPlaces) => put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2028-01-31' })

test('an amount that was asked of the gateway says that it does not hold once a place is lost, and that it does once it is back', () =>
  withTwoPlaces(async given => {
    const { app, vnp_txn_ref, pay, link } = given
    await pay()
    const said = async () => [(await orderRow(app, vnp_txn_ref)).reason, (await link()).so_tien]
    assert.equal(await said(), [null, 741_001])
    await extendFirst(given)
    assert.equal(await said(), ['renewal_repriced', 370_501])
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'pending', 'it may have been paid')
    const words = 'Giá gia hạn đã đổi sau khi bạn mở trang thanh toán, nên số tiền này không cần trả nữa.'
    assert.match(textOf('section[aria-labelledby=orders]', await opened(app, '/wallet', 'vi', 'mother')), words)
    assert.match(textOf('.notice', await opened(app, `/wallet/orders/${vnp_txn_ref}`, 'vi', 'mother')), words)
    assert.match(textOf('main', await opened(app, '/admin/don-hang')), 'Giá gia hạn đã đổi')
    await restore(given)
    assert.equal(await said(), [null, 741_001])
    assert.equal(await pay(), { vnp_txn_ref, amount: '74100100' })
  }))

test('of two amounts that were asked of the gateway one is paid: the other says that it need not be, and is reviewed if it is', () =>
  withTwoPlaces(async given => {
    const { app, pay } = given
    const old = await pay()
    await extendFirst(given)
    const next = await pay()
    await paid(app, next.vnp_txn_ref, 370_501)
    const { trang_thai, reason } = await orderRow(app, old.vnp_txn_ref)
    assert.equal([trang_thai, reason], ['pending', 'renewal_replaced'])
    assert.not.match(
      textOf('section[aria-labelledby=orders]', await opened(app, '/wallet', 'vi', 'mother')),
      'Thanh toán để gia hạn',
    )
    await paid(app, old.vnp_txn_ref, 741_001)
    assert.equal((await orderRow(app, old.vnp_txn_ref)).reason, 'paid_twice')
  }))

test('who paid a renewal that VNPay still looks into is not asked to pay it again, until it is said that no money came', () =>
  withMother(async given => {
    const { app, at } = given
    const { vnp_txn_ref } = await openedRenewal(given)
    const remind = async (day: string) => {
      await at(`${day}T05:00:00Z`)
      await jobs.renewals(app)
      await jobs.notices(app)
      return texts(app)
    }
    assert.is((await remind('2028-01-12')).length, 1)
    await ipn(app, told(app, vnp_txn_ref, suspected))
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'review')
    assert.equal(await remind('2028-01-18'), [])
    await closeReview({ app }, vnp_txn_ref, { ket_qua: 'unpaid' })
    assert.match((await remind('2028-01-24'))[0]!, 'Gia han')
  }))

for (const pressed of [false, true])
  test(`a refund of the whole purchase leaves no renewal to pay${pressed ? ', also where it was asked of the gateway' : ''}`, () =>
    withPaid(async ({ app, ref, at, assign, refund }) => {
      const [place] = await app.db('goi_dich_vu').where({ vnp_txn_ref: ref })
      assert.is(place.thong_tin_goi_id, oneDevice)
      await assign(place.id)
      await at('2028-01-12T05:00:00Z')
      await jobs.renewals(app)
      const [{ vnp_txn_ref }] = await renewalOrders(app)
      const pay = () => app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'mother' })
      if (pressed) assert.is((await pay()).status, 200)
      assert.is(
        (await refund({ so_tien: 390_000, ben_ngoai: { ngay: '2028-01-12', ma_tham_chieu: 'FT1' } })).status,
        200,
      )
      const { trang_thai, reason } = await orderRow(app, vnp_txn_ref)
      assert.equal([trang_thai, reason], [pressed ? 'pending' : 'expired', 'renewal_replaced'])
      assert.equal((await app.get('/api/payment/wallet', { as: 'mother' })).json.data.due, [])
      assert.is((await pay()).status, 409)
    }))

test.run()
