import { orderWords } from '../../../src/i18n/orders.ts'
import { walletWords } from '../../../src/i18n/wallet.ts'
import { OrderBadge } from '../../billing/order-list.tsx'
import type { Order } from '../../billing/read-wallet.ts'
import { useBook } from '../../books.ts'

type State = Order['trang_thai']

/** The words of the wallet for a state, except for `review`, which is a task for admins. */
export function useOrderStates(): (state: State) => string {
  const say = useBook(orderWords)
  const sayOfWallet = useBook(walletWords)
  return state => (state === 'review' ? say('orders.review') : sayOfWallet(`order.${state}` as const))
}

export function OrderState({ of: { trang_thai } }: { of: { trang_thai: State } }) {
  const nameOf = useOrderStates()
  return <OrderBadge state={trang_thai}>{nameOf(trang_thai)}</OrderBadge>
}
