import { useLoaderData } from 'react-router'
import { gatewayWords } from '../../../src/i18n/admin-gateway-answers.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { walletWords } from '../../../src/i18n/wallet.ts'
import { clockInVietnam, dateInVietnam } from '../../../src/shared/dates.ts'
import { orderKinds, orderStatuses, orders } from '../../../src/shared/order-lists.ts'
import type { Answer } from '../../api.ts'
import { PaidOn } from '../../billing/paid-on.tsx'
import { useBook } from '../../books.ts'
import type { Args } from '../../data.ts'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing } from '../../dialogs/dialogs.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { readListAsAdmin } from '../../read-page.ts'
import { ConsoleEmpty } from '../console-empty.tsx'
import { ConsoleList } from '../console-list.tsx'
import { TransferLink } from '../subscriptions/transfer-dialog.tsx'
import { walletDialogs } from '../subscriptions/wallet-dialog.tsx'
import { useOrderColumns, useOrderFilters } from './order-columns.tsx'
import { orderDialogs } from './order-dialog.tsx'
import { OrderLink } from './order-links.tsx'
import { OrderState, useOrderStates } from './order-state.tsx'
import { Ordered } from './ordered.tsx'

const dialogs: Dialogs = { ...orderDialogs, ...walletDialogs }

export async function loader(args: Args) {
  const [page, opened] = await Promise.all([
    readListAsAdmin(args, orders, '/payment/orders'),
    loadOpened(args, dialogs),
  ])
  return { page, opened }
}

export const action = actInOpened(dialogs)

export const shouldRevalidate = loadsOnClosing

/** All orders of all parents. */
export function Component() {
  const say = useBook(orderWords)
  const sayOfWallet = useBook(walletWords)
  const label = useBook(labels)
  const nameOf = useOrderStates()
  const filters = useOrderFilters()
  const shared = useOrderColumns()
  const { page, opened } = useLoaderData<typeof loader>()
  return (
    <ConsoleList
      heading={say('orders.heading')}
      note={say('orders.note')}
      list={orders}
      page={page}
      rowKey={row => row.vnp_txn_ref}
      filters={{
        ...filters,
        trang_thai: {
          label: label('trang_thai'),
          options: orderStatuses.map(value => ({ value, label: nameOf(value) })),
        },
        loai: {
          label: say('orders.kind'),
          options: orderKinds.map(value => ({ value, label: sayOfWallet(`order.${value}`) })),
        },
        tu_thanh_toan: { label: say('orders.paid_from') },
        den_thanh_toan: { label: say('orders.paid_until') },
      }}
      columns={[
        { key: 'code', label: label('vnp_txn_ref'), heading: true, cell: row => <OrderLink code={row.vnp_txn_ref} /> },
        {
          key: 'ngay_tao',
          label: label('ngay_tao'),
          sort: 'ngay_tao',
          cell: row => (
            <>
              <MomentText moment={row.ngay_tao} />
              <Payment of={row} />
            </>
          ),
        },
        shared.parent,
        {
          key: 'package',
          label: say('orders.package'),
          cell: row => (
            <Ordered of={row}>
              {sayOfWallet(`order.${row.loai}`)}
              {row.transfer_reference !== null && `, ${say('order.transfer')}`}
            </Ordered>
          ),
        },
        shared.amount,
        { key: 'state', label: label('trang_thai'), cell: row => <State of={row} /> },
      ]}
      empty={<ConsoleEmpty title={say('orders.empty')}>{say('orders.empty_hint')}</ConsoleEmpty>}
      csv="/payment/orders"
      choosing={{ nameOf: ({ vnp_txn_ref }) => vnp_txn_ref }}
      actions={<TransferLink />}
      dialogs={dialogs}
      opened={opened}
    />
  )
}

/** When it was paid, by which bank and with which kind of card. */
function Payment({ of }: { of: Answer<'GET', '/payment/orders'>[number] }) {
  const say = useBook(orderWords)
  const { ngay_tao, ngay_thanh_toan, ngan_hang, loai_the, transfer_reference } = of
  if (!ngay_thanh_toan) return null
  const paid = new Date(ngay_thanh_toan)
  // nearly always: the date above holds, and bank and card stay on the line
  const isSameDay = transfer_reference === null && dateInVietnam(paid) === dateInVietnam(new Date(ngay_tao))
  const by = [ngan_hang, loai_the].filter(Boolean)
  return (
    <div className="soft">
      {isSameDay ? (
        <>
          {say('orders.paid_at')} <time dateTime={ngay_thanh_toan}>{clockInVietnam(paid)}</time>
        </>
      ) : (
        <>
          {say('orders.paid')} <PaidOn of={of} />
        </>
      )}
      {by.length > 0 && (
        <>
          {' '}
          <span className="row-line">· {by.join(', ')}</span>
        </>
      )}
    </div>
  )
}

/** The state, with the reason if the order did not succeed. */
function State({ of }: { of: Answer<'GET', '/payment/orders'>[number] }) {
  const say = useBook(gatewayWords)
  const { trang_thai, ly_do } = of
  return (
    <>
      <OrderState of={of} />
      {ly_do && trang_thai !== 'paid' && trang_thai !== 'refunded' && <div className="soft">{say(ly_do)}</div>}
    </>
  )
}
