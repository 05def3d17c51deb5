import type { Knex } from 'knex'
import { fail } from '../../kernel/failure.ts'
import { lockOrder, type Order } from '../orders/index.ts'
import { isRenewedSince } from '../renewals/index.ts'
import { findRefundRow } from './store.ts'

/** Locks the order of a refund, so that nobody else closes or refunds it until the transaction ends. */
export async function lockRefund(tx: Knex, which: Parameters<typeof findRefundRow>[1]) {
  const { vnp_txn_ref } = (await findRefundRow(tx, which)) ?? fail('not_found')
  const order = (await lockOrder(tx, vnp_txn_ref))!
  return { order, row: (await findRefundRow(tx, which))! }
}

/** Taking this renewal back first would leave the later one's term where it is. */
export async function failIfRenewedSince(tx: Knex, { trang_thai, renewal_id }: Order): Promise<void> {
  if (trang_thai === 'paid' && (await isRenewedSince(tx, renewal_id!))) fail('refund_newest_first')
}
