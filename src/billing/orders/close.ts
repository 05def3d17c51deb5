import { audit } from '../../kernel/audit.ts'
import { reply, type Writer } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import type { Values } from '../../shared/fields.ts'
import type { closing } from '../../shared/order-fields.ts'
import { closeOverpayment } from '../renewals/overpaid-store.ts'
import { orderDetail } from './detail.ts'
import { findOrder } from './store.ts'

type Closing = Writer & { params: Record<string, string>; body: Values<typeof closing> }

/** An admin has sent the difference back outside, or decided otherwise about it: the log keeps what they write. */
export async function closeOverpaid(given: Closing) {
  const { tx, params, now, body } = given
  const { id: subject, vnp_txn_ref } = (await findOrder(tx, params.vnp_txn_ref!)) ?? fail('not_found')
  const so_tien = (await closeOverpayment(tx, subject, now)) ?? fail('not_overpaid')
  const detail = { vnp_txn_ref, so_tien, ly_do_dong: body.ly_do }
  await audit(given, { action: 'overpaid_closed', kind: 'orders', subject, detail })
  return reply({ data: await orderDetail(tx, vnp_txn_ref, now), message: 'overpaid_noted' })
}
