import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type Props = Omit<ComponentProps<'input'>, 'children' | 'id' | 'className'> & FieldWords

export function Field({ label, hint, error, required, ...rest }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, required }}>
      {wiring => <input type="text" {...wiring} {...rest} className="input" />}
    </FieldFrame>
  )
}
