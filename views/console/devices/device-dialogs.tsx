import { familyWords } from '../../../src/i18n/family.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { changedDevice, newDevice } from '../../../src/shared/device-fields.ts'
import type { Answer } from '../../api.ts'
import { MoveLink } from '../../billing/move-dialog.tsx'
import { useBook } from '../../books.ts'
import { type Args, readIfThere } from '../../data.ts'
import { type Dialog, type Dialogs, nextDialog, type Shown } from '../../dialogs/dialogs.tsx'
import type { FieldOf } from '../../dialogs/form-dialog.tsx'
import { Checkbox } from '../../parts/checkbox.tsx'
import { Notice } from '../../parts/notice.tsx'
import { save } from '../../submit.ts'
import { DeleteDialog } from '../editing/delete-dialog.tsx'
import { EditDialog } from '../editing/edit-dialog.tsx'
import type { Failures } from '../editing/failures.ts'
import { PickField } from '../picking/pick-field.tsx'
import { savePicked } from '../picking/picked.ts'
import { type Suggestion, suggestionOf } from '../picking/suggestion.ts'
import { DeviceFields } from './device-form.tsx'
import { Standing } from './standing.tsx'

type Device = Answer<'GET', '/thiet-bi/:id'>

/**
 * Add, change and delete a device. The id of `them-may` is that of the child, or 0 if the form asks for the child. With
 * `goesOn`, the form offers to put a package on the device next.
 */
export function deviceDialogs(failures: Failures, goesOn = false): Dialogs {
  return {
    'them-may': addDialog(failures, goesOn),
    'sua-may': changeDialog(failures),
    'xoa-may': deleteDialog(failures),
  }
}

const names = Object.keys(newDevice)
const pickedChild = { name: 'ma_tre_em', kind: 'tre_em' } as const
const readDevice = (args: Args, id: number): Promise<Device | null> =>
  readIfThere(args, '/thiet-bi/:id', { params: { id } })

type Adding = { child: Answer<'GET', '/tre-em/:id'> | null }

function addDialog(failures: Failures, goesOn: boolean): Dialog<Adding> {
  return {
    load: async (args, id) => {
      const child = id === 0 ? null : await readIfThere(args, '/tre-em/:id', { params: { id } })
      return id !== 0 && !child ? null : { child }
    },
    act: (args, _id, form) => {
      const next = ({ nguoi_dung_id }: { nguoi_dung_id: number }) =>
        nextDialog(args, { name: 'doi-goi', id: nguoi_dung_id })
      return savePicked(args, form, pickedChild, beside =>
        save(args, 'POST', '/thiet-bi', newDevice, form, { shown: [...names, ...beside], ...(form.tiep && { next }) }),
      )
    },
    Show: function AddDevice({ data: { child }, ...shown }: Shown<Adding>) {
      const say = useBook(familyWords)
      const title = child ? say('device.add_for', { child: child.ten_tre }) : say('device.add')
      const row = child ? { ten_thiet_bi: say('device.name_of', { child: child.ten_tre }) } : {}
      const failed = say(failures === 'named' ? 'device.create_failed' : 'device.save_failed_here')
      return (
        <EditDialog {...shown} title={title} row={row} failed={failed} submit={say('device.add')}>
          {field => (
            <>
              {child ? <input type="hidden" name="ma_tre_em" value={child.ma_tre_em} /> : <ChildField field={field} />}
              <DeviceFields field={field} />
              {goesOn && <Checkbox name="tiep" defaultChecked label={say('device.then_package')} />}
            </>
          )}
        </EditDialog>
      )
    },
  }
}

function changeDialog(failures: Failures): Dialog<Device> {
  return {
    load: readDevice,
    act: (args, id, form) => {
      const inputs = { params: { id } }
      return savePicked(args, form, pickedChild, beside =>
        save(args, 'PUT', '/thiet-bi/:id', changedDevice, form, { shown: [...names, ...beside] }, inputs),
      )
    },
    Show: function ChangeDevice({ data, ...shown }: Shown<Device>) {
      const say = useBook(familyWords)
      const failed = say(failures === 'named' ? 'device.change_failed' : 'device.save_failed_here')
      return (
        <EditDialog {...shown} title={say('device.edit')} row={{ ...data }} failed={failed}>
          {field => (
            <>
              <p>{data.client ? <Standing of={data} /> : say('machine.none_here')}</p>
              <DeviceFields field={field} />
              <ChildField field={field} present={childOf(data)} />
            </>
          )}
        </EditDialog>
      )
    },
  }
}

function deleteDialog(failures: Failures): Dialog<Device> {
  return {
    load: readDevice,
    act: (args, id) => save(args, 'DELETE', '/thiet-bi/:id', {}, {}, { shown: [] }, { params: { id } }),
    Show: function DeleteDevice({ data, ...shown }: Shown<Device>) {
      const say = useBook(familyWords)
      const failed = say(failures === 'named' ? 'device.delete_failed' : 'device.delete_failed_here')
      const { ten_thiet_bi: device, goi_hien_tai, goi_sap_toi } = data
      return (
        <DeleteDialog {...shown} title={say('device.delete')} failed={failed}>
          <p>{say('device.delete_ask')}</p>
          {goi_hien_tai && <p>{say('device.delete_takes', { device })}</p>}
          {goi_sap_toi && <p>{say('device.delete_returns', { device, package: goi_sap_toi.thongTinGoi.ten })}</p>}
          {!goi_hien_tai && !goi_sap_toi && <p>{say('device.delete_bare', { device })}</p>}
          <PaidTerm of={data} />
        </DeleteDialog>
      )
    },
  }
}

/** A paid term that runs on the device would end with it: it can be moved first. */
function PaidTerm({ of: { goi_hien_tai, ten_thiet_bi } }: { of: Device }) {
  const say = useBook(familyWords)
  if (goi_hien_tai?.thongTinGoi.loai_goi !== 'TRA_PHI') return null
  const { id, ngay_ket_thuc, thongTinGoi } = goi_hien_tai
  const until = ngay_ket_thuc && formatDate(ngay_ket_thuc)
  return (
    <Notice tone="warning" action={<MoveLink id={id} of={ten_thiet_bi} kind="secondary" />}>
      {until
        ? say('device.delete_paid', { package: thongTinGoi.ten, date: until })
        : say('device.delete_paid_endless', { package: thongTinGoi.ten })}
    </Notice>
  )
}

function childOf({ treEm: { ma_tre_em, ten_tre }, phuHuynh: { ten_phu_huynh } }: Device): Suggestion {
  return suggestionOf({ id: ma_tre_em, ten: ten_tre, cua: ten_phu_huynh, sdt: null })
}

function ChildField({ field, present }: { field: FieldOf; present?: Suggestion }) {
  const say = useBook(familyWords)
  return <PickField {...pickedChild} field={field} label={say('device.child')} {...(present && { present })} />
}
