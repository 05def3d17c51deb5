import { useLoaderData } from 'react-router'
import { familyWords } from '../../../src/i18n/family.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { devices } from '../../../src/shared/device-lists.ts'
import { useBook } from '../../books.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { AddLink } from '../../dialogs/add-link.tsx'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing } from '../../dialogs/dialogs.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { readListAsAdmin } from '../../read-page.ts'
import { ConsoleEmpty } from '../console-empty.tsx'
import { ConsoleList } from '../console-list.tsx'
import { Counters } from '../counters.tsx'
import { FamilyLink } from '../family-link.tsx'
import { devicePackageDialogs } from '../subscriptions/package-dialog.tsx'
import { deviceDialogs } from './device-dialogs.tsx'
import { DeviceActions, readPackagesOfDevices, useDeviceColumns, useDeviceFilters } from './device-list.tsx'
import { extendAction, useExtendingMany } from './extend-many.ts'

const dialogs: Dialogs = {
  ...deviceDialogs('own-screen'),
  ...devicePackageDialogs('own-screen'),
  ...extendAction,
}

export async function loader(args: Args) {
  const [page, counts, packages, opened] = await Promise.all([
    readListAsAdmin(args, devices, '/thiet-bi'),
    readAsAdmin(args, '/thong-ke/thiet-bi'),
    readPackagesOfDevices(args),
    loadOpened(args, dialogs),
  ])
  return { page, counts, packages, opened }
}

export const action = actInOpened(dialogs)

export const shouldRevalidate = loadsOnClosing

export function Component() {
  const say = useBook(familyWords)
  const label = useBook(labels)
  const { page, counts, packages, opened } = useLoaderData<typeof loader>()
  const columns = useDeviceColumns()
  const filters = useDeviceFilters(packages)
  const choosing = useExtendingMany(page.rows)
  return (
    <ConsoleList
      heading={say('device.heading')}
      list={devices}
      page={page}
      rowKey={row => row.nguoi_dung_id}
      filters={{ ...filters, ma_tre_em: { label: label('ma_tre_em') } }}
      columns={[
        ...columns,
        { key: 'treEm', label: say('device.child'), cell: row => row.treEm.ten_tre },
        { key: 'phuHuynh', label: say('child.parent'), cell: row => <FamilyLink of={row.phuHuynh} /> },
        { key: 'ngay_tao', label: label('ngay_tao'), cell: row => <DateText date={row.ngay_tao} /> },
        { key: 'actions', label: say('child.actions'), actions: true, cell: row => <DeviceActions device={row} /> },
      ]}
      empty={<ConsoleEmpty title={say('device.empty')}>{say('device.empty_hint')}</ConsoleEmpty>}
      csv="/thiet-bi"
      choosing={choosing}
      actions={<AddLink opens={{ name: 'them-may' }} label={say('device.add')} />}
      dialogs={dialogs}
      opened={opened}
    >
      <Counters
        counts={[
          { label: say('device.all'), count: counts.tat_ca },
          { label: say('device.with_package'), count: counts.co_goi },
          { label: say('device.without_package'), count: counts.chua_co_goi },
        ]}
      />
    </ConsoleList>
  )
}
