import { consoleWords } from '../../../src/i18n/console.ts'
import { useBook } from '../../books.ts'
import { FormDialog, type FormDialogProps } from '../../dialogs/form-dialog.tsx'

/** A `FormDialog` with the button texts of the console. */
export function EditDialog(props: Omit<FormDialogProps, 'words'>) {
  const say = useBook(consoleWords)
  return (
    <FormDialog {...props} words={{ cancel: say('edit.cancel'), newest: say('edit.newest'), mine: say('edit.mine') }} />
  )
}
