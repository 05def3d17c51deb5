import { familyWords } from '../../../src/i18n/family.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { listWords } from '../../../src/i18n/lists.ts'
import { subscriptionWords } from '../../../src/i18n/subscriptions.ts'
import { deviceKinds } from '../../../src/shared/device-fields.ts'
import type { Answer } from '../../api.ts'
import { PackageOnDevice } from '../../billing/package-on-device.tsx'
import { useBook } from '../../books.ts'
import { readPackages } from '../../catalogue/packages.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { DialogIcon } from '../../dialogs/dialog-icon.tsx'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { useIsOwn } from '../own-money.tsx'
import { StandingInList } from './standing.tsx'

export type ListedDevice = Answer<'GET', '/thiet-bi'>[number]

/** The columns that both lists of devices have. */
export function useDeviceColumns() {
  const say = useBook(familyWords)
  const sayOfLists = useBook(listWords)
  const label = useBook(labels)
  return [
    {
      key: 'ten_thiet_bi',
      label: label('ten_thiet_bi'),
      heading: true,
      sort: 'ten_thiet_bi',
      cell: ({ nguoi_dung_id, ten_thiet_bi }: ListedDevice) => (
        <DialogLink opens={{ name: 'sua-may', id: nguoi_dung_id }}>{ten_thiet_bi}</DialogLink>
      ),
    },
    {
      key: 'nguoi_dung_id',
      label: sayOfLists('lists.id'),
      sort: 'nguoi_dung_id',
      cell: ({ nguoi_dung_id }: ListedDevice) => <span className="row-id">#{nguoi_dung_id}</span>,
    },
    {
      key: 'loai_thiet_bi',
      label: label('loai_thiet_bi'),
      cell: ({ loai_thiet_bi }: ListedDevice) => say(`device.${loai_thiet_bi}`),
    },
    {
      key: 'ma_thiet_bi',
      label: label('ma_thiet_bi'),
      cell: ({ ma_thiet_bi }: ListedDevice) => <code>{ma_thiet_bi}</code>,
    },
    {
      key: 'goi_hien_tai',
      label: label('goi_hien_tai'),
      cell: (device: ListedDevice) => <PackageOnDevice device={device} />,
    },
    {
      key: 'state',
      label: label('state'),
      cell: (device: ListedDevice) => <StandingInList of={device} />,
    },
  ] as const
}

export function DeviceActions({ device }: { device: ListedDevice }) {
  const { nguoi_dung_id, ten_thiet_bi } = device
  const say = useBook(familyWords)
  const sayOfPackages = useBook(subscriptionWords)
  const open = (name: string) => ({ name, id: nguoi_dung_id })
  return (
    <>
      <DialogIcon icon="package" label={`${sayOfPackages('package.manage')}: ${ten_thiet_bi}`} opens={open('goi')} />
      {!useIsOwn(device) && (
        <DialogIcon icon="refresh" label={`${sayOfPackages('change.open')}: ${ten_thiet_bi}`} opens={open('doi-goi')} />
      )}
      <DialogIcon icon="edit" label={`${say('device.edit')}: ${ten_thiet_bi}`} opens={open('sua-may')} />
      <DialogIcon icon="trash" label={`${say('device.delete')}: ${ten_thiet_bi}`} opens={open('xoa-may')} danger />
    </>
  )
}

/** The packages by which devices can be filtered: those on sale, and others that a device still has. */
export async function readPackagesOfDevices(args: Args) {
  const [onSale, offSale] = await Promise.all([readPackages(args), readAsAdmin(args, '/goi/ngung-ban')])
  return { onSale, offSale }
}

export type PackagesOfDevices = Awaited<ReturnType<typeof readPackagesOfDevices>>

export function useDeviceFilters({ onSale, offSale }: PackagesOfDevices) {
  const say = useBook(familyWords)
  const label = useBook(labels)
  return {
    ten: { label: label('ten_thiet_bi') },
    loai: {
      label: label('loai_thiet_bi'),
      options: deviceKinds.map(value => ({ value, label: say(`device.${value}`) })),
    },
    ma: { label: label('ma_thiet_bi') },
    goi: {
      label: say('device.package_filter'),
      options: [
        ...onSale.map(({ id, ten }) => ({ value: id, label: ten })),
        ...offSale.map(({ id, ten }) => ({ value: id, label: say('device.package_off_sale', { name: ten }) })),
      ],
    },
  }
}
