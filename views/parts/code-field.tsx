import type { ClipboardEvent, ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

/** The six digits that arrive by message. */
export function CodeField({
  label,
  hint,
  error,
  required = true,
  id,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'children' | 'type'> & FieldWords) {
  return (
    <FieldFrame {...{ label, hint, error, required, id, className }}>
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

/** A code that was copied with spaces in it, or with the whole message around it, is still six digits. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>) {
  const code = event.clipboardData.getData('text').replace(/[\s-]/g, '').match(/\d{6}/)?.[0]
  if (!code) return
  event.preventDefault()
  event.currentTarget.value = code
}
