import { orderWords } from '../../../src/i18n/orders.ts'
import { useBook } from '../../books.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import { useIsOwn } from '../own-money.tsx'
import { canApprove, canRefundByHand, canRefuse, type RefundRow } from './refund-state.tsx'

type Props = {
  of: RefundRow
  /** In a dialog the act that leads is its primary button, and the last. */
  inDialog?: true
}

/** The links to approve or refuse a request, or to note that it was refunded outside, where each is possible. */
export function RefundActions({ of, inDialog }: Props) {
  const say = useBook(orderWords)
  const { id, trang_thai, ten_phu_huynh } = of
  const isOwn = useIsOwn(of)
  const acts = [
    ...(canApprove(of)
      ? [{ name: 'duyet', label: say(trang_thai === 'failed' ? 'refund.again' : 'refund.approve') }]
      : []),
    ...(canRefuse(of) ? [{ name: 'tu-choi', label: say('refund.refuse') }] : []),
    ...(canRefundByHand(of) ? [{ name: 'hoan-ngoai', label: say('refund.by_hand') }] : []),
  ]
  if (isOwn && acts.length > 0) return <span className="soft">{say('order.own_title')}</span>
  const lead = inDialog ? 'primary' : 'secondary'
  const links = acts.map(({ name, label }) => (
    <DialogButton key={name} opens={{ name, id }} kind={name === 'duyet' ? lead : 'quiet'}>
      {label}
      <span className="unseen"> {ten_phu_huynh}</span>
    </DialogButton>
  ))
  return inDialog ? links.toReversed() : links
}
