import { Link } from 'react-router'
import { gatewayWords } from '../../../src/i18n/admin-gateway-answers.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import type { Answer } from '../../api.ts'
import { refundTones } from '../../billing/refund-part.tsx'
import { useBook } from '../../books.ts'
import { Badge } from '../../parts/badge.tsx'

export type RefundRow = Answer<'GET', '/payment/refunds'>[number]
/** `read` is null if the request could not be loaded. */
export type LoadedRefund = { read: RefundRow | null }

/** A refund that failed waits for an admin. */
const tones = { ...refundTones, failed: 'danger' } as const

type State = RefundRow['trang_thai']

function RefundBadge({ state }: { state: State }) {
  const say = useBook(orderWords)
  return <Badge tone={tones[state]}>{say(`refund.${state}`)}</Badge>
}

/** The state of a request, the last answer of the gateway, and what happens next. */
export function RefundState({ of }: { of: RefundRow }) {
  const say = useBook(orderWords)
  const sayReason = useBook(gatewayWords)
  const { trang_thai, ma_tra_loi } = of
  return (
    <>
      <RefundBadge state={trang_thai} />
      {ma_tra_loi && <p className="row-reason">{sayReason(ma_tra_loi)}</p>}
      <p className="soft">{say(nextOf(of))}</p>
    </>
  )
}

function nextOf({ trang_thai, cua_don_kiem_tra, chi_tu_choi, ca_don, loai }: RefundRow) {
  if (chi_tu_choi) return 'refund.overpaid_closed'
  if (trang_thai === 'refunded' && cua_don_kiem_tra) return 'refund.of_review'
  if (trang_thai === 'refunded' && !ca_don) return 'refund.done_part'
  if (trang_thai === 'refunded' && loai === 'MUA') return 'refund.done_purchase'
  return `refund.next_${trang_thai}` as const
}

/** The link from an order to its refund requests, without a state where only another payment of it goes back. */
export function RefundLink({ order, state }: { order: string; state: State | null }) {
  const say = useBook(orderWords)
  return (
    <>
      {state && <RefundBadge state={state} />}{' '}
      <Link to={`/admin/hoan-tien?${new URLSearchParams({ vnp_txn_ref: order })}`}>{say('refund.title_plain')}</Link>
    </>
  )
}

/**
 * A refund that failed at the gateway can be sent again, but not refused. If the overpayment of its order is dealt with, it
 * can be refused, but not sent again.
 */
export const canApprove = ({ trang_thai, chi_tu_choi }: RefundRow) =>
  (trang_thai === 'requested' || trang_thai === 'failed') && !chi_tu_choi
/** What is approved can be sent back outside, whatever VNPay says. */
export const canRefundByHand = ({ trang_thai, chi_tu_choi }: RefundRow) =>
  trang_thai === 'approved' || trang_thai === 'processing' || trang_thai === 'failed' || chi_tu_choi
export const canRefuse = ({ trang_thai, chi_tu_choi }: RefundRow) => trang_thai === 'requested' || chi_tu_choi

/** A text that somebody typed, with its line breaks. */
export function TypedText({ children }: { children: string }) {
  return <span className="refund-why">{children}</span>
}
