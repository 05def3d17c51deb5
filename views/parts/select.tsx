import type { ComponentProps } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

export type Option = { value: string | number; label: string; disabled?: boolean }

type Props = Omit<ComponentProps<'select'>, 'children' | 'id' | 'className'> &
  FieldWords & { options: readonly Option[]; placeholder?: string }

/** `placeholder` is the text of an empty first option: nothing chosen, or 'all' in a filter. */
export function Select({ label, hint, error, required, options, placeholder, ...rest }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, required }}>
      {wiring => (
        <span className="input-frame">
          <select {...rest} {...wiring} className="input">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </FieldFrame>
  )
}
