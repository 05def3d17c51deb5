import * as assert from 'uvu/assert'
import { type Bought, withMother } from './billing.ts'
import { ipn, order, orderRow, told } from './orders.ts'
import { type RefundGateway, withRefundGateway } from './refund-gateway.ts'

interface Reviewed extends Bought {
  gateway: RefundGateway
  ref: string
  sendBack: () => ReturnType<Bought['app']['ask']>
  refunds: () => Promise<Record<string, unknown>[]>
}

/** An order of 390,000 đồng about which the gateway reports `more`, with a gateway that accepts refund requests. */
export async function reviewed(mother: Bought, more: Record<string, string>, work: (given: Reviewed) => Promise<void>) {
  const { app } = mother
  const { vnp_txn_ref: ref } = await order(app)
  await ipn(app, told(app, ref, more))
  assert.is((await orderRow(app, ref)).trang_thai, 'review')
  await withRefundGateway(app, gateway =>
    work({
      ...mother,
      gateway,
      ref,
      sendBack: () => sendBack(mother, ref),
      refunds: () => app.db('refunds').orderBy('id'),
    }),
  )
}

export const sendBack = ({ app }: Bought, ref: string) =>
  app.post(`/api/payment/orders/${ref}/refund`, { ly_do: 'Chuyển nhầm số tiền' }, { as: 'admin' })

export const closeReview = ({ app }: Pick<Bought, 'app'>, ref: string, body: object) =>
  app.post(`/api/payment/orders/${ref}/close`, { ly_do_dong: 'Đã xem sao kê', ...body }, { as: 'admin' })

export const tooLittle = { vnp_Amount: '500000' }
export const suspected = { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' }
export const withReviewed = (more: Record<string, string>, work: (given: Reviewed) => Promise<void>) =>
  withMother(mother => reviewed(mother, more, work))
