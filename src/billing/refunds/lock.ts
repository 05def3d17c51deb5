import type { Knex } from 'knex'
import { fail } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { lockToDecide, type Order } from '../orders/index.ts'
import { isPurchaseRenewed, isRenewedSince } from '../renewals/index.ts'
import { leftOf, unrefundedOf } from './left.ts'
import { findRefundRow } from './lists-store.ts'
import type { Refund } from './store.ts'

/** Locks the order of a refund for an admin who decides, so that nobody else closes or refunds it until the transaction ends. */
export async function lockRefund(given: Pick<Writer, 'tx' | 'caller'>, id: number) {
  const { vnp_txn_ref } = (await findRefundRow(given.tx, id)) ?? fail('not_found')
  const order = await lockToDecide(given, vnp_txn_ref)
  return { order, row: (await findRefundRow(given.tx, id))! }
}

/** Taking this term back first would leave the later one's where it is. */
export async function failIfRenewedSince(tx: Knex, { trang_thai, renewal_id, vnp_txn_ref }: Order): Promise<void> {
  if (trang_thai !== 'paid') return
  const isRenewed = await (renewal_id === null ? isPurchaseRenewed(tx, vnp_txn_ref) : isRenewedSince(tx, renewal_id))
  if (isRenewed) fail('refund_newest_first')
}

/** While a refund waited, others may have taken what was left, or a later term may have been paid. It is counted by now. */
export async function failIfImpossible(
  tx: Knex,
  order: Order,
  { giao_dich }: Pick<Refund, 'giao_dich'>,
): Promise<void> {
  if ((await leftOf(tx, order, giao_dich)) < 0) fail('nothing_left')
  if (giao_dich === null && (await unrefundedOf(tx, order)) === 0) await failIfRenewedSince(tx, order)
}
