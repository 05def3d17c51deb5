import { consoleWords } from '../../../src/i18n/console.ts'
import { useBook } from '../../books.ts'
import { FormDialog, type FormDialogProps } from '../../dialogs/form-dialog.tsx'

type Props = Omit<FormDialogProps, 'words' | 'submit'> & { submit?: string }

/** A `FormDialog` with the button texts of the console; what changes a row is saved. */
export function EditDialog({ submit, ...props }: Props) {
  const say = useBook(consoleWords)
  const words = { cancel: say('edit.cancel'), newest: say('edit.newest'), mine: say('edit.mine') }
  return <FormDialog {...props} submit={submit ?? say('edit.save')} words={words} />
}
