import { labels } from '../../../src/i18n/labels.ts'
import { parentWords } from '../../../src/i18n/parents.ts'
import type { Page } from '../../api.ts'
import { useBook } from '../../books.ts'
import { type Dialogs, type LoadedDialogs, OpenDialogs } from '../../dialogs/dialogs.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { childrenDialog } from '../children/children-dialog.tsx'
import { walletDialogs } from '../subscriptions/wallet-dialog.tsx'
import { ParentActions } from './parent-actions.tsx'
import { type ListedParent, useParentColumns } from './parent-columns.tsx'
import { parentDialogs } from './parent-dialogs.tsx'
import { useParentList } from './parent-list.tsx'
import { revealDialog } from './reveal-dialog.tsx'
import { MaskedPassword, RevealedProvider } from './revealed.tsx'
import { roleAction } from './role-select.tsx'
import { rolesAction } from './roles-of-many.ts'

/** The dialogs and forms of the main panel. */
export const panelDialogs: Dialogs = {
  ...parentDialogs('named'),
  ...revealDialog,
  ...roleAction,
  ...rolesAction,
  ...childrenDialog,
  ...walletDialogs,
}

type Props = { page: Page<ListedParent>; roles: readonly string[]; opened: LoadedDialogs }

/** The main management panel: all parents, and the actions for each. */
export function ParentsPanel({ page, roles, opened }: Props) {
  const say = useBook(parentWords)
  const label = useBook(labels)
  const { person, account } = useParentColumns(roles)
  return (
    <RevealedProvider>
      <section aria-labelledby="parents-title">
        <ListScreen
          {...useParentList(roles)}
          heading={
            <h2 id="parents-title" className="panel-heading">
              {say('parent.panel')}
            </h2>
          }
          page={page}
          caption={say('parent.heading')}
          columns={[
            ...person,
            {
              key: 'mat_khau',
              label: label('password'),
              cell: row => <MaskedPassword id={row.ma_phu_huynh} parent={row.ten_phu_huynh} />,
            },
            ...account,
            {
              key: 'actions',
              label: say('parent.actions'),
              actions: true,
              cell: row => <ParentActions parent={row} />,
            },
          ]}
        />
      </section>
      <OpenDialogs dialogs={panelDialogs} data={opened} />
    </RevealedProvider>
  )
}
