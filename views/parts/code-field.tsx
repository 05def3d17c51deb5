import type { ClipboardEvent, ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type Props = Omit<ComponentProps<'input'>, 'children' | 'type' | 'id' | 'className'> & Omit<FieldWords, 'required'>

/** The field for the six digits that arrive by SMS. */
export function CodeField({ label, hint, error, ...rest }: Props) {
  return (
    <FieldFrame {...{ label, hint, error }} required>
      {wiring => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={6}
          spellCheck={false}
          onPaste={pasteCode}
          {...rest}
          {...wiring}
          className="input input-code"
        />
      )}
    </FieldFrame>
  )
}

/** Takes the six digits out of pasted text, such as a code with spaces or the whole message. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>) {
  const code = event.clipboardData.getData('text').replace(/[\s-]/g, '').match(/\d{6}/)?.[0]
  if (!code) return
  event.preventDefault()
  event.currentTarget.value = code
}
