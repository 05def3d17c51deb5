import { useLoaderData } from 'react-router'
import { parentWords } from '../../../src/i18n/parents.ts'
import { parents } from '../../../src/shared/parent-lists.ts'
import { useBook } from '../../books.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing } from '../../dialogs/dialogs.tsx'
import { readListAsAdmin } from '../../read-page.ts'
import { ConsoleList } from '../console-list.tsx'
import { Counters } from '../counters.tsx'
import { ClosingIcon } from './closing-dialog.tsx'
import { EditActions } from './parent-actions.tsx'
import { useParentColumns } from './parent-columns.tsx'
import { parentDialogs } from './parent-dialogs.tsx'
import { useParentList } from './parent-list.tsx'
import { roleAction } from './role-select.tsx'
import { readRoles } from './roles.ts'
import { rolesAction } from './roles-of-many.ts'

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
  return (
    <ConsoleList
      {...useParentList(roles)}
      heading={say('parent.heading')}
      page={page}
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
