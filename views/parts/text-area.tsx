import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

export function TextArea({
  label,
  hint,
  error,
  required,
  id,
  className,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'children'> & FieldWords) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required} id={id} className={className}>
      {wiring => <textarea {...rest} {...wiring} className="input" />}
    </FieldFrame>
  )
}
