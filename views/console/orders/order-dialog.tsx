import { orderWords } from '../../../src/i18n/orders.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import { isPaid } from '../../billing/order-list.tsx'
import { useBook } from '../../books.ts'
import { type Args, type Outcome, send } from '../../data.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import type { Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { LinkButton } from '../../parts/link-button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { askedOfOthers } from '../own-money.tsx'
import { AskAgain } from './ask-again.tsx'
import { closeDialog } from './close-dialog.tsx'
import { DecisionLinks, Decisions } from './decisions.tsx'
import { type LoadedOrder, loadOrder, type OrderDetail, pathOfOrder } from './order-detail.ts'
import { OrderFacts } from './order-facts.tsx'
import { overpaidDialog } from './overpaid-dialog.tsx'
import { seenDialogs } from './seen-dialogs.tsx'
import { sendBackDialog } from './send-back-dialog.tsx'
import { Timeline } from './timeline.tsx'

/** The details of an order, and what an admin does about it. The id of each is the order code. */
export const orderDialogs: Dialogs = {
  'don-hang': { load: loadOrder, act: askGateway, Show: OrderDialog },
  'hoan-don': askedOfOthers(sendBackDialog),
  'tra-thua': askedOfOthers(overpaidDialog),
  'dong-don': askedOfOthers(closeDialog),
  ...seenDialogs,
}

/** Asks the gateway and shows its answer, which the timeline then has too. */
async function askGateway(args: Args, code: string): Promise<Outcome> {
  const { status, body } = await send(args, 'POST', '/payment/orders/:vnp_txn_ref/query', {}, pathOfOrder(code))
  const { success, message, data } = body
  return success ? { success, message: `${message} ${data!.loi_nhan}.`, stays: true } : { success, message, status }
}

function OrderDialog({ data: { read: order }, opener, close }: Shown<LoadedOrder>) {
  const say = useBook(orderWords)
  const title = (
    <>
      {say('order.title')} {order && <code>{order.vnp_txn_ref}</code>}
    </>
  )
  return (
    <Modal title={title} wide open opener={opener} onClose={close}>
      {order ? (
        <Order order={order} />
      ) : (
        <Notice tone="danger" live>
          {say('order.load_failed')}
        </Notice>
      )}
    </Modal>
  )
}

function Order({ order }: { order: OrderDetail }) {
  const say = useBook(orderWords)
  return (
    <div className="order-detail">
      <Waiting order={order} />
      <section aria-label={say('order.facts')}>
        <OrderFacts order={order} />
        <RelatedLinks order={order} />
      </section>
      <section aria-labelledby="timeline">
        <Decisions order={order} />
        <div className="order-acts">
          {order.so_tien > 0 && order.transfer_reference === null && (
            <AskAgain isFirst={order.trang_thai === 'review'} />
          )}
          <DecisionLinks order={order} />
        </div>
        <h3 id="timeline">{say('timeline.heading')}</h3>
        <Timeline order={order} />
      </section>
    </div>
  )
}

/** Why the order waits for an admin: it is under review, was paid once more, or was overpaid. */
function Waiting({ order: { trang_thai, tra_hai_lan, tra_thua } }: { order: OrderDetail }) {
  const say = useBook(orderWords)
  const why = [
    trang_thai === 'review' && say('order.close_hint'),
    ...tra_hai_lan
      .filter(({ con_lai }) => con_lai > 0)
      .map(({ giao_dich, con_lai }) => say('order.second', { amount: formatMoney(con_lai), number: giao_dich })),
    tra_thua !== null && say('order.overpaid', { amount: formatMoney(tra_thua) }),
  ]
  return why.map(
    each =>
      each && (
        <Notice key={each} tone="warning">
          {each}
        </Notice>
      ),
  )
}

function RelatedLinks({ order }: { order: OrderDetail }) {
  const say = useBook(orderWords)
  if (order.ma_phu_huynh === null) return null
  return (
    <div className="row">
      <DialogButton opens={{ name: 'vi', id: order.ma_phu_huynh }} kind="secondary" icon="wallet">
        {say('order.wallet')}
      </DialogButton>
      {isPaid(order) && (
        <LinkButton to={`/wallet/orders/${order.vnp_txn_ref}`} kind="quiet">
          {say('order.receipt')}
        </LinkButton>
      )}
    </div>
  )
}
