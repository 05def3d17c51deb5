import { redirect, useLoaderData } from 'react-router'
import { parentWords } from '../../../src/i18n/parents.ts'
import { useBook } from '../../books.ts'
import { type Args, admitAdmin, readIfThere } from '../../data.ts'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing, OpenDialogs } from '../../dialogs/dialogs.tsx'
import { homePhone } from '../../layout/user.ts'
import { Badge } from '../../parts/badge.tsx'
import { childDialogs } from '../children/child-dialogs.tsx'
import { deviceDialogs } from '../devices/device-dialogs.tsx'
import { orderDialogs } from '../orders/order-dialog.tsx'
import { parentDialogs } from '../parents/parent-dialogs.tsx'
import { revealDialog } from '../parents/reveal-dialog.tsx'
import { RevealedProvider } from '../parents/revealed.tsx'
import { roleAction } from '../parents/role-select.tsx'
import { readRoles } from '../parents/roles.ts'
import { refundDialogs } from '../refunds/refund-dialogs.tsx'
import { ConsolePage } from '../shell.tsx'
import { devicePackageDialogs } from '../subscriptions/package-dialog.tsx'
import { walletDialogs } from '../subscriptions/wallet-dialog.tsx'
import { Children } from './children.tsx'
import { Orders, Refunds } from './dealings.tsx'
import { Journal } from './journal.tsx'
import { Messages } from './messages.tsx'
import { ParentActs } from './parent-acts.tsx'
import { Person } from './person.tsx'
import { Unassigned } from './unassigned.tsx'
import { Urgent } from './urgent.tsx'

const dialogs: Dialogs = {
  ...parentDialogs('named'),
  ...revealDialog,
  ...roleAction,
  ...childDialogs('named', true),
  ...deviceDialogs('named', true),
  ...devicePackageDialogs('named'),
  ...walletDialogs,
  ...orderDialogs,
  ...refundDialogs,
}

export async function loader(args: Args) {
  await admitAdmin(args)
  const [overview, roles, opened] = await Promise.all([
    readIfThere(args, '/phu-huynh/:id/tong-quan', { params: { id: args.params.id ?? '' } }),
    readRoles(args),
    loadOpened(args, dialogs),
  ])
  // also after the parent was deleted here: the list then says so
  if (!overview) throw redirect(`/admin/phu-huynh${messageIn(args.request)}`)
  return { overview, roles, opened }
}

function messageIn({ url }: Request): string {
  const said = new URL(url).searchParams.get('da_luu')
  return said ? `?${new URLSearchParams({ da_luu: said })}` : ''
}

export const action = actInOpened(dialogs)

export const shouldRevalidate = loadsOnClosing

/** One parent: everything that admins look up and do, with the forms beside it. */
export function Component() {
  const say = useBook(parentWords)
  const { overview, roles, opened } = useLoaderData<typeof loader>()
  const { ma_phu_huynh: id, ten_phu_huynh, email_phu_huynh, sdt, khoa_luc } = overview.phu_huynh
  const contact = [`#${id}`, sdt && homePhone(sdt), email_phu_huynh].filter(Boolean).join(' · ')
  return (
    <RevealedProvider>
      <ConsolePage
        heading={ten_phu_huynh.trim() || say('drill.unnamed')}
        badge={khoa_luc && <Badge tone="danger">{say('parent.KHOA')}</Badge>}
        note={contact}
        back={{ to: '/admin/phu-huynh', label: say('parent.heading') }}
        actions={<ParentActs parent={overview.phu_huynh} />}
      >
        <Urgent of={overview} />
        <div className="family">
          <div className="family-person">
            <Person parent={overview.phu_huynh} roles={roles} />
          </div>
          <div className="family-main">
            <Children parent={id} rows={overview.treEmList} />
            <Unassigned parent={id} page={overview.chua_gan} />
            <Orders parent={id} page={overview.don_hang} />
            <Refunds parent={id} page={overview.hoan_tien} />
          </div>
          <div className="family-side">
            <Messages rows={overview.tin_nhan} />
            <Journal parent={id} page={overview.nhat_ky} />
          </div>
        </div>
      </ConsolePage>
      <OpenDialogs dialogs={dialogs} data={opened} beside />
    </RevealedProvider>
  )
}
