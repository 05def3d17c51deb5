import { familyWords } from '../../../src/i18n/family.ts'
import { devicesOfChild } from '../../../src/shared/device-lists.ts'
import { askedOf } from '../../../src/shared/list.ts'
import type { Answer, Page } from '../../api.ts'
import { useBook } from '../../books.ts'
import { type Args, readIfThere } from '../../data.ts'
import { AddLink } from '../../dialogs/add-link.tsx'
import type { Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Modal } from '../../parts/modal.tsx'
import { readPage } from '../../read-page.ts'
import type { Failures } from '../editing/failures.ts'
import { devicePackageDialogs } from '../subscriptions/package-dialog.tsx'
import { deviceDialogs } from './device-dialogs.tsx'
import {
  DeviceActions,
  type ListedDevice,
  type PackagesOfDevices,
  readPackagesOfDevices,
  useDeviceColumns,
  useDeviceFilters,
} from './device-list.tsx'

const prefix = 'may.'

/** The devices of a child and the ways to change them. The id of `thiet-bi` is that of the child. */
export function devicesDialog(failures: Failures): Dialogs {
  return {
    'thiet-bi': { load: loadDevices, Show: DevicesDialog },
    ...deviceDialogs(failures),
    ...devicePackageDialogs(failures),
  }
}

interface Loaded {
  child: Answer<'GET', '/tre-em/:id'>
  page: Page<ListedDevice>
  packages: PackagesOfDevices
}

async function loadDevices(args: Args, id: number): Promise<Loaded | null> {
  const child = await readIfThere(args, '/tre-em/:id', { params: { id } })
  if (!child) return null
  const query = askedOf(devicesOfChild, new URL(args.request.url).searchParams, prefix)
  const [page, packages] = await Promise.all([
    readPage(args, '/tre-em/:id/thiet-bi', { params: { id }, query, prefix }),
    readPackagesOfDevices(args),
  ])
  return { child, page, packages }
}

function DevicesDialog({ data: { child, page, packages }, opener, close }: Shown<Loaded>) {
  const say = useBook(familyWords)
  const columns = useDeviceColumns()
  const filters = useDeviceFilters(packages)
  return (
    <Modal title={say('device.of_child', { child: child.ten_tre })} wide open opener={opener} onClose={close}>
      <ListScreen
        list={devicesOfChild}
        page={page}
        prefix={prefix}
        caption={say('device.heading')}
        rowKey={row => row.nguoi_dung_id}
        filters={filters}
        columns={[
          ...columns,
          { key: 'actions', label: say('child.actions'), actions: true, cell: row => <DeviceActions device={row} /> },
        ]}
        empty={<Empty title={say('device.empty')}>{say('device.empty_hint')}</Empty>}
        actions={<AddLink opens={{ name: 'them-may', id: child.ma_tre_em }} label={say('device.add')} />}
      />
    </Modal>
  )
}
