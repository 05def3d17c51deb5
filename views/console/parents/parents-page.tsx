import { useLoaderData } from 'react-router'
import { askedOf } from '../../../src/shared/list.ts'
import { parents } from '../../../src/shared/parent-lists.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { DialogIcon } from '../../dialogs/dialog-icon.tsx'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing, OpenDialogs } from '../../dialogs/dialogs.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { Empty } from '../../parts/empty.tsx'
import { readPageAsAdmin } from '../../read-page.ts'
import { useConsoleWords } from '../console-words.ts'
import { Counters } from '../counters.tsx'
import { ConsolePage } from '../shell.tsx'
import { parentDialogs } from './parent-dialogs.tsx'
import { useParentColumns, useParentFilters } from './parent-list.tsx'
import { useParentWords } from './parent-words.ts'
import { roleAction } from './role-select.tsx'
import { readRoles } from './roles.ts'

const dialogs: Dialogs = { ...parentDialogs('own-screen'), ...roleAction }

export async function loader(args: Args) {
  const asked = askedOf(parents, new URL(args.request.url).searchParams)
  const [page, counts, roles, opened] = await Promise.all([
    readPageAsAdmin(args, '/phu-huynh', { query: asked }),
    readAsAdmin(args, '/thong-ke/phu-huynh'),
    readRoles(args),
    loadOpened(args, dialogs),
  ])
  return { page, counts, roles, opened }
}

export async function action(args: Args) {
  return actInOpened(args, dialogs)
}

export const shouldRevalidate = loadsOnClosing

/** The simple list of parents. */
export function Component() {
  const say = useParentWords()
  const sayInConsole = useConsoleWords()
  const { page, counts, roles, opened } = useLoaderData<typeof loader>()
  const { person, account } = useParentColumns(roles)
  const filters = useParentFilters(roles)
  return (
    <ConsolePage heading={say('parent.heading')} back={{ to: '/admin', label: sayInConsole('edit.back') }}>
      <Counters
        label={sayInConsole('admin.totals')}
        counts={[
          { label: say('parent.all'), count: counts.tat_ca },
          { label: say('parent.PREMIUM'), count: counts.premium },
          { label: say('parent.admins'), count: counts.quan_tri },
        ]}
      />
      <ListScreen
        list={parents}
        page={page}
        caption={say('parent.heading')}
        rowKey={row => row.ma_phu_huynh}
        filters={filters}
        columns={[
          ...person,
          ...account,
          {
            key: 'ngay_tao',
            label: say('parent.created'),
            sort: 'ngay_tao',
            cell: row => <DateText date={row.ngay_tao} />,
          },
          {
            key: 'actions',
            label: say('parent.actions'),
            actions: true,
            cell: ({ ma_phu_huynh: id, ten_phu_huynh }) => (
              <>
                <DialogIcon
                  icon="edit"
                  label={`${say('parent.edit')}: ${ten_phu_huynh}`}
                  opens={{ name: 'sua-phu-huynh', id }}
                />
                <DialogIcon
                  icon="trash"
                  label={`${say('parent.delete')}: ${ten_phu_huynh}`}
                  opens={{ name: 'xoa-phu-huynh', id }}
                  danger
                />
              </>
            ),
          },
        ]}
        empty={<Empty title={say('parent.empty')}>{say('parent.empty_hint')}</Empty>}
        csv="/phu-huynh"
        actions={
          <DialogLink opens={{ name: 'them-phu-huynh', id: 0 }} className={buttonClass({ kind: 'primary' })}>
            <ButtonWords icon="plus">{say('parent.add')}</ButtonWords>
          </DialogLink>
        }
      />
      <OpenDialogs dialogs={dialogs} data={opened} />
    </ConsolePage>
  )
}
