import { parentWords } from '../../../src/i18n/parents.ts'
import { newParent, parentChange } from '../../../src/shared/parent-fields.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { type Args, readIfThere } from '../../data.ts'
import type { Dialog, Dialogs, Shown } from '../../dialogs/dialogs.tsx'
import { homePhone } from '../../layout/user.ts'
import { Notice } from '../../parts/notice.tsx'
import { save } from '../../submit.ts'
import { DeleteDialog } from '../editing/delete-dialog.tsx'
import { EditDialog } from '../editing/edit-dialog.tsx'
import type { Failures } from '../editing/failures.ts'
import { ClosedNotice, closingDialog } from './closing-dialog.tsx'
import { ParentFields } from './parent-form.tsx'

type Parent = Answer<'GET', '/phu-huynh/:id'>

/** Add, change, close and delete a parent. */
export function parentDialogs(failures: Failures): Dialogs {
  return {
    'them-phu-huynh': addDialog(failures),
    'sua-phu-huynh': changeDialog(failures),
    'xoa-phu-huynh': deleteDialog(failures),
    ...closingDialog,
  }
}

const shown = Object.keys(newParent).filter(name => name !== 'mat_khau')
const readParent = (args: Args, id: number): Promise<Parent | null> =>
  readIfThere(args, '/phu-huynh/:id', { params: { id } })

function addDialog(failures: Failures): Dialog<object> {
  return {
    load: async () => ({}),
    act: (args, _id, form) => save(args, 'POST', '/phu-huynh', newParent, form, { shown }),
    Show: function AddParent({ data: _, ...dialog }: Shown<object>) {
      const say = useBook(parentWords)
      const failed = say(failures === 'named' ? 'parent.create_failed' : 'parent.save_failed_here')
      return (
        <EditDialog {...dialog} title={say('parent.add')} failed={failed} submit={say('parent.add')}>
          {field => <ParentFields field={field} isNew />}
        </EditDialog>
      )
    },
  }
}

function changeDialog(failures: Failures): Dialog<Parent> {
  return {
    load: readParent,
    act: (args, id, form) => save(args, 'PUT', '/phu-huynh/:id', parentChange, form, { shown }, { params: { id } }),
    Show: function ChangeParent({ data, ...dialog }: Shown<Parent>) {
      const say = useBook(parentWords)
      const failed = say(failures === 'named' ? 'parent.change_failed' : 'parent.save_failed_here')
      return (
        <EditDialog {...dialog} title={say('parent.edit')} row={{ ...data, sdt: homePhone(data.sdt) }} failed={failed}>
          {field => (
            <>
              <ClosedNotice parent={data} />
              <ParentFields field={field} />
            </>
          )}
        </EditDialog>
      )
    },
  }
}

function deleteDialog(failures: Failures): Dialog<Parent> {
  return {
    load: readParent,
    act: (args, id) => save(args, 'DELETE', '/phu-huynh/:id', {}, {}, { shown: [] }, { params: { id } }),
    Show: function DeleteParent({ data, ...dialog }: Shown<Parent>) {
      const say = useBook(parentWords)
      const failed = say(failures === 'named' ? 'parent.delete_failed' : 'parent.delete_failed_here')
      const { ten_phu_huynh: parent, so_tre_em, so_thiet_bi, so_goi_dang_dung } = data
      const gone = { parent, children: so_tre_em, devices: so_thiet_bi, packages: so_goi_dang_dung }
      return (
        <DeleteDialog {...dialog} title={say('parent.delete')} failed={failed}>
          <p>{say('parent.delete_ask')}</p>
          <ClosedNotice parent={data} />
          <p>{say('parent.delete_takes', gone)}</p>
          {data.so_goi_chua_dung > 0 && (
            <Notice tone="warning">{say('parent.delete_loses', { count: data.so_goi_chua_dung })}</Notice>
          )}
        </DeleteDialog>
      )
    },
  }
}
