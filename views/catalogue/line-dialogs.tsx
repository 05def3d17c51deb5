import { labels } from '../../src/i18n/labels.ts'
import { packageWords } from '../../src/i18n/packages.ts'
import { lineChange, newLine } from '../../src/shared/catalogue-fields.ts'
import type { Typed } from '../../src/shared/typed.ts'
import { useBook } from '../books.ts'
import { DeleteDialog } from '../console/editing/delete-dialog.tsx'
import { EditDialog } from '../console/editing/edit-dialog.tsx'
import type { Args } from '../data.ts'
import type { Dialog, Shown } from '../dialogs/dialogs.tsx'
import type { FieldOf } from '../dialogs/form-dialog.tsx'
import { TextArea } from '../parts/text-area.tsx'
import { save } from '../submit.ts'
import { type Line, type Package, readLine, readPackage, type Screen, usePackageName } from './packages.ts'

const shown = Object.keys(newLine)

/** The id is that of the package. */
export function addLineDialog(screen: Screen): Dialog<Package> {
  return {
    load: readPackage,
    act: (args, id, form) =>
      screen === 'manage' && isEmpty(form)
        ? Promise.resolve({ success: true, message: '' })
        : save(args, 'POST', '/goi/:id/noi-dung', newLine, form, { shown }, { params: { id } }),
    Show: function AddLine({ data, ...rest }: Shown<Package>) {
      const say = useBook(packageWords)
      const name = usePackageName()(data)
      const failed = say(screen === 'cards' ? 'line.add_failed_here' : 'line.add_failed')
      return (
        <EditDialog {...rest} title={say('line.add')} failed={failed} submit={say('line.add')}>
          {field => (
            <>
              <p className="soft">{say('package.lines_of', { name })}</p>
              <LineField field={field} required={screen === 'cards'} />
            </>
          )}
        </EditDialog>
      )
    },
  }
}

/** The id is that of the line, here and in `deleteLineDialog`. */
export const changeLineDialog: Dialog<Line> = {
  load: readLine,
  act: (args, id, form) =>
    isEmpty(form)
      ? dropLine(args, id)
      : save(args, 'PUT', '/noi-dung/:id', lineChange, form, { shown }, { params: { id } }),
  Show: function ChangeLine({ data, ...rest }: Shown<Line>) {
    const say = useBook(packageWords)
    return (
      <EditDialog {...rest} title={say('line.edit')} row={{ ...data }} failed={say('line.change_failed')}>
        {field => <LineField field={field} />}
      </EditDialog>
    )
  },
}

export const deleteLineDialog: Dialog<Line> = {
  load: readLine,
  act: dropLine,
  Show: function DeleteLine({ data, ...rest }: Shown<Line>) {
    const say = useBook(packageWords)
    return (
      <DeleteDialog {...rest} title={say('line.delete')} failed={say('line.delete_failed')}>
        <p>{say('line.delete_ask')}</p>
        <p className="soft">“{data.noi_dung}”</p>
      </DeleteDialog>
    )
  },
}

const isEmpty = ({ noi_dung = '' }: Typed) => noi_dung.trim() === ''

function dropLine(args: Args, id: number) {
  return save(args, 'DELETE', '/noi-dung/:id', {}, {}, { shown: [] }, { params: { id } })
}

function LineField({ field, required }: { field: FieldOf; required?: boolean }) {
  const label = useBook(labels)
  return <TextArea label={label('noi_dung')} {...field('noi_dung')} required={required} rows={2} />
}
