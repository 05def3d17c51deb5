import { walletWords } from '../../src/i18n/wallet.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { useBook } from '../books.ts'
import type { FieldOf } from '../dialogs/form-dialog.tsx'
import { RadioGroup } from '../parts/radio-group.tsx'
import { Icon } from '../pictures/icon.tsx'
import type { Assigning, Family } from './assign.ts'

type Device = Family[number]['thietBiList'][number]

type Props = { field: FieldOf; devices: (Device & { ten_tre: string })[]; of: Assigning }

/** The devices of a family. Those that keep their package are shown, with its end, but cannot be chosen. */
export function DeviceChoice({ field, devices, of }: Props) {
  const say = useBook(walletWords)
  const { name, defaultValue, error } = field('ma_thiet_bi')
  const free = devices.filter(device => isFree(device, of))
  const chosen = defaultValue || (free.length === 1 ? free[0]!.ma_thiet_bi : '')
  return (
    <RadioGroup
      label={say('assign.device')}
      name={name}
      defaultValue={chosen}
      sendsNone={free.length > 0}
      {...(error && { error })}
      choices={devices.map(device => ({
        value: device.ma_thiet_bi,
        label: device.ten_thiet_bi,
        hint: (
          <>
            {device.ten_tre}
            {'\u00a0· '}
            {device.ma_thiet_bi}
            <Kept of={presentOn(device, of)} isFree={free.includes(device)} />
          </>
        ),
        disabled: !free.includes(device),
        icon: !free.includes(device) && <Icon name="shield" size={20} />,
      }))}
    />
  )
}

function presentOn({ nguoi_dung_id }: Device, { inUse }: Assigning) {
  return inUse.find(row => row.nguoi_dung_id === nguoi_dung_id)
}

/** A free package gives way to a paid one; any other stays on its device. */
export function isFree(device: Device, of: Assigning): boolean {
  const present = presentOn(device, of)?.thongTinGoi.loai_goi
  return present === undefined || (present !== 'TRA_PHI' && of.bought.thongTinGoi.loai_goi === 'TRA_PHI')
}

function Kept({ of, isFree }: { of: Assigning['inUse'][number] | undefined; isFree: boolean }) {
  const say = useBook(walletWords)
  if (!of) return null
  const end = of.ngay_ket_thuc && formatDate(of.ngay_ket_thuc)
  const kept = end ? say('assign.protected', { date: end }) : say('assign.protected_for_good')
  return <strong className="choice-note">{isFree ? say('assign.replaces_free') : kept}</strong>
}
