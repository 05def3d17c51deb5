import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { orderRow } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { paid } from '../helpers/renewals.ts'
import { type TwoPlaces, withTwoPlaces } from '../helpers/two-places.ts'

/** Pays the second attempt for both places and has it refunded. Returns the first, which may still be paid. */
async function refundSecond({ app, at, pay }: TwoPlaces): Promise<string> {
  const first = await pay()
  await at('2028-01-12T05:20:00Z')
  const second = await pay()
  assert.is.not(second.vnp_txn_ref, first.vnp_txn_ref)
  await paid(app, second.vnp_txn_ref, 741_001)
  const asked = { vnp_txn_ref: second.vnp_txn_ref, ly_do: 'x' }
  const { id } = (await app.post('/api/payment/refunds', asked, { as: 'mother' })).json.data
  await withRefundGateway(app, async () => {
    await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai: 'approved' } })
  })
  assert.is((await orderRow(app, second.vnp_txn_ref)).trang_thai, 'refunded')
  return first.vnp_txn_ref
}

const overpaidBy = async ({ app }: TwoPlaces, ref: string) =>
  (await app.get(`/api/payment/orders/${ref}`, { as: 'admin' })).json.data.tra_thua

test('an old attempt that is paid for fewer places after another one was refunded is overpaid', () =>
  withTwoPlaces(async given => {
    const ref = await refundSecond(given)
    await given.lose()
    await paid(given.app, ref, 741_001)
    assert.equal([(await orderRow(given.app, ref)).trang_thai, await overpaidBy(given, ref)], ['paid', 370_500])
  }))

test('what a parent paid too much is on the receipt and in the wallet until an admin has dealt with it', () =>
  withTwoPlaces(async given => {
    const { app } = given
    const ref = await refundSecond(given)
    await given.lose()
    await paid(app, ref, 741_001)
    const read = async (path: string) => textOf('main', await opened(app, path, 'vi', 'mother'))
    for (const path of [`/wallet/orders/${ref}`, '/wallet']) assert.match(await read(path), /nhận thừa 370\.500/)
    const closed = { as: 'admin', body: { ly_do: 'Đã chuyển trả' } } as const
    assert.is((await app.ask('POST', `/api/payment/orders/${ref}/overpaid`, closed)).status, 200)
    for (const path of [`/wallet/orders/${ref}`, '/wallet']) assert.not.match(await read(path), /nhận thừa/)
  }))

test('an old attempt that is paid for all places after another one was refunded is not', () =>
  withTwoPlaces(async given => {
    const ref = await refundSecond(given)
    await paid(given.app, ref, 741_001)
    assert.equal([(await orderRow(given.app, ref)).trang_thai, await overpaidBy(given, ref)], ['paid', null])
  }))

test.run()
