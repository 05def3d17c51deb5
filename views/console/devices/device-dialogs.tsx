import { familyWords } from '../../../src/i18n/family.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { changedDevice, newDevice } from '../../../src/shared/device-fields.ts'
import type { Answer } from '../../api.ts'
import { MoveLink } from '../../billing/move-dialog.tsx'
import { useBook } from '../../books.ts'
import { type Args, readIfThere } from '../../data.ts'
import type { Dialog, Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { save } from '../../submit.ts'
import { DeleteDialog } from '../editing/delete-dialog.tsx'
import { EditDialog } from '../editing/edit-dialog.tsx'
import type { Failures } from '../editing/failures.ts'
import { DeviceFields } from './device-form.tsx'

type Device = Answer<'GET', '/thiet-bi/:id'>

/** Add, change and delete a device. The id of `them-may` is that of the child, or 0 if the form asks for the child. */
export function deviceDialogs(failures: Failures): Dialogs {
  return { 'them-may': addDialog(failures), 'sua-may': changeDialog(failures), 'xoa-may': deleteDialog(failures) }
}

const names = Object.keys(newDevice)
const readDevice = (args: Args, id: number): Promise<Device | null> =>
  readIfThere(args, '/thiet-bi/:id', { params: { id } })

function addDialog(failures: Failures): Dialog<{ child: number }> {
  return {
    load: async (_args, child) => ({ child }),
    act: (args, _id, form) => save(args, 'POST', '/thiet-bi', newDevice, form, { shown: names }),
    Show: function AddDevice({ data: { child }, ...shown }: Shown<{ child: number }>) {
      const say = useBook(familyWords)
      const failed = say(failures === 'named' ? 'device.create_failed' : 'device.save_failed_here')
      return (
        <EditDialog {...shown} title={say('device.add')} row={{}} failed={failed} submit={say('device.add')}>
          {field => (
            <>
              {child ? <input type="hidden" name="ma_tre_em" value={child} /> : <ChildField field={field} />}
              <DeviceFields field={field} />
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
    act: (args, id, form) =>
      save(args, 'PUT', '/thiet-bi/:id', changedDevice, form, { shown: names }, { params: { id } }),
    Show: function ChangeDevice({ data, ...shown }: Shown<Device>) {
      const say = useBook(familyWords)
      const failed = say(failures === 'named' ? 'device.change_failed' : 'device.save_failed_here')
      return (
        <EditDialog {...shown} title={say('device.edit')} row={{ ...data }} failed={failed}>
          {field => (
            <>
              <DeviceFields field={field} />
              <ChildField field={field} />
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
      return (
        <DeleteDialog {...shown} title={say('device.delete')} failed={failed}>
          <p>{say('device.delete_ask')}</p>
          <p>{say('device.delete_takes', { device: data.ten_thiet_bi })}</p>
          <PaidTerm of={data} />
        </DeleteDialog>
      )
    },
  }
}

/** A paid term that runs on the device would end with it: it can be moved first. */
function PaidTerm({ of: { goi_hien_tai, goi_sap_toi, ten_thiet_bi } }: { of: Device }) {
  const say = useBook(familyWords)
  const paid = goi_hien_tai ?? goi_sap_toi
  if (paid?.thongTinGoi.loai_goi !== 'TRA_PHI') return null
  const { id, ngay_ket_thuc, thongTinGoi } = paid
  const until = ngay_ket_thuc && formatDate(ngay_ket_thuc)
  return (
    <Notice tone="warning" action={<MoveLink id={id} of={ten_thiet_bi} kind="secondary" />}>
      {until
        ? say('device.delete_paid', { package: thongTinGoi.ten, date: until })
        : say('device.delete_paid_endless', { package: thongTinGoi.ten })}
    </Notice>
  )
}

function ChildField({ field }: { field: Parameters<typeof DeviceFields>[0]['field'] }) {
  const say = useBook(familyWords)
  const label = useBook(labels)
  return (
    <Field
      label={label('ma_tre_em')}
      hint={say('device.child_hint')}
      {...field('ma_tre_em')}
      inputMode="numeric"
      required
    />
  )
}
