import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { closing } from '../../../src/shared/order-fields.ts'
import type { Typed } from '../../../src/shared/typed.ts'
import { OrderCode } from '../../billing/order-code.tsx'
import { useBook } from '../../books.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import type { Dialog, Shown } from '../../dialogs/dialogs.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Field } from '../../parts/field.tsx'
import { Money } from '../../parts/money.tsx'
import { RadioGroup } from '../../parts/radio-group.tsx'
import { save } from '../../submit.ts'
import { ClosedHowField } from '../editing/closed-how-field.tsx'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { AlreadyDecided } from './already-decided.tsx'
import { type LoadedOrder, loadOrder, type OrderDetail, pathOfOrder } from './order-detail.ts'
import { OutsideFields } from './outside-fields.tsx'

const typed = { shown: ['ket_qua', 'ly_do_dong', 'so_tien', 'ngay', 'ma_tham_chieu'] }

/** Asks what an admin found out about an order under review. */
export const closeDialog: Dialog<LoadedOrder, string> = {
  load: loadOrder,
  act: (args, code, form) =>
    save(args, 'POST', '/payment/orders/:vnp_txn_ref/close', closing, ofOutcome(form), typed, pathOfOrder(code)),
  Show: CloseDialog,
}

/** Without what was typed for another outcome, whose fields are out of sight. */
function ofOutcome(form: Typed): Typed {
  const { ket_qua = '', ly_do_dong = '' } = form
  return ket_qua === 'refunded' ? form : { ket_qua, ly_do_dong }
}

/** From an order under review to the question; asking VNPay comes first. */
export function CloseLink({ order: { trang_thai, vnp_txn_ref } }: { order: OrderDetail }) {
  const say = useBook(orderWords)
  if (trang_thai !== 'review') return null
  return (
    <DialogButton opens={{ name: 'dong-don', id: vnp_txn_ref }} kind="secondary">
      {say('order.close')}
    </DialogButton>
  )
}

function CloseDialog({ data: { read: order }, ...dialog }: Shown<LoadedOrder>) {
  const say = useBook(orderWords)
  const label = useBook(labels)
  if (order?.trang_thai !== 'review')
    return <AlreadyDecided order={order} title={say('order.close')} text={say('order.close_over')} {...dialog} />
  const { vnp_txn_ref, so_tien, cong_bao } = order
  return (
    <EditDialog
      {...dialog}
      title={say('order.close_title')}
      failed={say('order.close_failed')}
      submit={say('order.close')}
    >
      {field => (
        <>
          <Facts
            facts={[
              [say('order.title'), <OrderCode key="code">{vnp_txn_ref}</OrderCode>],
              [label('so_tien'), <Money key="price" amount={so_tien} />],
              ...(cong_bao === null
                ? []
                : [[say('order.gateway_said'), <Money key="said" amount={cong_bao} />] as const]),
            ]}
          />
          <p>
            <DialogLink opens={{ name: 'don-hang', id: vnp_txn_ref }}>{say('order.close_first')}</DialogLink>
          </p>
          <RadioGroup
            label={say('order.close_outcome')}
            {...field('ket_qua')}
            choices={(['paid', 'unpaid', 'refunded'] as const).map(value => ({
              value,
              label: say(`order.close_${value}`),
              hint: say(`order.close_${value}_hint`),
              more: value === 'refunded' && (
                <>
                  <Field label={say('order.send_back_amount')} {...field('so_tien')} inputMode="numeric" required />
                  <OutsideFields field={field} day="ngay" reference="ma_tham_chieu" />
                </>
              ),
            }))}
            required
          />
          <ClosedHowField field={field} name="ly_do_dong" />
        </>
      )}
    </EditDialog>
  )
}
