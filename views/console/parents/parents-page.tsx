import { useLoaderData } from 'react-router'
import { parentWords } from '../../../src/i18n/parents.ts'
import { parents } from '../../../src/shared/parent-lists.ts'
import { useBook } from '../../books.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { AddLink } from '../../dialogs/add-link.tsx'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing } from '../../dialogs/dialogs.tsx'
import { readListAsAdmin } from '../../read-page.ts'
import { ConsoleEmpty } from '../console-empty.tsx'
import { ConsoleList } from '../console-list.tsx'
import { Counters } from '../counters.tsx'
import { ClosingIcon } from './closing-dialog.tsx'
import { EditActions } from './parent-actions.tsx'
import { parentDialogs } from './parent-dialogs.tsx'
import { useParentColumns, useParentFilters } from './parent-list.tsx'
import { roleAction } from './role-select.tsx'
import { readRoles } from './roles.ts'
import { rolesAction, useRolesOfMany } from './roles-of-many.ts'

const dialogs: Dialogs = { ...parentDialogs('own-screen'), ...roleAction, ...rolesAction }

export async function loader(args: Args) {
  const [page, counts, roles, opened] = await Promise.all([
    readListAsAdmin(args, parents, '/phu-huynh'),
    readAsAdmin(args, '/thong-ke/phu-huynh'),
    readRoles(args),
    loadOpened(args, dialogs),
  ])
  return { page, counts, roles, opened }
}

export const action = actInOpened(dialogs)

export const shouldRevalidate = loadsOnClosing

/** The simple list of parents. */
export function Component() {
  const say = useBook(parentWords)
  const { page, counts, roles, opened } = useLoaderData<typeof loader>()
  const { person, account } = useParentColumns(roles)
  const filters = useParentFilters(roles)
  const choosing = useRolesOfMany()
  return (
    <ConsoleList
      heading={say('parent.heading')}
      list={parents}
      page={page}
      rowKey={row => row.ma_phu_huynh}
      filters={filters}
      columns={[
        ...person,
        ...account,
        {
          key: 'actions',
          label: say('parent.actions'),
          actions: true,
          cell: row => (
            <>
              <ClosingIcon parent={row} />
              <EditActions parent={row} />
            </>
          ),
        },
      ]}
      empty={<ConsoleEmpty title={say('parent.empty')}>{say('parent.empty_hint')}</ConsoleEmpty>}
      csv="/phu-huynh"
      choosing={choosing}
      actions={<AddLink opens={{ name: 'them-phu-huynh' }} label={say('parent.add')} />}
      dialogs={dialogs}
      opened={opened}
    >
      <Counters
        counts={[
          { label: say('parent.all'), count: counts.tat_ca },
          { label: say('parent.PREMIUM'), count: counts.premium },
          { label: say('parent.admins'), count: counts.quan_tri },
        ]}
      />
    </ConsoleList>
  )
}
