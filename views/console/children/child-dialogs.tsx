import { familyWords } from '../../../src/i18n/family.ts'
import { changedChild, newChild } from '../../../src/shared/family-fields.ts'
import type { Answer } from '../../api.ts'
import { useBook } from '../../books.ts'
import { type Args, readIfThere } from '../../data.ts'
import { type Dialog, type Dialogs, nextDialog, type Shown } from '../../dialogs/dialogs.tsx'
import { Checkbox } from '../../parts/checkbox.tsx'
import { save } from '../../submit.ts'
import { DeleteDialog } from '../editing/delete-dialog.tsx'
import { EditDialog } from '../editing/edit-dialog.tsx'
import type { Failures } from '../editing/failures.ts'
import { PickField } from '../picking/pick-field.tsx'
import { savePicked } from '../picking/picked.ts'
import { ChildFields } from './child-form.tsx'

type Child = Answer<'GET', '/tre-em/:id'>

/**
 * Add, change and delete a child. The id of `them-tre` is that of the parent, or 0 if the form asks for the parent. With
 * `goesOn`, the form offers to add a device next.
 */
export function childDialogs(failures: Failures, goesOn = false): Dialogs {
  return {
    'them-tre': addDialog(failures, goesOn),
    'sua-tre': changeDialog(failures),
    'xoa-tre': deleteDialog(failures),
  }
}

const names = Object.keys(newChild)
const readChild = (args: Args, id: number): Promise<Child | null> =>
  readIfThere(args, '/tre-em/:id', { params: { id } })

function addDialog(failures: Failures, goesOn: boolean): Dialog<{ parent: number }> {
  return {
    load: async (_args, parent) => ({ parent }),
    act: (args, _id, form) => {
      const next = ({ ma_tre_em }: { ma_tre_em: number }) => nextDialog(args, { name: 'them-may', id: ma_tre_em })
      return savePicked(args, form, { name: 'ma_phu_huynh', kind: 'phu_huynh' }, beside =>
        save(args, 'POST', '/tre-em', newChild, form, { shown: [...names, ...beside], ...(form.tiep && { next }) }),
      )
    },
    Show: function AddChild({ data: { parent }, ...shown }: Shown<{ parent: number }>) {
      const say = useBook(familyWords)
      const failed = say(failures === 'named' ? 'child.create_failed' : 'child.save_failed_here')
      return (
        <EditDialog {...shown} title={say('child.add')} failed={failed} submit={say('child.add')}>
          {field => (
            <>
              {parent ? (
                <input type="hidden" name="ma_phu_huynh" value={parent} />
              ) : (
                <PickField field={field} name="ma_phu_huynh" kind="phu_huynh" label={say('child.parent')} />
              )}
              <ChildFields field={field} />
              {goesOn && <Checkbox name="tiep" defaultChecked label={say('child.then_device')} />}
            </>
          )}
        </EditDialog>
      )
    },
  }
}

function changeDialog(failures: Failures): Dialog<Child> {
  return {
    load: readChild,
    act: (args, id, form) => save(args, 'PUT', '/tre-em/:id', changedChild, form, { shown: names }, { params: { id } }),
    Show: function ChangeChild({ data, ...shown }: Shown<Child>) {
      const say = useBook(familyWords)
      const failed = say(failures === 'named' ? 'child.change_failed' : 'child.save_failed_here')
      return (
        <EditDialog {...shown} title={say('child.edit')} row={{ ...data }} failed={failed}>
          {field => <ChildFields field={field} />}
        </EditDialog>
      )
    },
  }
}

function deleteDialog(failures: Failures): Dialog<Child> {
  return {
    load: readChild,
    act: (args, id) => save(args, 'DELETE', '/tre-em/:id', {}, {}, { shown: [] }, { params: { id } }),
    Show: function DeleteChild({ data, ...shown }: Shown<Child>) {
      const say = useBook(familyWords)
      const failed = say(failures === 'named' ? 'child.delete_failed' : 'child.delete_failed_here')
      return (
        <DeleteDialog {...shown} title={say('child.delete')} failed={failed}>
          <p>{say('child.delete_ask')}</p>
          <p>{say('child.delete_takes', { child: data.ten_tre, count: data.so_thiet_bi })}</p>
        </DeleteDialog>
      )
    },
  }
}
