import { orderWords } from '../../../src/i18n/orders.ts'
import { useBook } from '../../books.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { canApprove, canRefundByHand, canRefuse, type RefundRow } from './refund-state.tsx'

/** The links to approve or refuse a request, or to note that it was refunded outside, where each is possible. */
export function RefundActions({ of }: { of: RefundRow }) {
  const say = useBook(orderWords)
  const { id, trang_thai, ten_phu_huynh } = of
  const ofWhom = <span className="unseen"> {ten_phu_huynh}</span>
  return (
    <>
      {canApprove(of) && (
        <DialogLink opens={{ name: 'duyet', id }} className={buttonClass({ kind: 'secondary' })}>
          <ButtonWords>
            {say(trang_thai === 'failed' ? 'refund.again' : 'refund.approve')}
            {ofWhom}
          </ButtonWords>
        </DialogLink>
      )}
      {canRefuse(of) && (
        <DialogLink opens={{ name: 'tu-choi', id }} className={buttonClass({ kind: 'quiet' })}>
          <ButtonWords>
            {say('refund.refuse')}
            {ofWhom}
          </ButtonWords>
        </DialogLink>
      )}
      {canRefundByHand(of) && (
        <DialogLink opens={{ name: 'hoan-ngoai', id }} className={buttonClass({ kind: 'quiet' })}>
          <ButtonWords>
            {say('refund.by_hand')}
            {ofWhom}
          </ButtonWords>
        </DialogLink>
      )}
    </>
  )
}
