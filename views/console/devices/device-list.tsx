import { formatDate } from '../../../src/shared/dates.ts'
import { deviceKinds } from '../../../src/shared/device-fields.ts'
import type { Answer } from '../../api.ts'
import { DialogIcon } from '../../dialogs/dialog-icon.tsx'
import { DialogLink } from '../../dialogs/dialog-link.tsx'
import { Badge } from '../../parts/badge.tsx'
import { useLanguage } from '../../words.tsx'
import { useFamilyWords } from '../family-words.ts'
import { useSubscriptionWords } from '../subscription-words.ts'

export type ListedDevice = Answer<'GET', '/thiet-bi'>[number]

/** The columns that both lists of devices have. */
export function useDeviceColumns() {
  const say = useFamilyWords()
  return [
    {
      key: 'ten_thiet_bi',
      label: say('device.name'),
      heading: true,
      sort: 'ten_thiet_bi',
      cell: ({ nguoi_dung_id, ten_thiet_bi }: ListedDevice) => (
        <>
          <DialogLink opens={{ name: 'sua-may', id: nguoi_dung_id }}>{ten_thiet_bi}</DialogLink>{' '}
          <span className="row-id">#{nguoi_dung_id}</span>
        </>
      ),
    },
    {
      key: 'loai_thiet_bi',
      label: say('device.kind'),
      cell: ({ loai_thiet_bi }: ListedDevice) => say(`device.${loai_thiet_bi}`),
    },
    {
      key: 'ma_thiet_bi',
      label: say('device.code'),
      cell: ({ ma_thiet_bi }: ListedDevice) => <code>{ma_thiet_bi}</code>,
    },
    {
      key: 'goi_hien_tai',
      label: say('device.package'),
      cell: ({ goi_hien_tai }: ListedDevice) => <PresentPackage present={goi_hien_tai} />,
    },
  ] as const
}

export function PresentPackage({ present }: { present: ListedDevice['goi_hien_tai'] }) {
  const say = useFamilyWords()
  const language = useLanguage()
  if (!present) return <span className="soft">{say('device.no_package')}</span>
  const { thongTinGoi, ngay_ket_thuc } = present
  const until = ngay_ket_thuc
    ? say('device.until', { date: formatDate(ngay_ket_thuc, language) })
    : say('device.endless')
  return (
    <>
      <Badge tone={thongTinGoi.loai_goi === 'TRA_PHI' ? 'info' : 'neutral'}>{thongTinGoi.ten}</Badge>{' '}
      {thongTinGoi.da_xoa && <Badge tone="warning">{say('device.package_deleted')}</Badge>}{' '}
      <span className="soft row-until">{until}</span>
    </>
  )
}

export function DeviceActions({ device: { nguoi_dung_id, ten_thiet_bi } }: { device: ListedDevice }) {
  const say = useFamilyWords()
  const sayOfPackages = useSubscriptionWords()
  const open = (name: string) => ({ name, id: nguoi_dung_id })
  return (
    <>
      <DialogIcon icon="package" label={`${sayOfPackages('package.manage')}: ${ten_thiet_bi}`} opens={open('goi')} />
      <DialogIcon icon="refresh" label={`${sayOfPackages('change.open')}: ${ten_thiet_bi}`} opens={open('doi-goi')} />
      <DialogIcon icon="edit" label={`${say('device.edit')}: ${ten_thiet_bi}`} opens={open('sua-may')} />
      <DialogIcon icon="trash" label={`${say('device.delete')}: ${ten_thiet_bi}`} opens={open('xoa-may')} danger />
    </>
  )
}

export function useDeviceFilters(packages: readonly { id: number; ten: string }[]) {
  const say = useFamilyWords()
  return {
    ten: { label: say('device.name') },
    loai: {
      label: say('device.kind'),
      options: deviceKinds.map(value => ({ value, label: say(`device.${value}`) })),
    },
    ma: { label: say('device.code') },
    goi: {
      label: say('device.package_filter'),
      options: packages.map(({ id, ten }) => ({ value: id, label: ten })),
    },
  }
}
