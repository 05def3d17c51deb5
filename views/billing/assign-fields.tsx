import type { ReactNode } from 'react'
import { walletWords } from '../../src/i18n/wallet.ts'
import { useBook } from '../books.ts'
import type { FieldOf } from '../dialogs/form-dialog.tsx'
import { Field } from '../parts/field.tsx'
import { Panel } from '../parts/panel.tsx'
import { Select } from '../parts/select.tsx'
import type { Assigning, Family } from './assign.ts'

type Props = {
  field: FieldOf
  family: Family
  /** For a family without children, which cannot have a device. */
  noChildren?: ReactNode
  /** Asks for the kind of a new device, where that matters. */
  kind?: ReactNode
}

/** One of the family's devices, or the fields of a new one. */
export function AssignFields({ field, family, noChildren, kind }: Props) {
  const say = useBook(walletWords)
  const devices = family.flatMap(child =>
    child.thietBiList.map(({ ma_thiet_bi, ten_thiet_bi }) => ({
      value: ma_thiet_bi,
      label: `${ten_thiet_bi} (${ma_thiet_bi}) – ${child.ten_tre}`,
    })),
  )
  if (family.length === 0) return <>{noChildren}</>
  return (
    <>
      {devices.length > 0 && (
        <Select
          label={say('assign.device')}
          {...field('ma_thiet_bi')}
          placeholder={say('assign.choose')}
          options={devices}
        />
      )}
      <NewDevice field={field} family={family} kind={kind} isOpen={devices.length === 0} />
    </>
  )
}

const newFields = ['ma_moi', 'ten_thiet_bi', 'loai_thiet_bi', 'ma_tre_em']

/** Open where one of its fields is wrong. */
function NewDevice({ field, family, kind, isOpen }: Omit<Props, 'noChildren'> & { isOpen: boolean }) {
  const say = useBook(walletWords)
  const isWrong = newFields.some(name => field(name).error)
  return (
    <Panel title={say(isOpen ? 'assign.first' : 'assign.new')} open={isOpen || isWrong}>
      <div className="form">
        <DeviceNames field={field} />
        <div className="form-row">
          {kind}
          <Select
            label={say('assign.child')}
            {...field('ma_tre_em')}
            placeholder={say('assign.child_choose')}
            options={family.map(({ ma_tre_em, ten_tre }) => ({ value: ma_tre_em, label: ten_tre }))}
          />
        </div>
      </div>
    </Panel>
  )
}

export function useAssignTitle({ thongTinGoi: { da_xoa }, ten_goi }: Assigning['bought']): string {
  return useBook(walletWords)(da_xoa ? 'assign.heading_deleted' : 'assign.heading', { package: ten_goi })
}

/** The code and the name of a new device. */
export function DeviceNames({ field, required }: { field: FieldOf; required?: boolean }) {
  const say = useBook(walletWords)
  return (
    <div className="form-row">
      <Field label={say('assign.new_code')} {...field('ma_moi')} required={required} autoComplete="off" />
      <Field label={say('assign.new_name')} {...field('ten_thiet_bi')} required={required} autoComplete="off" />
    </div>
  )
}
