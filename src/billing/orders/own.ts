import { fail } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { lockOrder } from './grants-store.ts'
import type { Order } from './store.ts'

/** Nobody decides about their own money, not even the only administrator. */
export function failIfOwn({ caller }: Pick<Writer, 'caller'>, { ma_phu_huynh }: Pick<Order, 'ma_phu_huynh'>): void {
  if (ma_phu_huynh === caller.person!.ma_phu_huynh) fail('own_order')
}

/** Locks the order for an admin who decides about its money. */
export async function lockToDecide(given: Pick<Writer, 'tx' | 'caller'>, vnp_txn_ref: string): Promise<Order> {
  const order = (await lockOrder(given.tx, vnp_txn_ref)) ?? fail('not_found')
  failIfOwn(given, order)
  return order
}
