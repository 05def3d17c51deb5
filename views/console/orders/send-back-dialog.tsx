import { gatewayWords } from '../../../src/i18n/admin-gateway-answers.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { reviewRefund } from '../../../src/shared/refund-lists.ts'
import { OrderCode } from '../../billing/order-code.tsx'
import { useBook } from '../../books.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import type { Dialog, Shown } from '../../dialogs/dialogs.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Money } from '../../parts/money.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { save } from '../../submit.ts'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { AlreadyDecided } from './already-decided.tsx'
import { type LoadedOrder, loadOrder, type OrderDetail, pathOfOrder } from './order-detail.ts'

/** Asks before the money of an order under review goes back. */
export const sendBackDialog: Dialog<LoadedOrder, string> = {
  load: loadOrder,
  act: (args, code, { ly_do = '' }) =>
    save(
      args,
      'POST',
      '/payment/orders/:vnp_txn_ref/refund',
      reviewRefund,
      { ly_do },
      { shown: ['ly_do'] },
      pathOfOrder(code),
    ),
  Show: SendBackDialog,
}

function canSendBack({ trang_thai, hoan_tien }: OrderDetail): boolean {
  return trang_thai === 'review' && hoan_tien === null
}

/** The link from an order under review to the dialog. */
export function SendBackLink({ order }: { order: OrderDetail }) {
  const say = useBook(orderWords)
  if (!canSendBack(order)) return null
  return (
    <div className="row">
      <DialogLink opens={{ name: 'hoan-don', id: order.vnp_txn_ref }} className={buttonClass({ kind: 'secondary' })}>
        <ButtonWords>{say('order.send_back')}</ButtonWords>
      </DialogLink>
    </div>
  )
}

function SendBackDialog({ data: { read: order }, ...dialog }: Shown<LoadedOrder>) {
  const say = useBook(orderWords)
  const sayReason = useBook(gatewayWords)
  const label = useBook(labels)
  if (!order || !canSendBack(order))
    return (
      <AlreadyDecided order={order} title={say('order.send_back')} text={say('order.send_back_over')} {...dialog} />
    )
  const { vnp_txn_ref, so_tien, ly_do, ten_phu_huynh } = order
  return (
    <EditDialog
      {...dialog}
      title={say('order.send_back_title')}
      row={{}}
      failed={say('order.send_back_failed')}
      submit={say('order.send_back')}
    >
      {field => (
        <>
          <p>{say('order.send_back_what', { parent: ten_phu_huynh ?? say('refund.someone') })}</p>
          <Facts
            facts={[
              [label('vnp_txn_ref'), <OrderCode key="code">{vnp_txn_ref}</OrderCode>],
              [say('order.send_back_price'), <Money key="amount" amount={so_tien} />],
              [say('order.reason'), ly_do && sayReason(ly_do)],
            ]}
          />
          <TextArea
            label={say('order.send_back_why')}
            hint={say('order.send_back_hint')}
            {...field('ly_do')}
            rows={3}
            maxLength={500}
            required
          />
        </>
      )}
    </EditDialog>
  )
}
