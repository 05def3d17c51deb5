import { signedUrl } from '../../src/billing/vnpay/pay-url.ts'
import { amountOf } from '../../src/billing/vnpay/values.ts'
import type { TestApp } from './app.ts'
import { oneDevice } from './billing.ts'
import type { Name } from './people.ts'

interface Opened {
  vnp_txn_ref: string
  payment_url: string
}

/** Opens an order as the mother, and asserts nothing about it. */
export async function order(app: TestApp, thong_tin_goi_id = oneDevice, as: Name = 'mother'): Promise<Opened> {
  const { json } = await app.post('/api/payment/create', { thong_tin_goi_id }, { as })
  return json.data
}

/** The same four minutes later, because a parent opens 20 orders an hour at most. */
export async function orderLater(app: TestApp): Promise<Opened> {
  const { clock } = app.services
  clock.set(new Date(clock.now().getTime() + 4 * 60_000))
  return order(app)
}

/** The query that the gateway sends about an order of 390,000 đồng, signed; a success unless `more` says otherwise. */
export function told(app: TestApp, vnp_txn_ref: string, more: Record<string, string> = {}): string {
  const gateway = app.config.vnpay!
  return signedUrl(gateway, '', {
    vnp_Amount: amountOf(390_000),
    vnp_BankCode: 'NCB',
    vnp_BankTranNo: 'VNP14226112',
    vnp_CardType: 'ATM',
    vnp_OrderInfo: 'Thanh toán',
    vnp_PayDate: '20270131120112',
    vnp_ResponseCode: '00',
    vnp_TmnCode: gateway.tmnCode,
    vnp_TransactionNo: '14226112',
    vnp_TransactionStatus: '00',
    vnp_TxnRef: vnp_txn_ref,
    ...more,
  }).slice(1)
}

export const cancelled = { vnp_ResponseCode: '24', vnp_TransactionStatus: '02', vnp_TransactionNo: '0' }

/** Calls as the gateway does, and returns its code; asserts nothing but that it is HTTP 200 and nothing else. */
export async function ipn(app: TestApp, query: string): Promise<string> {
  const { status, json } = await app.get(`/api/payment/vnpay-ipn?${query}`)
  if (status !== 200 || Object.keys(json).join() !== 'RspCode,Message')
    throw new Error(`${status} ${JSON.stringify(json)}`)
  return json.RspCode
}

export async function orderRow(app: TestApp, vnp_txn_ref: string) {
  return app.db('orders').where({ vnp_txn_ref }).first()
}

export async function placesOf(app: TestApp, vnp_txn_ref: string) {
  return app.db('goi_dich_vu').where({ vnp_txn_ref }).orderBy('id')
}

/** The log's actions about an order, oldest first. */
export async function movesOf(app: TestApp, vnp_txn_ref: string): Promise<string[]> {
  const { id } = await orderRow(app, vnp_txn_ref)
  const entries = await app.db('audit_log').where({ subject_kind: 'orders', subject: id }).orderBy('id')
  return entries.map(({ action }) => action)
}
