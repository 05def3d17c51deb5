import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'children' | 'id' | 'className'> & FieldWords

export function TextArea({ label, hint, error, required, ...rest }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, required }}>
      {wiring => <textarea {...rest} {...wiring} className="input" />}
    </FieldFrame>
  )
}
