import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { DialogLink } from './dialog-link.tsx'
import type { Opened } from './opened.ts'

/** Opens the dialog that adds a row to a list. */
export function AddLink({ opens, label }: { opens: Opened; label: string }) {
  return (
    <DialogLink opens={opens} className={buttonClass({ kind: 'primary' })}>
      <ButtonWords icon="plus">{label}</ButtonWords>
    </DialogLink>
  )
}
