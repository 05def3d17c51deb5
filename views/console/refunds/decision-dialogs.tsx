import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import { OrderCode } from '../../billing/order-code.tsx'
import { useBook } from '../../books.ts'
import type { Shown } from '../../dialogs/dialogs.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { ReasonField } from '../../parts/reason-field.tsx'
import { ClosedHowField } from '../editing/closed-how-field.tsx'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { RefundFailed } from './refund-dialog.tsx'
import {
  canApprove,
  canRefundByHand,
  canRefuse,
  type LoadedRefund,
  type RefundRow,
  TypedText,
} from './refund-state.tsx'

/** What a refund changes besides the money. */
function effectOf({ cua_don_kiem_tra, ca_don, loai }: RefundRow) {
  if (cua_don_kiem_tra) return 'none'
  return ca_don && loai === 'GIA_HAN' ? 'term' : 'package'
}

const approveWords = {
  none: 'refund.approve_review',
  term: 'refund.approve_what',
  package: 'refund.approve_other',
} as const
const byHandWords = {
  none: 'refund.by_hand_review',
  term: 'refund.by_hand_term',
  package: 'refund.by_hand_other',
} as const

export function ApproveDialog({ data: { read: refund }, ...dialog }: Shown<LoadedRefund>) {
  const say = useBook(orderWords)
  if (!refund || !canApprove(refund)) return <Decided refund={refund} {...dialog} />
  const amount = formatMoney(refund.so_tien)
  const what = approveWords[effectOf(refund)]
  return (
    <EditDialog
      {...dialog}
      title={say('refund.approve_title', { amount })}
      failed={say('refund.failed_to_save')}
      submit={say(refund.trang_thai === 'failed' ? 'refund.again' : 'refund.approve')}
    >
      {() => (
        <>
          <p>{say(what, { amount, parent: refund.ten_phu_huynh ?? say('refund.someone') })}</p>
          <Facts facts={[[say('refunds.why'), <TypedText key="why">{refund.ly_do}</TypedText>]]} />
        </>
      )}
    </EditDialog>
  )
}

export function RefuseDialog({ data: { read: refund }, ...dialog }: Shown<LoadedRefund>) {
  const say = useBook(orderWords)
  if (!refund || !canRefuse(refund)) return <Decided refund={refund} {...dialog} />
  return (
    <EditDialog
      {...dialog}
      title={say('refund.refuse_title', { amount: formatMoney(refund.so_tien) })}
      failed={say('refund.failed_to_save')}
      submit={say('refund.refuse')}
    >
      {field => (
        <>
          <p>{say('refund.refuse_what', { parent: refund.ten_phu_huynh ?? say('refund.someone') })}</p>
          <Facts facts={[[say('refunds.why'), <TypedText key="why">{refund.ly_do}</TypedText>]]} />
          <ReasonField label={say('refund.refuse_why')} hint={say('refund.refuse_hint')} {...field('ly_do_tu_choi')} />
        </>
      )}
    </EditDialog>
  )
}

/** Asks how the money went back outside. */
export function ByHandDialog({ data: { read: refund }, ...dialog }: Shown<LoadedRefund>) {
  const say = useBook(orderWords)
  const label = useBook(labels)
  if (!refund || !canRefundByHand(refund)) return <Decided refund={refund} {...dialog} />
  const { so_tien, ten_phu_huynh, vnp_txn_ref } = refund
  const amount = formatMoney(so_tien)
  return (
    <EditDialog
      {...dialog}
      title={say('refund.by_hand_title', { amount })}
      failed={say('refund.failed_to_save')}
      submit={say('refund.by_hand')}
    >
      {field => (
        <>
          <p>{say('refund.by_hand_what', { amount, parent: ten_phu_huynh ?? say('refund.someone') })}</p>
          <p>{say(byHandWords[effectOf(refund)])}</p>
          <Facts facts={[[label('vnp_txn_ref'), <OrderCode key="code">{vnp_txn_ref}</OrderCode>]]} />
          <ClosedHowField field={field} name="ly_do_dong" />
        </>
      )}
    </EditDialog>
  )
}

/** Replaces the question if somebody else has decided, or dealt with a part of the money, in the meantime. */
function Decided({ refund, opener, close }: Omit<Shown<LoadedRefund>, 'data'> & { refund: RefundRow | null }) {
  const say = useBook(orderWords)
  return (
    <Modal title={say('refund.title_plain')} open opener={opener} onClose={close}>
      {refund ? (
        <Notice tone="warning" live>
          {refund.chi_tu_choi
            ? say('refund.overpaid_closed')
            : say('refund.decided_already', { state: say(`refund.${refund.trang_thai}`) })}
        </Notice>
      ) : (
        <RefundFailed />
      )}
    </Modal>
  )
}
