import { DialogButton } from './dialog-button.tsx'
import type { Opened } from './opened.ts'

/** Opens the dialog that adds a row to a list. */
export function AddLink({ opens, label }: { opens: Opened; label: string }) {
  return (
    <DialogButton opens={opens} icon="plus">
      {label}
    </DialogButton>
  )
}
