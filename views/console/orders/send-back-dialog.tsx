import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import { orderRefund } from '../../../src/shared/refund-lists.ts'
import type { Typed } from '../../../src/shared/typed.ts'
import { OrderCode } from '../../billing/order-code.tsx'
import { useBook } from '../../books.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import type { Dialog, Shown } from '../../dialogs/dialogs.tsx'
import type { FieldOf } from '../../dialogs/form-dialog.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Field } from '../../parts/field.tsx'
import { Money } from '../../parts/money.tsx'
import { RadioGroup } from '../../parts/radio-group.tsx'
import { ReasonField } from '../../parts/reason-field.tsx'
import { save } from '../../submit.ts'
import { EditDialog } from '../editing/edit-dialog.tsx'
import { AlreadyDecided } from './already-decided.tsx'
import { type LoadedOrder, loadOrder, type OrderDetail, pathOfOrder } from './order-detail.ts'
import { faultOfWay, ofWay, WayBack } from './way-back.tsx'

const submission = {
  shown: ['cach', 'so_tien', 'ly_do', 'giao_dich', 'ben_ngoai.ngay', 'ben_ngoai.ma_tham_chieu'],
  notDone: ({ bi_tu_choi }: { bi_tu_choi: boolean }) => bi_tu_choi,
}

/** Asks before money goes back: all that is left of an order or a part, or a second payment. */
export const sendBackDialog: Dialog<LoadedOrder, string> = {
  load: loadOrder,
  act: async (args, code, form) =>
    faultOfWay(form) ??
    save(
      args,
      'POST',
      '/payment/orders/:vnp_txn_ref/refund',
      orderRefund,
      withLeft(ofWay(form)),
      submission,
      pathOfOrder(code),
    ),
  Show: SendBackDialog,
}

const missingWords: Record<string, 'order.way_missing' | 'order.why_missing'> = {
  cach: 'order.way_missing',
  ly_do: 'order.why_missing',
}

/** The hidden field with what was shown as left of a payment; '' is the order's own. */
const leftName = (giao_dich: string) => `con_lai_da_xem.${giao_dich}`

/** What was shown as left of the payment that was chosen: the form cannot know which that is without its script. */
function withLeft(form: Typed): Typed {
  return { ...form, con_lai_da_xem: form[leftName(form.giao_dich ?? '')] ?? '' }
}

const secondsOf = ({ tra_hai_lan }: OrderDetail) => tra_hai_lan.filter(({ con_lai }) => con_lai > 0)

function canSendBack(order: OrderDetail): boolean {
  return (order.con_lai ?? 0) > 0 || secondsOf(order).length > 0
}

/** The link from an order that holds money to the dialog. */
export function SendBackLink({ order }: { order: OrderDetail }) {
  const say = useBook(orderWords)
  if (!canSendBack(order)) return null
  return (
    <DialogButton opens={{ name: 'hoan-don', id: order.vnp_txn_ref }} kind="secondary">
      {say('order.send_back')}
    </DialogButton>
  )
}

function SendBackDialog({ data: { read: order }, ...dialog }: Shown<LoadedOrder>) {
  const say = useBook(orderWords)
  const label = useBook(labels)
  if (!order || !canSendBack(order))
    return (
      <AlreadyDecided order={order} title={say('order.send_back')} text={say('order.send_back_over')} {...dialog} />
    )
  const { vnp_txn_ref, so_tien, con_lai, da_hoan, trang_thai, ten_phu_huynh } = order
  const isPaidTwice = secondsOf(order).length > 0
  const what = trang_thai === 'review' ? 'review' : isPaidTwice ? 'paid_twice' : 'what'
  const left = con_lai ?? 0
  return (
    <EditDialog
      {...dialog}
      title={say('order.send_back_title')}
      failed={say('order.send_back_failed')}
      submit={say('order.send_back')}
      missing={name => say(missingWords[name] ?? 'order.outside_missing')}
    >
      {field => (
        <>
          <p>{say(`order.send_back_${what}`, { parent: ten_phu_huynh ?? say('refund.someone') })}</p>
          <Facts
            facts={[
              [say('order.title'), <OrderCode key="code">{vnp_txn_ref}</OrderCode>],
              [label('so_tien'), <Money key="price" amount={so_tien} />],
              [say('order.gone_back'), <Money key="back" amount={da_hoan} />],
              ...(isPaidTwice ? [] : [[say('order.left'), <Money key="left" amount={left} />] as const]),
            ]}
          />
          <WayBack field={field} isTransfer={order.transfer_reference !== null} />
          <Payments order={order} field={field} />
          <Field
            label={say('order.send_back_amount')}
            hint={
              isPaidTwice
                ? say('order.send_back_all_chosen')
                : say('order.send_back_all', { amount: formatMoney(left) })
            }
            {...field('so_tien')}
            inputMode="numeric"
          />
          <ReasonField
            label={say('order.send_back_why')}
            hint={say('order.send_back_hint')}
            {...field('ly_do')}
            required
          />
        </>
      )}
    </EditDialog>
  )
}

/** Which payment goes back, where the order was paid twice. */
function Payments({ order, field }: { order: OrderDetail; field: FieldOf }) {
  const say = useBook(orderWords)
  const seconds = secondsOf(order)
  const left = order.con_lai ?? 0
  if (seconds.length === 0) return <input type="hidden" name={leftName('')} value={left} />
  const { defaultValue, ...given } = field('giao_dich')
  const own = {
    value: '',
    label: say('order.send_back_own', { amount: formatMoney(left) }),
    hint: say('order.send_back_own_hint'),
  }
  return (
    <>
      {[{ giao_dich: '', con_lai: left }, ...seconds].map(({ giao_dich, con_lai }) => (
        <input key={giao_dich} type="hidden" name={leftName(giao_dich)} value={con_lai} />
      ))}
      <RadioGroup
        label={say('order.send_back_which')}
        {...given}
        defaultValue={defaultValue || seconds[0]!.giao_dich}
        choices={[
          ...seconds.map(({ giao_dich, con_lai }) => ({
            value: giao_dich,
            label: say('order.send_back_second', { number: giao_dich, amount: formatMoney(con_lai) }),
            hint: say('order.send_back_second_hint'),
          })),
          ...(left > 0 ? [own] : []),
        ]}
      />
    </>
  )
}
