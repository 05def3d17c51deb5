import type { ComponentProps } from 'react'
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
          {...rest}
          {...wiring}
          className="input input-code"
        />
      )}
    </FieldFrame>
  )
}
