import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import { walletWords } from '../../../src/i18n/wallet.ts'
import { priceBands, wallet } from '../../../src/shared/billing-lists.ts'
import { askedOf } from '../../../src/shared/list.ts'
import type { Answer, Page } from '../../api.ts'
import { Scope } from '../../billing/scope.tsx'
import { useBook } from '../../books.ts'
import { type Args, readIfThere } from '../../data.ts'
import type { Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { orFailed } from '../../or-failed.ts'
import { Empty } from '../../parts/empty.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { readPage } from '../../read-page.ts'
import { assignDialog } from './assign-dialog.tsx'
import { TransferLink, transferDialog } from './transfer-dialog.tsx'
import { AssignLink, Card, Order, Price, type WalletRow } from './wallet-cells.tsx'

const prefix = 'vi.'

/** The unassigned packages of a parent, and their assignment. The id of `vi` is that of the parent. */
export const walletDialogs: Dialogs = {
  vi: { load: (args, id: number) => orFailed(readWallet(args, id)), Show: WalletDialog },
  'gan-goi': assignDialog,
  'ghi-chuyen-khoan': transferDialog,
}

interface Wallet {
  parent: Answer<'GET', '/phu-huynh/:id'>
  page: Page<WalletRow>
}
type Loaded = { read: Wallet | null }

async function readWallet(args: Args, id: number): Promise<Wallet | null> {
  const parent = await readIfThere(args, '/phu-huynh/:id', { params: { id } })
  if (!parent) return null
  const query = askedOf(wallet, new URL(args.request.url).searchParams, prefix)
  return { parent, page: await readPage(args, '/payment/unassigned/:id', { params: { id }, query, prefix }) }
}

function WalletDialog({ data: { read }, opener, close }: Shown<Loaded>) {
  const say = useBook(subscriptionWords)
  const title = read ? say('wallet.heading', { parent: read.parent.ten_phu_huynh }) : say('wallet.heading_plain')
  return (
    <Modal title={title} wide open opener={opener} onClose={close}>
      {read ? (
        <div className="stack">
          <div className="row">
            <TransferLink parent={read.parent.ma_phu_huynh} />
          </div>
          <Rows page={read.page} />
        </div>
      ) : (
        <Notice tone="danger" live>
          {say('wallet.failed')}
        </Notice>
      )}
    </Modal>
  )
}

function Rows({ page }: { page: Page<WalletRow> }) {
  const say = useBook(subscriptionWords)
  const sayOfWallet = useBook(walletWords)
  const bands = priceBands.map(value => ({ value, label: sayOfWallet(`band.${value}`) }))
  return (
    <ListScreen
      list={wallet}
      page={page}
      prefix={prefix}
      caption={say('wallet.heading_plain')}
      rowKey={row => row.id}
      filters={{ ten: { label: say('wallet.name') }, khoang_gia: { label: say('wallet.band'), options: bands } }}
      columns={[
        { key: 'ten', label: say('wallet.package'), heading: true, sort: 'ten', cell: row => <Card row={row} /> },
        { key: 'ngay_mua', label: say('wallet.bought'), sort: 'ngay_mua', cell: row => <Order row={row} /> },
        { key: 'scope', label: say('wallet.scope'), cell: ({ thongTinGoi }) => <Scope of={thongTinGoi} /> },
        { key: 'gia', label: say('wallet.price'), figures: true, sort: 'gia', cell: row => <Price row={row} /> },
        { key: 'actions', label: say('wallet.actions'), actions: true, cell: row => <AssignLink row={row} /> },
      ]}
      empty={<Empty title={say('wallet.empty')}>{say('wallet.empty_hint')}</Empty>}
    />
  )
}
