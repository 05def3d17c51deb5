import { orderWords } from '../../../src/i18n/orders.ts'
import { walletWords } from '../../../src/i18n/wallet.ts'
import { refundDue } from '../../../src/shared/order-lists.ts'
import { OrderBadge } from '../../billing/order-list.tsx'
import type { Order } from '../../billing/read-wallet.ts'
import { useBook } from '../../books.ts'
import { Badge } from '../../parts/badge.tsx'

type State = Order['trang_thai']

/** The words of the wallet for a state, except for `review`, which is a task for admins. */
export function useOrderStates(): (state: State) => string {
  const say = useBook(orderWords)
  const sayOfWallet = useBook(walletWords)
  return state => (state === 'review' ? say('orders.review') : sayOfWallet(`order.${state}` as const))
}

export function OrderState({ of: { trang_thai, hoan_tien } }: { of: Pick<Order, 'trang_thai' | 'hoan_tien'> }) {
  const say = useBook(orderWords)
  const nameOf = useOrderStates()
  const due = refundDue({ trang_thai, hoan_tien })
  if (due) return <Badge tone={due === 'refund_refused' ? 'danger' : 'warning'}>{say(`orders.${due}`)}</Badge>
  return <OrderBadge state={trang_thai}>{nameOf(trang_thai)}</OrderBadge>
}
