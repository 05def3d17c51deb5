import { FormDialog, type FormDialogProps } from '../../dialogs/form-dialog.tsx'
import { useConsoleWords } from '../console-words.ts'

/** A form that creates or changes one row, in the console's words. */
export function EditDialog(props: Omit<FormDialogProps, 'words'>) {
  const say = useConsoleWords()
  return (
    <FormDialog {...props} words={{ cancel: say('edit.cancel'), newest: say('edit.newest'), mine: say('edit.mine') }} />
  )
}
