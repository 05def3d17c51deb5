import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import { OrderedPackage } from '../../billing/package-on-device.tsx'
import { useBook } from '../../books.ts'
import type { Shown } from '../../dialogs/dialogs.tsx'
import { type Fact, Facts } from '../../parts/facts.tsx'
import { Modal } from '../../parts/modal.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { Money } from '../../parts/money.tsx'
import { Notice } from '../../parts/notice.tsx'
import { OrderLink, ParentLink } from '../orders/order-links.tsx'
import { RefundActions } from './refund-actions.tsx'
import { type LoadedRefund, type RefundRow, RefundState, TypedText } from './refund-state.tsx'

/** All details of a request, with the links to decide it. */
export function RefundDialog({ data: { read: refund }, opener, close }: Shown<LoadedRefund>) {
  const say = useBook(orderWords)
  const title = refund ? say('refund.title', { amount: formatMoney(refund.so_tien) }) : say('refund.title_plain')
  return (
    <Modal
      title={title}
      open
      opener={opener}
      onClose={close}
      actions={refund && <RefundActions of={refund} inDialog />}
    >
      {refund ? <RefundFacts refund={refund} /> : <RefundFailed />}
    </Modal>
  )
}

function RefundFacts({ refund }: { refund: RefundRow }) {
  const say = useBook(orderWords)
  const label = useBook(labels)
  const { ngay_thanh_toan, ngay_xu_ly, ly_do_tu_choi, giao_dich, ngay_ben_ngoai, ma_tham_chieu } = refund
  const facts: Fact[] = [
    [label('trang_thai'), <RefundState key="state" of={refund} />],
    [say('refunds.why'), <TypedText key="why">{refund.ly_do}</TypedText>],
    [say('orders.parent'), <ParentLink key="parent" of={refund} />],
    [say('refund.order'), <OrderLink key="order" code={refund.vnp_txn_ref} />],
    [say('orders.package'), <OrderedPackage key="package" of={refund} />],
    [label('so_tien'), <Money key="amount" amount={refund.so_tien} />],
    ...(ngay_thanh_toan ? [[say('refund.paid'), <MomentText key="paid" moment={ngay_thanh_toan} />] as const] : []),
    [say('refunds.asked'), <MomentText key="asked" moment={refund.ngay_tao} />],
    ...(ngay_xu_ly ? [[say('refund.decided'), <MomentText key="decided" moment={ngay_xu_ly} />] as const] : []),
    ...(giao_dich ? [[say('order.transaction'), say('refund.second', { number: giao_dich })] as const] : []),
    ...(ngay_ben_ngoai && ma_tham_chieu
      ? [
          [
            say('timeline.refund_by_hand'),
            say('refund.outside', { date: formatDate(ngay_ben_ngoai), reference: ma_tham_chieu }),
          ] as const,
        ]
      : []),
    ...(ly_do_tu_choi ? [[label('ly_do_tu_choi'), <TypedText key="because">{ly_do_tu_choi}</TypedText>] as const] : []),
  ]
  return <Facts facts={facts} />
}

export function RefundFailed() {
  const say = useBook(orderWords)
  return (
    <Notice tone="danger" live>
      {say('refund.load_failed')}
    </Notice>
  )
}
