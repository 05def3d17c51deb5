import { orderWords } from '../../../src/i18n/orders.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import { seenDecision } from '../../../src/shared/refund-lists.ts'
import { useBook } from '../../books.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import type { Dialog, Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { Notice } from '../../parts/notice.tsx'
import { save } from '../../submit.ts'
import { ClosedHowField } from '../editing/closed-how-field.tsx'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { askedOfOthers } from '../own-money.tsx'
import { AlreadyDecided } from './already-decided.tsx'
import { type LoadedOrder, loadOrder, type OrderDetail } from './order-detail.ts'

const names = { whole: 'vnpay-hoan-ca', part: 'vnpay-hoan-phan', ignored: 'vnpay-hoan-khong' } as const
const outcomes = ['whole', 'part', 'ignored'] as const
type Decision = (typeof outcomes)[number]

/** What an admin says of a refund that VNPay told of and nobody asked for here, by the code of its order. */
export const seenDialogs: Dialogs = Object.fromEntries(outcomes.map(each => [names[each], dialogFor(each)]))

function dialogFor(ket_qua: Decision): Dialog<LoadedOrder, string> {
  return askedOfOthers({
    load: loadOrder,
    act: (args, _, { id = '0', ly_do_dong = '' }) =>
      save(
        args,
        'PUT',
        '/payment/seen-refunds/:id',
        seenDecision,
        { ket_qua, ly_do_dong },
        { shown: ['ly_do_dong'] },
        { params: { id: Number(id) } },
      ),
    Show: given => <SeenDialog outcome={ket_qua} {...given} />,
  })
}

/** From an order to the questions, one for each outcome. */
export function SeenPart({ order: { cong_hoan, vnp_txn_ref, con_lai } }: { order: OrderDetail }) {
  const say = useBook(orderWords)
  const [seen] = cong_hoan
  if (!seen) return null
  // what is left does not count it; of an order that went back, it can be neither the whole nor a part any more
  const isPart = cong_hoan.length > 1 || con_lai !== 0
  const possible = con_lai === null ? (['ignored'] as const) : ([isPart ? 'part' : 'whole', 'ignored'] as const)
  return (
    <Notice
      tone="warning"
      action={
        <span className="row">
          {possible.map(each => (
            <DialogButton key={each} opens={{ name: names[each], id: vnp_txn_ref }} kind="secondary">
              {say(`order.seen_${each}`)}
            </DialogButton>
          ))}
        </span>
      }
    >
      {say('order.seen', { amount: formatMoney(seen.so_tien) })}
    </Notice>
  )
}

function SeenDialog({ outcome, data: { read: order }, ...dialog }: Shown<LoadedOrder> & { outcome: Decision }) {
  const say = useBook(orderWords)
  const title = say(`order.seen_${outcome}`)
  const seen = order?.cong_hoan[0]
  if (!seen) return <AlreadyDecided order={order} title={title} text={say('order.seen_over')} {...dialog} />
  const amount = formatMoney(seen.so_tien)
  return (
    <EditDialog {...dialog} title={title} failed={say('order.close_failed')} submit={title}>
      {field => (
        <>
          <p>{say('order.seen', { amount })}</p>
          <p>{say(`order.seen_${outcome}_what`, { amount })}</p>
          <input type="hidden" name="id" value={seen.id} />
          <ClosedHowField field={field} name="ly_do_dong" />
        </>
      )}
    </EditDialog>
  )
}
