import type { ReactNode } from 'react'
import { gatewayWords } from '../../../src/i18n/admin-gateway-answers.ts'
import { invoiceWords } from '../../../src/i18n/invoices.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { walletWords } from '../../../src/i18n/wallet.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { formatMoney } from '../../../src/shared/money.ts'
import { InvoiceBuyer, InvoiceList } from '../../billing/invoice.tsx'
import { isPaid } from '../../billing/order-list.tsx'
import { OrderedPackage } from '../../billing/package-on-device.tsx'
import { Scope } from '../../billing/scope.tsx'
import { useBook } from '../../books.ts'
import { type Args, type Outcome, send } from '../../data.ts'
import { DialogButton } from '../../dialogs/dialog-button.tsx'
import type { Dialog, Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { Facts } from '../../parts/facts.tsx'
import { LinkButton } from '../../parts/link-button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { Money } from '../../parts/money.tsx'
import { Notice } from '../../parts/notice.tsx'
import { askedOfOthers } from '../own-money.tsx'
import { RefundLink } from '../refunds/refund-state.tsx'
import { AskAgain } from './ask-again.tsx'
import { closeDialog } from './close-dialog.tsx'
import { DecisionLinks, Decisions } from './decisions.tsx'
import { type LoadedOrder, loadOrder, type OrderDetail, pathOfOrder } from './order-detail.ts'
import { OrderLink, ParentLink } from './order-links.tsx'
import { OrderPlaces } from './order-places.tsx'
import { OrderState } from './order-state.tsx'
import { overpaidDialog } from './overpaid-dialog.tsx'
import { seenDialogs } from './seen-dialogs.tsx'
import { sendBackDialog } from './send-back-dialog.tsx'
import { Timeline } from './timeline.tsx'

const orderDialog: Dialog<LoadedOrder, string> = {
  load: loadOrder,
  act: askGateway,
  Show: OrderDialog,
}

/** The details of an order, and what an admin does about it. The id of each is the order code. */
export const orderDialogs: Dialogs = {
  'don-hang': orderDialog,
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
      <section aria-label={say('order.facts')}>
        <Facts facts={useFactsOf(order)} />
        <RelatedLinks order={order} />
      </section>
      <section aria-labelledby="timeline">
        <Waiting order={order} />
        <Decisions order={order} />
        <div className="order-acts">
          {order.so_tien > 0 && order.transfer_reference === null && <AskAgain />}
          <DecisionLinks order={order} />
        </div>
        <h3 id="timeline">{say('timeline.heading')}</h3>
        <Timeline order={order} />
      </section>
    </div>
  )
}

function GoneBack({ of: { da_hoan, ngay_hoan } }: { of: OrderDetail }) {
  const say = useBook(orderWords)
  const date = formatDate(ngay_hoan!)
  return <>{say('order.gone_back_on', { amount: formatMoney(da_hoan), date })}</>
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

function useFactsOf(order: OrderDetail): [string, ReactNode][] {
  const say = useBook(orderWords)
  const sayOfWallet = useBook(walletWords)
  const sayReason = useBook(gatewayWords)
  const sayOfInvoice = useBook(invoiceWords)
  const label = useBook(labels)
  const { nguoi_mua, su_kien } = order.hoa_don
  const facts: [string, ReactNode | false | null][] = [
    [label('trang_thai'), <OrderState key="state" of={order} />],
    [say('order.reason'), order.ly_do && sayReason(order.ly_do)],
    [label('so_tien'), <Money key="amount" amount={order.so_tien} />],
    [say('order.gateway_said'), order.cong_bao !== null && <Money key="said" amount={order.cong_bao} />],
    [say('order.gone_back'), order.ngay_hoan && <GoneBack key="back" of={order} />],
    [say('order.left'), order.con_lai !== null && order.da_hoan > 0 && <Money key="left" amount={order.con_lai} />],
    [say('orders.parent'), <ParentLink key="parent" of={order} />],
    [say('orders.kind'), sayOfWallet(`order.${order.loai}`)],
    [say('order.renews'), order.don_goc && <OrderLink key="renews" code={order.don_goc} />],
    [say('orders.package'), <OrderedPackage key="package" of={order} />],
    [say('order.scope'), <Scope key="scope" of={order} />],
    [label('ngay_tao'), <MomentText key="created" moment={order.ngay_tao} />],
    [say('order.paid'), order.ngay_thanh_toan && <MomentText key="paid" moment={order.ngay_thanh_toan} />],
    [
      say('order.transaction'),
      order.transfer_reference === null && order.ma_giao_dich && <code key="transaction">{order.ma_giao_dich}</code>,
    ],
    [say('order.bank'), [order.ngan_hang, order.loai_the].filter(Boolean).join(' · ')],
    [say('order.reference'), order.transfer_reference && <code key="reference">{order.transfer_reference}</code>],
    [
      say('order.refund'),
      order.hoan_tien ? (
        <RefundLink key="refund" order={order.vnp_txn_ref} state={order.hoan_tien} />
      ) : (
        order.hoan_duoc_den && say('order.refundable', { date: formatDate(order.hoan_duoc_den) })
      ),
    ],
    [sayOfInvoice('buyer'), nguoi_mua && <InvoiceBuyer key="invoiced" of={nguoi_mua} />],
    [sayOfInvoice('made'), su_kien.length > 0 && <InvoiceList key="made" of={su_kien} />],
    [say('order.places'), order.goi_da_mua.length > 0 && <OrderPlaces key="places" of={order.goi_da_mua} />],
  ]
  return facts.filter(([, value]) => value) as [string, ReactNode][]
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
