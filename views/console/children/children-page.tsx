import { useLoaderData } from 'react-router'
import { familyWords } from '../../../src/i18n/family.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { children } from '../../../src/shared/family-lists.ts'
import { useBook } from '../../books.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { AddLink } from '../../dialogs/add-link.tsx'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing } from '../../dialogs/dialogs.tsx'
import { readListAsAdmin } from '../../read-page.ts'
import { ConsoleEmpty } from '../console-empty.tsx'
import { ConsoleList } from '../console-list.tsx'
import { Counters } from '../counters.tsx'
import { devicesDialog } from '../devices/devices-dialog.tsx'
import { FamilyLink } from '../family-link.tsx'
import { childDialogs } from './child-dialogs.tsx'
import { ChildActions, useChildColumns, useChildFilters } from './child-list.tsx'

const dialogs: Dialogs = { ...childDialogs('own-screen'), ...devicesDialog('own-screen') }

export async function loader(args: Args) {
  const [page, counts, opened] = await Promise.all([
    readListAsAdmin(args, children, '/tre-em'),
    readAsAdmin(args, '/thong-ke/tre-em'),
    loadOpened(args, dialogs),
  ])
  return { page, counts, opened }
}

export const action = actInOpened(dialogs)

export const shouldRevalidate = loadsOnClosing

export function Component() {
  const say = useBook(familyWords)
  const label = useBook(labels)
  const { page, counts, opened } = useLoaderData<typeof loader>()
  const columns = useChildColumns()
  const filters = useChildFilters()
  return (
    <ConsoleList
      heading={say('child.heading')}
      list={children}
      page={page}
      rowKey={row => row.ma_tre_em}
      filters={{ ...filters, ma_phu_huynh: { label: label('ma_phu_huynh') } }}
      columns={[
        ...columns,
        { key: 'email_tre_em', label: label('email_tre_em'), cell: row => row.email_tre_em ?? '–' },
        { key: 'phuHuynh', label: say('child.parent'), cell: row => <FamilyLink of={row.phuHuynh} /> },
        { key: 'actions', label: say('child.actions'), actions: true, cell: row => <ChildActions child={row} /> },
      ]}
      empty={<ConsoleEmpty title={say('child.empty')}>{say('child.empty_hint')}</ConsoleEmpty>}
      csv="/tre-em"
      choosing={{ nameOf: ({ ten_tre, ma_tre_em }) => `${ten_tre} #${ma_tre_em}` }}
      actions={<AddLink opens={{ name: 'them-tre' }} label={say('child.add')} />}
      dialogs={dialogs}
      opened={opened}
    >
      <Counters
        counts={[
          { label: say('child.all'), count: counts.tat_ca },
          ...counts.gioi_tinh.map(({ gender, count }) => ({ label: say(`child.count_${gender}`), count })),
        ]}
      />
    </ConsoleList>
  )
}
