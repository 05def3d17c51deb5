import type { Answer } from '../../api.ts'
import { type Args, readIfThere } from '../../data.ts'
import { orFailed } from '../../or-failed.ts'

export type OrderDetail = Answer<'GET', '/payment/orders/:vnp_txn_ref'>

/** `read` is null if the order could not be loaded. */
export type LoadedOrder = { read: OrderDetail | null }

export const pathOfOrder = (vnp_txn_ref: string) => ({ params: { vnp_txn_ref } })

/** The `load` of a dialog about one order. */
export function loadOrder(args: Args, code: string): Promise<LoadedOrder | null> {
  return orFailed(readIfThere(args, '/payment/orders/:vnp_txn_ref', pathOfOrder(code)))
}
