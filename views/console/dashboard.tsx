import { useLoaderData } from 'react-router'
import { consoleWords } from '../../src/i18n/console.ts'
import { parentWords } from '../../src/i18n/parents.ts'
import { parents } from '../../src/shared/parent-lists.ts'
import { useBook } from '../books.ts'
import { type Args, readAsAdmin } from '../data.ts'
import { actInOpened, loadOpened, loadsOnClosing } from '../dialogs/dialogs.tsx'
import { LogoutButton } from '../layout/logout-button.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { readListAsAdmin } from '../read-page.ts'
import { ParentsPanel, panelDialogs } from './parents/parents-panel.tsx'
import { readRoles } from './parents/roles.ts'
import { ConsolePage } from './shell.tsx'
import { TotalsCard } from './totals-card.tsx'
import { WorkCard } from './work/work-card.tsx'

export async function loader(args: Args) {
  const [totals, page, roles, opened] = await Promise.all([
    readAsAdmin(args, '/thong-ke'),
    readListAsAdmin(args, parents, '/phu-huynh'),
    readRoles(args),
    loadOpened(args, panelDialogs),
  ])
  return { totals, page, roles, opened }
}

export const action = actInOpened(panelDialogs)

export const shouldRevalidate = loadsOnClosing

export function Component() {
  const say = useBook(consoleWords)
  const sayOfParents = useBook(parentWords)
  const { totals, page, roles, opened } = useLoaderData<typeof loader>()
  return (
    <ConsolePage
      heading={say('admin.heading')}
      note={say('admin.greeting')}
      actions={
        <div className="console-actions">
          <LinkButton to="/admin/goi-management" kind="secondary" icon="package">
            {sayOfParents('parent.packages')}
          </LinkButton>
          <LogoutButton label={say('admin.logout')} />
        </div>
      }
    >
      <WorkCard />
      <TotalsCard totals={totals} />
      <ParentsPanel page={page} roles={roles} opened={opened} />
    </ConsolePage>
  )
}
