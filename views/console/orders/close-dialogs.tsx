import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import { closing } from '../../../src/shared/order-fields.ts'
import { OrderCode } from '../../billing/order-code.tsx'
import { useBook } from '../../books.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import type { Dialog, Shown } from '../../dialogs/dialogs.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Notice } from '../../parts/notice.tsx'
import { TextArea } from '../../parts/text-area.tsx'
import { save } from '../../submit.ts'
import { useLanguage } from '../../words.tsx'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { AlreadyDecided } from './already-decided.tsx'
import { type LoadedOrder, loadOrder, type OrderDetail, pathOfOrder } from './order-detail.ts'

const shown = { shown: ['ly_do'] }

/** What an admin deals with outside, and the amount that it is about; null where it does not wait. */
const amountOf = {
  overpaid: ({ tra_thua }: OrderDetail) => tra_thua,
  by_hand: ({ dong_duoc, so_tien }: OrderDetail) => (dong_duoc ? so_tien : null),
}
const names = { overpaid: 'tra-thua', by_hand: 'dong-don' } as const

type What = keyof typeof amountOf

/** Asks what became of the money that a renewal was overpaid by. */
export const overpaidDialog: Dialog<LoadedOrder, string> = {
  load: loadOrder,
  act: (args, code, { ly_do = '' }) =>
    save(args, 'POST', '/payment/orders/:vnp_txn_ref/overpaid', closing, { ly_do }, shown, pathOfOrder(code)),
  Show: given => <ClosingDialog what="overpaid" {...given} />,
}

/** Asks what VNPay's staff said of an order that VNPay cannot be asked about. */
export const byHandDialog: Dialog<LoadedOrder, string> = {
  load: loadOrder,
  act: (args, code, { ly_do = '' }) =>
    save(args, 'POST', '/payment/orders/:vnp_txn_ref/close', closing, { ly_do }, shown, pathOfOrder(code)),
  Show: given => <ClosingDialog what="by_hand" {...given} />,
}

const isInParts = ({ ly_do }: OrderDetail) => ly_do === 'partly_refunded'

/** From an order to the question. */
export function ClosingPart({ what, order }: { what: What; order: OrderDetail }) {
  const say = useBook(orderWords)
  const language = useLanguage()
  const amount = amountOf[what](order)
  if (amount === null) return null
  return (
    <Notice
      tone="warning"
      action={
        <DialogLink opens={{ name: names[what], id: order.vnp_txn_ref }} className={buttonClass({ kind: 'secondary' })}>
          <ButtonWords>{say(`order.${what}_close`)}</ButtonWords>
        </DialogLink>
      }
    >
      {say(isInParts(order) ? 'order.by_hand_part' : `order.${what}`, { amount: formatMoney(amount, language) })}
    </Notice>
  )
}

function ClosingDialog({ what, data: { read: order }, ...dialog }: Shown<LoadedOrder> & { what: What }) {
  const say = useBook(orderWords)
  const label = useBook(labels)
  const language = useLanguage()
  const amount = order && amountOf[what](order)
  const submit = say(`order.${what}_close`)
  if (!order || amount === null)
    return <AlreadyDecided order={order} title={submit} text={say(`order.${what}_over`)} {...dialog} />
  const told = { amount: formatMoney(amount, language), parent: order.ten_phu_huynh ?? say('refund.someone') }
  return (
    <EditDialog
      {...dialog}
      title={say(`order.${what}_title`)}
      row={{}}
      failed={say('order.close_failed')}
      submit={submit}
    >
      {field => (
        <>
          <p>{say(`order.${what}_what`, told)}</p>
          <Facts facts={[[label('vnp_txn_ref'), <OrderCode key="code">{order.vnp_txn_ref}</OrderCode>]]} />
          <TextArea
            label={say('order.closed_how')}
            hint={say('order.closed_hint')}
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
