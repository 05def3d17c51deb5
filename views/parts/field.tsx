import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

export function Field({
  label,
  hint,
  error,
  required,
  id,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'children'> & FieldWords) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required} id={id} className={className}>
      {wiring => <input type="text" {...rest} {...wiring} className="input" />}
    </FieldFrame>
  )
}
