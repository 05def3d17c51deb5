import { useLoaderData } from 'react-router'
import { askedOf } from '../../../src/shared/list.ts'
import { refundStatuses, refunds } from '../../../src/shared/refund-lists.ts'
import type { Args } from '../../data.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing, OpenDialogs } from '../../dialogs/dialogs.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { Empty } from '../../parts/empty.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { Money } from '../../parts/money.tsx'
import { readPageAsAdmin } from '../../read-page.ts'
import { useConsoleWords } from '../console-words.ts'
import { orderDialogs } from '../orders/order-dialog.tsx'
import { OrderLink, ParentLink } from '../orders/order-links.tsx'
import { useOrderWords } from '../orders/order-words.ts'
import { ConsolePage } from '../shell.tsx'
import { walletDialogs } from '../subscriptions/wallet-dialog.tsx'
import { RefundActions } from './refund-actions.tsx'
import { refundDialogs } from './refund-dialogs.tsx'
import { RefundState, Written } from './refund-state.tsx'

const dialogs: Dialogs = { ...refundDialogs, ...orderDialogs, ...walletDialogs }

export async function loader(args: Args) {
  const query = askedOf(refunds, new URL(args.request.url).searchParams)
  const [page, opened] = await Promise.all([
    readPageAsAdmin(args, '/payment/refunds', { query }),
    loadOpened(args, dialogs),
  ])
  return { page, opened }
}

export async function action(args: Args) {
  return actInOpened(args, dialogs)
}

export const shouldRevalidate = loadsOnClosing

/** What parents want back, and what became of it. */
export function Component() {
  const say = useOrderWords()
  const sayInConsole = useConsoleWords()
  const { page, opened } = useLoaderData<typeof loader>()
  return (
    <ConsolePage
      heading={say('refunds.heading')}
      note={say('refunds.note')}
      back={{ to: '/admin', label: sayInConsole('edit.back') }}
    >
      <ListScreen
        list={refunds}
        page={page}
        caption={say('refunds.heading')}
        rowKey={row => row.id}
        filters={{
          vnp_txn_ref: { label: say('orders.code') },
          ten_phu_huynh: { label: say('orders.parent') },
          ma_phu_huynh: { label: say('orders.parent_id') },
          trang_thai: {
            label: say('orders.state'),
            options: refundStatuses.map(value => ({ value, label: say(`refund.${value}`) })),
          },
          tu: { label: say('orders.from') },
          den: { label: say('orders.until') },
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
          { key: 'parent', label: say('orders.parent'), cell: row => <ParentLink of={row} /> },
          {
            key: 'order',
            label: say('orders.package'),
            cell: row => (
              <>
                {row.ten_goi} <OrderLink code={row.vnp_txn_ref} />
              </>
            ),
          },
          {
            key: 'so_tien',
            label: say('orders.amount'),
            figures: true,
            sort: 'so_tien',
            cell: row => <Money amount={row.so_tien} />,
          },
          { key: 'why', label: say('refunds.why'), cell: row => <Written>{row.ly_do}</Written> },
          { key: 'state', label: say('orders.state'), cell: row => <RefundState of={row} /> },
          {
            key: 'actions',
            label: say('refunds.actions'),
            actions: true,
            cell: row => <RefundActions of={row} />,
          },
        ]}
        empty={<Empty title={say('refunds.empty')}>{say('refunds.empty_hint')}</Empty>}
        csv="/payment/refunds"
      />
      <OpenDialogs dialogs={dialogs} data={opened} />
    </ConsolePage>
  )
}
