import { useLoaderData } from 'react-router'
import { children } from '../../../src/shared/family-lists.ts'
import { askedOf } from '../../../src/shared/list.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing, OpenDialogs } from '../../dialogs/dialogs.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { readPageAsAdmin } from '../../read-page.ts'
import { useConsoleWords } from '../console-words.ts'
import { Counters } from '../counters.tsx'
import { devicesDialog } from '../devices/devices-dialog.tsx'
import { useFamilyWords } from '../family-words.ts'
import { ConsolePage } from '../shell.tsx'
import { childDialogs } from './child-dialogs.tsx'
import { ChildActions, useChildColumns, useChildFilters } from './child-list.tsx'

const dialogs: Dialogs = { ...childDialogs('own-screen'), ...devicesDialog('own-screen') }

export async function loader(args: Args) {
  const asked = askedOf(children, new URL(args.request.url).searchParams)
  const [page, counts, opened] = await Promise.all([
    readPageAsAdmin(args, '/tre-em', { query: asked }),
    readAsAdmin(args, '/thong-ke/tre-em'),
    loadOpened(args, dialogs),
  ])
  return { page, counts, opened }
}

export async function action(args: Args) {
  return actInOpened(args, dialogs)
}

export const shouldRevalidate = loadsOnClosing

export function Component() {
  const say = useFamilyWords()
  const sayInConsole = useConsoleWords()
  const { page, counts, opened } = useLoaderData<typeof loader>()
  const columns = useChildColumns()
  const filters = useChildFilters()
  return (
    <ConsolePage heading={say('child.heading')} back={{ to: '/admin', label: sayInConsole('edit.back') }}>
      <Counters
        label={sayInConsole('admin.totals')}
        counts={[
          { label: say('child.all'), count: counts.tat_ca },
          ...counts.gioi_tinh.map(({ gender, count }) => ({ label: say(`child.${gender}`), count })),
        ]}
      />
      <ListScreen
        list={children}
        page={page}
        caption={say('child.heading')}
        rowKey={row => row.ma_tre_em}
        filters={{ ...filters, ma_phu_huynh: { label: say('child.parent_id') } }}
        columns={[
          ...columns,
          { key: 'email_tre_em', label: say('child.email'), cell: row => row.email_tre_em ?? '–' },
          { key: 'phuHuynh', label: say('child.parent'), cell: row => row.phuHuynh.ten_phu_huynh },
          { key: 'actions', label: say('child.actions'), actions: true, cell: row => <ChildActions child={row} /> },
        ]}
        empty={<Empty title={say('child.empty')}>{say('child.empty_hint')}</Empty>}
        csv="/tre-em"
        actions={
          <DialogLink opens={{ name: 'them-tre', id: 0 }} className={buttonClass({ kind: 'primary' })}>
            <ButtonWords icon="plus">{say('child.add')}</ButtonWords>
          </DialogLink>
        }
      />
      <OpenDialogs dialogs={dialogs} data={opened} />
    </ConsolePage>
  )
}
