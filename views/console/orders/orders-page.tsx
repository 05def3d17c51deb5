import { useLoaderData } from 'react-router'
import { askedOf } from '../../../src/shared/list.ts'
import { orderKinds, orderStatuses, orders } from '../../../src/shared/order-lists.ts'
import type { Answer } from '../../api.ts'
import { OrderState } from '../../billing/order-list.tsx'
import { useWalletWords } from '../../billing/wallet-words.ts'
import type { Args } from '../../data.ts'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing, OpenDialogs } from '../../dialogs/dialogs.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { Empty } from '../../parts/empty.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { Money } from '../../parts/money.tsx'
import { readPageAsAdmin } from '../../read-page.ts'
import { useConsoleWords } from '../console-words.ts'
import { useGatewayWords } from '../gateway-words.ts'
import { ConsolePage } from '../shell.tsx'
import { walletDialogs } from '../subscriptions/wallet-dialog.tsx'
import { orderDialogs } from './order-dialog.tsx'
import { OrderLink, ParentLink } from './order-links.tsx'
import { useOrderWords } from './order-words.ts'

const dialogs: Dialogs = { ...orderDialogs, ...walletDialogs }

export async function loader(args: Args) {
  const query = askedOf(orders, new URL(args.request.url).searchParams)
  const [page, opened] = await Promise.all([
    readPageAsAdmin(args, '/payment/orders', { query }),
    loadOpened(args, dialogs),
  ])
  return { page, opened }
}

export async function action(args: Args) {
  return actInOpened(args, dialogs)
}

export const shouldRevalidate = loadsOnClosing

/** All orders of all parents. */
export function Component() {
  const say = useOrderWords()
  const sayOfWallet = useWalletWords()
  const sayInConsole = useConsoleWords()
  const { page, opened } = useLoaderData<typeof loader>()
  return (
    <ConsolePage
      heading={say('orders.heading')}
      note={say('orders.note')}
      back={{ to: '/admin', label: sayInConsole('edit.back') }}
    >
      <ListScreen
        list={orders}
        page={page}
        caption={say('orders.heading')}
        rowKey={row => row.vnp_txn_ref}
        filters={{
          vnp_txn_ref: { label: say('orders.code') },
          ten_phu_huynh: { label: say('orders.parent') },
          ma_phu_huynh: { label: say('orders.parent_id') },
          trang_thai: {
            label: say('orders.state'),
            options: orderStatuses.map(value => ({ value, label: sayOfWallet(`order.${value}`) })),
          },
          loai: {
            label: say('orders.kind'),
            options: orderKinds.map(value => ({ value, label: sayOfWallet(`order.${value}`) })),
          },
          tu: { label: say('orders.from') },
          den: { label: say('orders.until') },
        }}
        columns={[
          { key: 'code', label: say('orders.code'), heading: true, cell: row => <OrderLink code={row.vnp_txn_ref} /> },
          {
            key: 'ngay_tao',
            label: say('orders.created'),
            sort: 'ngay_tao',
            cell: row => <MomentText moment={row.ngay_tao} />,
          },
          { key: 'parent', label: say('orders.parent'), cell: row => <ParentLink of={row} /> },
          {
            key: 'package',
            label: say('orders.package'),
            cell: row => (
              <>
                {row.ten_goi} <div className="soft">{sayOfWallet(`order.${row.loai}`)}</div>
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
          { key: 'state', label: say('orders.state'), cell: row => <State of={row} /> },
        ]}
        empty={<Empty title={say('orders.empty')}>{say('orders.empty_hint')}</Empty>}
        csv="/payment/orders"
      />
      <OpenDialogs dialogs={dialogs} data={opened} />
    </ConsolePage>
  )
}

/** Why is of interest only where the order did not succeed. */
function State({ of }: { of: Answer<'GET', '/payment/orders'>[number] }) {
  const say = useGatewayWords()
  const { trang_thai, ly_do } = of
  return (
    <>
      <OrderState of={of} />
      {ly_do && trang_thai !== 'paid' && trang_thai !== 'refunded' && <div className="soft">{say(ly_do)}</div>}
    </>
  )
}
