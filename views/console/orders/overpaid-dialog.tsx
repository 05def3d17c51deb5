import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import { closingNote } from '../../../src/shared/order-fields.ts'
import { OrderCode } from '../../billing/order-code.tsx'
import { useBook } from '../../books.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import type { Dialog, Shown } from '../../dialogs/dialogs.tsx'
import { Facts } from '../../parts/facts.tsx'
import { save } from '../../submit.ts'
import { ClosedHowField } from '../editing/closed-how-field.tsx'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { AlreadyDecided } from './already-decided.tsx'
import { type LoadedOrder, loadOrder, type OrderDetail, pathOfOrder } from './order-detail.ts'

const shown = { shown: ['ly_do'] }

/** Asks what became of the money that a renewal was overpaid by. */
export const overpaidDialog: Dialog<LoadedOrder, string> = {
  load: loadOrder,
  act: (args, code, { ly_do = '' }) =>
    save(args, 'POST', '/payment/orders/:vnp_txn_ref/overpaid', closingNote, { ly_do }, shown, pathOfOrder(code)),
  Show: OverpaidDialog,
}

/** From an order to the question. */
export function OverpaidLink({ order: { tra_thua, vnp_txn_ref } }: { order: OrderDetail }) {
  const say = useBook(orderWords)
  if (tra_thua === null) return null
  return (
    <DialogButton opens={{ name: 'tra-thua', id: vnp_txn_ref }} kind="secondary">
      {say('order.overpaid_close')}
    </DialogButton>
  )
}

function OverpaidDialog({ data: { read: order }, ...dialog }: Shown<LoadedOrder>) {
  const say = useBook(orderWords)
  const label = useBook(labels)
  const amount = order?.tra_thua ?? null
  const submit = say('order.overpaid_close')
  if (!order || amount === null)
    return <AlreadyDecided order={order} title={submit} text={say('order.overpaid_over')} {...dialog} />
  const told = { amount: formatMoney(amount), parent: order.ten_phu_huynh ?? say('refund.someone') }
  return (
    <EditDialog {...dialog} title={say('order.overpaid_title')} failed={say('order.close_failed')} submit={submit}>
      {field => (
        <>
          <p>{say('order.overpaid_what', told)}</p>
          <Facts facts={[[label('vnp_txn_ref'), <OrderCode key="code">{order.vnp_txn_ref}</OrderCode>]]} />
          <ClosedHowField field={field} name="ly_do" />
        </>
      )}
    </EditDialog>
  )
}
