import { useLoaderData } from 'react-router'
import { labels } from '../../../src/i18n/labels.ts'
import { orderWords } from '../../../src/i18n/orders.ts'
import { refundStatuses, refunds } from '../../../src/shared/refund-lists.ts'
import { useBook } from '../../books.ts'
import type { Args } from '../../data.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing } from '../../dialogs/dialogs.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { readListAsAdmin } from '../../read-page.ts'
import { ConsoleEmpty } from '../console-empty.tsx'
import { ConsoleList } from '../console-list.tsx'
import { useOrderColumns, useOrderFilters } from '../orders/order-columns.tsx'
import { orderDialogs } from '../orders/order-dialog.tsx'
import { OrderLink } from '../orders/order-links.tsx'
import { Ordered } from '../orders/ordered.tsx'
import { walletDialogs } from '../subscriptions/wallet-dialog.tsx'
import { RefundActions } from './refund-actions.tsx'
import { refundDialogs } from './refund-dialogs.tsx'
import { RefundState, TypedText } from './refund-state.tsx'

const dialogs: Dialogs = { ...refundDialogs, ...orderDialogs, ...walletDialogs }

export async function loader(args: Args) {
  const [page, opened] = await Promise.all([
    readListAsAdmin(args, refunds, '/payment/refunds'),
    loadOpened(args, dialogs),
  ])
  return { page, opened }
}

export const action = actInOpened(dialogs)

export const shouldRevalidate = loadsOnClosing

/** All refund requests and their states. */
export function Component() {
  const say = useBook(orderWords)
  const label = useBook(labels)
  const filters = useOrderFilters()
  const shared = useOrderColumns()
  const { page, opened } = useLoaderData<typeof loader>()
  return (
    <ConsoleList
      heading={say('refunds.heading')}
      note={say('refunds.note')}
      list={refunds}
      page={page}
      rowKey={row => row.id}
      wide
      filters={{
        ...filters,
        trang_thai: {
          label: label('trang_thai'),
          options: refundStatuses.map(value => ({ value, label: say(`refund.${value}`) })),
        },
      }}
      columns={[
        {
          key: 'ngay_tao',
          label: say('refunds.asked'),
          heading: true,
          sort: 'ngay_tao',
          cell: ({ id, ngay_tao }) => (
            <DialogLink opens={{ name: 'hoan-tien', id }}>
              <MomentText moment={ngay_tao} />
            </DialogLink>
          ),
        },
        shared.parent,
        {
          key: 'order',
          label: say('orders.package'),
          cell: row => (
            <Ordered of={row}>
              <OrderLink code={row.vnp_txn_ref} />
            </Ordered>
          ),
        },
        shared.amount,
        { key: 'why', label: say('refunds.why'), cell: row => <TypedText>{row.ly_do}</TypedText> },
        { key: 'state', label: label('trang_thai'), cell: row => <RefundState of={row} /> },
        {
          key: 'actions',
          label: say('refunds.actions'),
          actions: true,
          cell: row => <RefundActions of={row} />,
        },
      ]}
      empty={<ConsoleEmpty title={say('refunds.empty')}>{say('refunds.empty_hint')}</ConsoleEmpty>}
      csv="/payment/refunds"
      choosing={{ nameOf: ({ vnp_txn_ref }) => vnp_txn_ref }}
      dialogs={dialogs}
      opened={opened}
    />
  )
}
