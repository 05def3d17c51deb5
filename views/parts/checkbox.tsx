import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field-frame.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; hint?: string; error?: string }

export function Checkbox({ label, hint, error, className, ...rest }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label className="choice">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(error && `${id}-error`, hint && `${id}-hint`) || undefined}
        />
        <span>{label}</span>
        {hint && (
          <span className="field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
