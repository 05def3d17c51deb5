import { useLoaderData } from 'react-router'
import { devices } from '../../../src/shared/device-lists.ts'
import { askedOf } from '../../../src/shared/list.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing, OpenDialogs } from '../../dialogs/dialogs.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { Empty } from '../../parts/empty.tsx'
import { readPageAsAdmin } from '../../read-page.ts'
import { useConsoleWords } from '../console-words.ts'
import { Counters } from '../counters.tsx'
import { useFamilyWords } from '../family-words.ts'
import { ConsolePage } from '../shell.tsx'
import { packageDialogs } from '../subscriptions/package-dialog.tsx'
import { deviceDialogs } from './device-dialogs.tsx'
import { DeviceActions, readPackagesOfDevices, useDeviceColumns, useDeviceFilters } from './device-list.tsx'

const dialogs: Dialogs = { ...deviceDialogs('own-screen'), ...packageDialogs('own-screen') }

export async function loader(args: Args) {
  const asked = askedOf(devices, new URL(args.request.url).searchParams)
  const [page, counts, packages, opened] = await Promise.all([
    readPageAsAdmin(args, '/thiet-bi', { query: asked }),
    readAsAdmin(args, '/thong-ke/thiet-bi'),
    readPackagesOfDevices(args),
    loadOpened(args, dialogs),
  ])
  return { page, counts, packages, opened }
}

export async function action(args: Args) {
  return actInOpened(args, dialogs)
}

export const shouldRevalidate = loadsOnClosing

export function Component() {
  const say = useFamilyWords()
  const sayInConsole = useConsoleWords()
  const { page, counts, packages, opened } = useLoaderData<typeof loader>()
  const columns = useDeviceColumns()
  const filters = useDeviceFilters(packages)
  return (
    <ConsolePage heading={say('device.heading')} back={{ to: '/admin', label: sayInConsole('edit.back') }}>
      <Counters
        label={sayInConsole('admin.totals')}
        counts={[
          { label: say('device.all'), count: counts.tat_ca },
          { label: say('device.with_package'), count: counts.co_goi },
          { label: say('device.without_package'), count: counts.chua_co_goi },
        ]}
      />
      <ListScreen
        list={devices}
        page={page}
        caption={say('device.heading')}
        rowKey={row => row.nguoi_dung_id}
        filters={{ ...filters, ma_tre_em: { label: say('device.child_id') } }}
        columns={[
          ...columns,
          { key: 'treEm', label: say('device.child'), cell: row => row.treEm.ten_tre },
          { key: 'phuHuynh', label: say('child.parent'), cell: row => row.phuHuynh.ten_phu_huynh },
          { key: 'ngay_tao', label: say('device.created'), cell: row => <DateText date={row.ngay_tao} /> },
          { key: 'actions', label: say('child.actions'), actions: true, cell: row => <DeviceActions device={row} /> },
        ]}
        empty={<Empty title={say('device.empty')}>{say('device.empty_hint')}</Empty>}
        csv="/thiet-bi"
        actions={
          <DialogLink opens={{ name: 'them-may', id: 0 }} className={buttonClass({ kind: 'primary' })}>
            <ButtonWords icon="plus">{say('device.add')}</ButtonWords>
          </DialogLink>
        }
      />
      <OpenDialogs dialogs={dialogs} data={opened} />
    </ConsolePage>
  )
}
