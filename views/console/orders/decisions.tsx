import { OwnMoney, useIsOwn } from '../own-money.tsx'
import { CloseLink } from './close-dialog.tsx'
import type { OrderDetail } from './order-detail.ts'
import { OverpaidLink } from './overpaid-dialog.tsx'
import { SeenPart } from './seen-dialogs.tsx'
import { SendBackLink } from './send-back-dialog.tsx'

/** What an admin says of a refund at VNPay; in place of every decision where the money is their own, why they cannot. */
export function Decisions({ order }: { order: OrderDetail }) {
  const isOwn = useIsOwn(order)
  const { con_lai, tra_hai_lan, cong_hoan } = order
  if (isOwn) return con_lai !== null || tra_hai_lan.length > 0 || cong_hoan.length > 0 ? <OwnMoney /> : null
  return <SeenPart order={order} />
}

/** What can be decided about the money of the order, by anybody but its buyer. */
export function DecisionLinks({ order }: { order: OrderDetail }) {
  const isOwn = useIsOwn(order)
  if (isOwn) return null
  return (
    <>
      <SendBackLink order={order} />
      <CloseLink order={order} />
      <OverpaidLink order={order} />
    </>
  )
}
