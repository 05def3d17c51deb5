import type { FormEvent } from 'react'
import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import type { FieldOf } from '../dialogs/form-dialog.tsx'
import { Panel } from '../parts/panel.tsx'
import { type Assigning, ofDevice } from './assign.ts'
import { DeviceChoice, isFree } from './device-choice.tsx'
import { NewDevice, newFields } from './new-device.tsx'

/** One of the family's devices, or the fields of a new one. */
export function AssignFields({ field, of }: { field: FieldOf; of: Assigning }) {
  const say = useBook(walletWords)
  const devices = of.family.flatMap(child => child.thietBiList.map(device => ({ ...device, ten_tre: child.ten_tre })))
  if (devices.length === 0) return <NewDevice field={field} of={of} />
  const isOpen = !devices.some(device => isFree(device, of))
  const isWrong = newFields.some(name => field(name).error)
  return (
    <>
      <div onChange={emptyNew}>
        <DeviceChoice field={field} devices={devices} of={of} />
      </div>
      <Panel title={say('assign.new')} open={isOpen || isWrong}>
        <div onChange={chooseNone}>
          <NewDevice field={field} of={of} />
        </div>
      </Panel>
    </>
  )
}

/** Once a device is chosen, what was typed of a new one is emptied, because it would be sent instead. */
function emptyNew({ currentTarget }: FormEvent<HTMLElement>) {
  for (const name of ofDevice) for (const field of fieldsAt(currentTarget, `[name=${name}]`)) field.value = ''
}

/** A device that stays chosen beside what is typed of a new one would seem to be sent. */
function chooseNone({ currentTarget }: FormEvent<HTMLElement>) {
  for (const field of fieldsAt(currentTarget, '[name=ma_thiet_bi]')) field.checked = false
}

function fieldsAt(part: HTMLElement, selector: string): NodeListOf<HTMLInputElement> {
  return part.closest('form')!.querySelectorAll(selector)
}

export function useAssignTitle({ thongTinGoi: { da_xoa }, ten_goi }: Assigning['bought']): string {
  return useBook(walletWords)(da_xoa ? 'assign.heading_deleted' : 'assign.heading', { package: ten_goi })
}

type Needed = 'ma_thiet_bi' | (typeof newFields)[number]

/** What to say of a field that was left empty. */
export function useMissing(): (name: string) => string {
  const say = useBook(walletWords)
  return name => say(`missing.${name as Needed}`)
}
