import { type ReactNode, useId } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { classes } from './classes.ts'

/** The texts around a field. */
export type FieldWords = { label: string; hint?: ReactNode; error?: string; required?: boolean }

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; required?: boolean }

type Props = FieldWords & {
  describedBy?: string
  children: (wiring: Wiring) => ReactNode
}

export function FieldFrame({ label, hint, error, required, describedBy, children }: Props) {
  const field = useId()
  const described = classes(error && `${field}-error`, hint !== undefined && `${field}-hint`, describedBy)
  return (
    <div className="field">
      <label className="field-label" htmlFor={field}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id: field,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {error && <FieldError id={`${field}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <div className="field-hint" id={`${field}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}

export function RequiredMark() {
  return (
    <span className="field-mark" aria-hidden="true">
      {'\u00a0*'}
    </span>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="alert" size={18} />
      {children}
    </p>
  )
}
