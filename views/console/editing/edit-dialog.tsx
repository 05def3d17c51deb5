import { FormDialog, type FormDialogProps } from '../../dialogs/form-dialog.tsx'
import { useConsoleWords } from '../console-words.ts'

/** A `FormDialog` with the button texts of the console. */
export function EditDialog(props: Omit<FormDialogProps, 'words'>) {
  const say = useConsoleWords()
  return (
    <FormDialog {...props} words={{ cancel: say('edit.cancel'), newest: say('edit.newest'), mine: say('edit.mine') }} />
  )
}
